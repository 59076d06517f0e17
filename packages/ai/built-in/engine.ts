import type { Engine, EngineOutput } from '../engine.ts'
import type { Task, TaskName, TaskOf } from '../tasks.ts'
import { diagnose } from './diagnose/diagnose.ts'
import { draft } from './draft/draft.ts'
import { improve } from './improve/improve.ts'
import { interview } from './interview/interview.ts'
import { tailor } from './tailor/tailor.ts'
import { translate } from './translate/translate.ts'
import { write } from './write/write.ts'

type Answers = { [N in TaskName]: (task: TaskOf<N>) => Iterable<EngineOutput> }

/** The function for each task. */
const answers: Answers = { draft, improve, write, diagnose, tailor, translate, interview }

/** Needs no key and no network: works by rule and from what was written down for it, and says so. */
export const builtInEngine: Engine = {
  async *run(task, signal) {
    const answer = answers[task.task] as (task: Task) => Iterable<EngineOutput>
    for (const output of answer(task)) {
      if (signal.aborted) return
      yield output
    }
  },
}
