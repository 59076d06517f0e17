import type { EngineOutput } from '../../engine.ts'
import { MAX_TEXT } from '../../places.ts'
import type { TaskOf } from '../../tasks.ts'
import { piecesOf, randomOf } from '../draft/random.ts'
import { knownOf } from './known.ts'
import { writeWords } from './words.ts'
import { writerFor } from './writers.ts'

/** Writes a field from what the document says and from what people of the job do. The same task, the same text. */
export function* write(task: TaskOf<'write'>): Generator<EngineOutput> {
  const t = writeWords[task.language]
  const known = knownOf(task)
  const written = writerFor(task.target)?.(task, known) ?? 'notThis'
  if (typeof written === 'string') {
    yield { step: { step: 'note', text: t[written] } }
    return
  }
  const { place } = task.target
  const text = written.text.slice(0, MAX_TEXT)
  const ofJob = known.isGeneral ? t.fromGeneral(known.jobName) : t.fromJob(known.job?.zh ?? known.jobName)
  const why = { job: ofJob, own: t.fromOwn, wish: t.fromRequest }[written.from]
  for (const piece of piecesOf(text, randomOf(text))) yield { live: { at: place, text: piece } }
  yield { step: { step: 'change', place, text, why: why.slice(0, 300) } }
  if (task.language === 'en') yield { step: { step: 'note', text: t.chineseOnly } }
}
