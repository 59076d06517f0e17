import type { Call } from './pool.ts'
import { serveTasks } from './serve.ts'

const tasks = {
  double: (number: number) => number * 2,
  ask: async (question: string, call: Call) => `answered: ${await call('question', question)}`,
  fail: (message: string) => {
    throw new RangeError(message)
  },
  hang: () => {
    for (;;);
  },
  eatMemory: () => {
    const eaten: number[][] = []
    for (;;) eaten.push(Array.from({ length: 100_000 }, (_, at) => at + 0.5))
  },
}
export type TestTasks = typeof tasks

serveTasks(tasks)
