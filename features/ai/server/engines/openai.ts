import { messagesFor, readerFor } from '#packages/ai/asking/asking.ts'
import type { Engine, EngineOutput } from '#packages/ai/engine.ts'
import type { Task } from '#packages/ai/tasks.ts'
import { builtInAnswer } from './built-in.ts'
import type { Patience, Upstream } from './connection.ts'
import { spokenText } from './spoken-text.ts'

/**
 * Steps that are computed are not requested from the model: scores rest on evidence, and words of a posting are
 * counted.
 */
const RULE_MADE = { diagnose: 'score', tailor: 'keyword' } as const

async function* ruleMade(task: Task, signal: AbortSignal): AsyncGenerator<EngineOutput> {
  const kind = task.task === 'diagnose' || task.task === 'tailor' ? RULE_MADE[task.task] : undefined
  if (kind === undefined) return
  for (const output of await builtInAnswer(task, signal))
    if ('step' in output && output.step.step === kind) yield output
}

/** A model behind an OpenAI-compatible endpoint. */
export const openAiEngine = (upstream: Upstream, patience?: Patience): Engine => ({
  async *run(task, signal) {
    yield* ruleMade(task, signal)
    const reader = readerFor(task)
    const asked = { upstream, messages: messagesFor(task), signal, patience }
    for await (const text of spokenText(asked)) yield* reader.read(text)
    yield* reader.end()
  },
})
