import { builtInEngine } from '#packages/ai/built-in/engine.ts'
import type { EngineOutput } from '#packages/ai/engine.ts'
import type { Task } from '#packages/ai/tasks.ts'
import { serveTasks } from '#packages/workers/serve.ts'

const tasks = {
  answer: async (task: Task): Promise<EngineOutput[]> => {
    const answer: EngineOutput[] = []
    for await (const output of builtInEngine.run(task, new AbortController().signal)) answer.push(output)
    return answer
  },
}
export type BuiltInTasks = typeof tasks

serveTasks(tasks)
