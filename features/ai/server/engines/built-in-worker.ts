import { builtInEngine } from '#packages/ai/built-in/engine.ts'
import type { Said } from '#packages/ai/engine.ts'
import type { Task } from '#packages/ai/tasks.ts'
import { serveTasks } from '#packages/workers/serve.ts'

const tasks = {
  answer: async (task: Task): Promise<Said[]> => {
    const answer: Said[] = []
    for await (const said of builtInEngine.run(task, new AbortController().signal)) answer.push(said)
    return answer
  },
}
export type BuiltInTasks = typeof tasks

serveTasks(tasks)
