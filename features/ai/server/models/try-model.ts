import { EngineFailure } from '#packages/ai/engine.ts'
import { AppError } from '#packages/api/errors.ts'
import { AnswerFailure } from '../engines/answer-failure.ts'
import { AddressRefused } from '../engines/guarded-request.ts'
import { spokenText } from '../engines/spoken-text.ts'
import { type KnownModel, type ModelDeps, readModel } from './model.ts'

const MAX_ANSWER_LENGTH = 200
/** Within the half minute that a browser waits for any call. */
const TRY_SECONDS = 25
/** JSON mode requires that the prompt mentions JSON. */
const WORDS = 'Answer with this JSON and nothing else: {"ok":true}'

/** One line. An endpoint that repeats the key in its error does not bring it to a screen. */
const shortened = (text: string, apiKey: string | undefined) =>
  (apiKey === undefined ? text : text.replaceAll(apiKey, '…'))
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, MAX_ANSWER_LENGTH)

/** Makes one tiny call and reports its result to the admin who sets the model up. */
export const tryModel = async (deps: ModelDeps, id: string, signal: AbortSignal) => {
  const model = await readModel(deps, id)
  if (!model) throw new AppError('not_found')
  const began = performance.now()
  const outcome = await answerOf(model, signal)
  return { ...outcome, milliseconds: Math.round(performance.now() - began) }
}

const nothing = { isAddressRefused: false, said: '' }

const answerOf = async (model: KnownModel, signal: AbortSignal) => {
  // A call without the key would report a missing key, which is misleading.
  if (model.key === 'unreadable') return { failure: 'refused' as const, status: null, ...nothing }
  const upstream = { ...model, timeoutSeconds: Math.min(model.timeoutSeconds, TRY_SECONDS) }
  let answer = ''
  try {
    for await (const text of spokenText({
      upstream,
      messages: [{ role: 'user', content: WORDS }],
      signal,
    })) {
      answer += text
      if (answer.length > MAX_ANSWER_LENGTH) break
    }
    return { failure: null, status: 200, isAddressRefused: false, said: shortened(answer, model.apiKey) }
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error
    const isAddressRefused = error.cause instanceof AddressRefused
    const { status, answer: words } = error instanceof AnswerFailure ? error : { status: 200, answer }
    return {
      failure: error.code,
      status: status ?? null,
      isAddressRefused,
      said: shortened(words, model.apiKey),
    }
  }
}
