import { parentPort } from 'node:worker_threads'
import { type Call, errorFrom, outcomeOf, type TaskTable, type ToPool, type ToThread } from './pool.ts'

/** Called by the module of a worker thread: answers the requests of its pool. */
export const serveTasks = (tasks: TaskTable): void => {
  const send = (message: ToPool) => parentPort?.postMessage(message)
  const waiting = new Map<number, (message: Extract<ToThread, { answerTo: number }>) => void>()
  let calls = 0

  const call: Call = (name, input) =>
    new Promise((resolve, reject) => {
      calls += 1
      const id = calls
      waiting.set(id, ({ outcome }) => {
        waiting.delete(id)
        if ('value' in outcome) resolve(outcome.value)
        else reject(errorFrom(outcome.error))
      })
      send({ call: id, name, input })
    })

  parentPort?.on('message', async (message: ToThread) => {
    if ('answerTo' in message) return waiting.get(message.answerTo)?.(message)
    const outcome = await outcomeOf(() => {
      const task = Object.hasOwn(tasks, message.name) ? tasks[message.name] : undefined
      if (!task) throw new Error(`there is no task ${message.name}`)
      return task(message.input, call)
    })
    send({ outcome })
  })
  send({ ready: true })
}
