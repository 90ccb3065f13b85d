"""Random kernels whose threads exchange values: by shared memory, barriers, warp operations and atomics; now and then they fail."""

from __future__ import annotations

from _random_kernels import GATHERED, Env, Kernel

#: Shared arrays, one element a thread; and how many counters for atomics there are beside them.
SHARED = (("%s", "i32"), ("%u", "f32"))
COUNTS = 16
_SPACE = "#gpu.address_space<workgroup>"
_COUNTERS = f"memref<{COUNTS}xi32, {_SPACE}>"


class Meeting(Kernel):
    """A kernel of Kernel's ops and of those in which threads meet."""

    shapes = (8, 32, 40, 64, 96, (8, 8), (16, 4), (32, 2), (5, 3, 2), (64, 2))
    #: How likely something that threads need to meet is wrong.
    wrong = 0.0

    def body(self, env: Env, depth: int) -> None:
        if depth:
            super().body(env, depth)
            return
        self.begin(env)
        for _ in range(self.random.randint(2, 6)):
            self.step(env, 0, whole=True)

    def begin(self, env: Env) -> None:
        """Ids of the thread in its block, and what the arrays in shared memory start with."""
        self.wrong = self.random.choice([0, 0, 0, 0.15])
        buffers = [f"{name}: memref<{self.block}x{type}, {_SPACE}>" for name, type in SHARED]
        self.more = f" workgroup({', '.join([*buffers, f'%h: {_COUNTERS}'])})"
        loaded = self.set(f"memref.load {GATHERED[0]}[{self.constant(3)}] : memref<?xi32>")
        three, zero = (self.set(f"arith.constant {number} : i32") for number in (3, 0))
        self.few = self.set(f"arith.index_cast {self.set(f'arith.andi {loaded}, {three} : i32')} : i32 to index")
        sizes = self.shape if isinstance(self.shape, tuple) else (self.shape,)
        numbers = [self.set(f"gpu.thread_id {axis}") for axis in "xyz"[: len(sizes)]]
        self.tid = numbers[-1]
        for size, number in zip(reversed(sizes[:-1]), reversed(numbers[:-1])):
            scaled = self.set(f"arith.muli {self.tid}, {self.constant(size)} : index")
            self.tid = self.set(f"arith.addi {scaled}, {number} : index")
        first = self.set(f"arith.muli {self.set('gpu.block_id x')}, {self.constant(self.block)} : index")
        self.own = self.set(f"arith.addi {first}, {self.tid} : index")
        env["index"].append(self.tid)
        if self.random.random() >= self.wrong:
            within = self.set(f"arith.cmpi ult, {self.tid}, {self.constant(COUNTS)} : index")
            self.emit(f"scf.if {within} {{")
            self.emit(f"memref.store {zero}, %h[{self.tid}] : {_COUNTERS}")
            self.emit("}")
            if self.block < COUNTS:
                above = self.set(f"arith.addi {self.tid}, {self.constant(self.block)} : index")
                self.emit(f"memref.store {zero}, %h[{above}] : {_COUNTERS}")
        self.barrier()

    def constant(self, number: int) -> str:
        return self.set(f"arith.constant {number} : index")

    def barrier(self) -> None:
        if self.random.random() >= self.wrong:
            self.emit("gpu.barrier")

    def step(self, env: Env, depth: int, *, whole: bool) -> None:
        """Something that all threads come to; of a block if ``whole``, else of a warp."""
        pick = self.random.random()
        if pick < 0.2:
            for _ in range(self.random.randint(1, 4)):
                self.straight(env)
        elif pick < 0.3:
            self.branch(env, 2)
        elif whole and pick < 0.5:
            self.hand_over(env)
        elif whole and pick < 0.58:
            self.count_up(env)
        elif pick < 0.82 or depth > 1:
            self.exchange(env, whole)
        elif pick < 0.91:
            self.together_loop(env, depth, whole)
        else:
            self.together_branch(env, depth, whole)

    def hand_over(self, env: Env) -> None:
        """Each thread leaves a value, and takes another one's."""
        name, type = self.random.choice(SHARED)
        ref = f"memref<{self.block}x{type}, {_SPACE}>"
        if self.random.random() >= self.wrong:
            self.emit(f"memref.store {self.value(env, type)}, {name}[{self.tid}] : {ref}")
        self.barrier()
        for _ in range(self.random.randint(1, 2)):
            shifted = self.set(f"arith.addi {self.tid}, {self.constant(self.random.randint(0, self.block))} : index")
            other = self.set(f"arith.remui {shifted}, {self.constant(self.block)} : index")
            if self.random.random() < self.wrong / 2:
                other = shifted
            env[type].append(self.set(f"memref.load {name}[{other}] : {ref}"))
        self.barrier()

    def count_up(self, env: Env) -> None:
        most = self.constant(COUNTS - 1)
        at = self.set(f"arith.andi {self.value(env, 'index')}, {most} : index")
        kind = self.random.choice(["addi", "maxs", "minu", "ori", "andi"])
        self.set(f"memref.atomic_rmw {kind} {self.value(env, 'i32')}, %h[{at}] : (i32, {_COUNTERS}) -> i32")
        self.barrier()
        if self.random.random() < 0.7:
            at = self.set(f"arith.andi {self.tid}, {most} : index")
            env["i32"].append(self.set(f"memref.load %h[{at}] : {_COUNTERS}"))
            self.barrier()

    def exchange(self, env: Env, whole: bool) -> None:
        type = self.random.choice(["i32", "f32", "i64", "f64"])
        value, pick = self.value(env, type), self.random.random()
        if pick < 0.5:
            mode = self.random.choice(["xor", "down", "up", "idx"])
            offset = self.set(f"arith.constant {self.random.choice([0, 1, 2, 3, 8, 16, 31])} : i32")
            if self.random.random() < 0.2:
                most = self.set("arith.constant 31 : i32")
                offset = self.set(f"arith.andi {self.value(env, 'i32')}, {most} : i32")
            width = self.set(f"arith.constant {self.random.choice([32, 32, 32, 16, 8])} : i32")
            self.count += 2
            name, flag = f"%v{self.count}", f"%v{self.count - 1}"
            self.emit(f"{name}, {flag} = gpu.shuffle {mode} {value}, {offset}, {width} : {type}")
            env[type].append(name)
            env["i1"].append(flag)
        elif pick < 0.6:
            lane = self.set(f"arith.constant {self.random.choice([0, 3, 7])} : i32")
            how = "first_active_lane" if self.random.random() < 0.5 else f"specific_lane {lane}"
            env[type].append(self.set(f"gpu.subgroup_broadcast {value}, {how} : {type}"))
        elif pick < 0.7:
            env["i32"].append(self.set(f"gpu.ballot {self.value(env, 'i1')} : i32"))
        elif pick < 0.85 or not whole:
            size = self.random.choice(["", "", " cluster(size = 8)"])
            env[type].append(
                self.set(f"gpu.subgroup_reduce {self.reduction(type)} {value}{size} : ({type}) -> ({type})")
            )
        else:
            env[type].append(self.set(f"gpu.all_reduce {self.reduction(type)} {value} {{}} : ({type}) -> ({type})"))

    def reduction(self, type: str) -> str:
        return self.random.choice(["add", "minimumf"] if type[0] == "f" else ["add", "xor", "maxsi", "minui"])

    def together_loop(self, env: Env, depth: int, whole: bool) -> None:
        types = [self.random.choice(("i32", "f32", "index")) for _ in range(self.random.randint(0, 2))]
        end = self.random.choice([self.few, self.few, self.constant(2)])
        if self.random.random() < self.wrong:
            end = self.set(f"arith.andi {self.tid}, {self.constant(3)} : index")
        zero, one = self.constant(0), self.constant(1)
        first = [self.value(env, type) for type in types]
        self.count += 1 + 2 * len(types)
        names = [f"%v{self.count - number}" for number in range(1 + 2 * len(types))]
        counter, carried, results = names[0], names[1 : 1 + len(types)], names[1 + len(types) :]
        given = ", ".join(f"{a} = {b}" for a, b in zip(carried, first))
        front = f"{', '.join(results)} = " if types else ""
        tail = f" iter_args({given}) -> ({', '.join(types)})" if types else ""
        self.emit(f"{front}scf.for {counter} = {zero} to {end} step {one}{tail} {{")
        inner = {each: list(known) for each, known in env.items()}
        inner["index"].append(counter)
        for type, name in zip(types, carried):
            inner[type].append(name)
        for _ in range(self.random.randint(1, 3)):
            self.step(inner, depth + 1, whole=whole)
        if types:
            yielded = [self.value(inner, type) for type in types]
            if self.random.random() < 0.3:
                yielded = [self.random.choice([a for a, b in zip(carried, types) if b == type]) for type in types]
            self.emit(f"scf.yield {', '.join(yielded)} : {', '.join(types)}")
        self.emit("}")
        for type, name in zip(types, results):
            env[type].append(name)

    def together_branch(self, env: Env, depth: int, whole: bool) -> None:
        """A branch that the threads of a block, or of a warp, take together."""
        one = self.constant(1)
        if self.random.random() < self.wrong:
            number = self.tid
        elif whole and self.random.random() < 0.6:
            number = self.set("gpu.block_id x")
        else:
            whole, number = False, self.set("gpu.subgroup_id : index")
        flag = self.set(f"arith.cmpi {self.random.choice(['eq', 'ult'])}, {number}, {one} : index")
        type = self.random.choice(("i32", "f32"))
        self.count += 1
        result = f"%v{self.count}"
        self.emit(f"{result} = scf.if {flag} -> ({type}) {{")
        for side in range(2):
            inner = {each: list(known) for each, known in env.items()}
            for _ in range(self.random.randint(0, 2)):
                self.step(inner, depth + 1, whole=whole)
            self.emit(f"scf.yield {self.value(inner, type)} : {type}")
            self.emit("}" if side else "} else {")
        env[type].append(result)
