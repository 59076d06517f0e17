import { Check, Minus } from 'lucide'
import { useId, useMemo, useState } from 'react'
import { textsOf } from '#packages/ai/document-texts.ts'
import { coverage } from '#packages/ai/match/coverage.ts'
import { type Place, samePlace } from '#packages/ai/places.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useDocument, useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { ChangeList } from '../change/change-list.tsx'
import type { Reviewed } from '../change/use-review.ts'
import { isRunning } from '../run/run-state.ts'
import styles from './editor.module.css'
import looks from './optimize.module.css'
import shared from './parts.module.css'
import { RunBar } from './run-bar.tsx'
import { RunNotice } from './run-notice.tsx'
import { useChosenModel } from './use-chosen-model.ts'
import type { StoredRun } from './use-stored-run.ts'

const words = defineWords({
  zh: {
    posting: '岗位描述',
    hint: '把招聘信息里的职责与要求整段贴进来',
    start: '对照岗位',
    before: '现在',
    after: '采用选中的改动后',
    share: (share: number) => `${share}%`,
    covered: (have: number, all: number) => `覆盖 ${have} / ${all} 个关键词`,
    must: '必须',
    asked: '要求',
    nice: '加分',
    has: '简历里有',
    lacks: '简历里没有',
    changes: (count: number) => (count === 0 ? '改动' : `${count} 条改动`),
    none: '不用改文字：能说的都说了。简历里没有的，不会替你加上。',
    unread: '还没有给出改动就停下了。',
    coming: '正在对照…',
    nothing: '简历里还没有文字，先写几句再来。',
  },
  en: {
    posting: 'Job description',
    hint: 'Paste the full job posting, including duties and requirements',
    start: 'Compare',
    before: 'Now',
    after: 'With selected changes',
    share: (share: number) => `${share}%`,
    covered: (have: number, all: number) => `${have} of ${all} keywords`,
    must: 'Required',
    asked: 'Requested',
    nice: 'Nice to have',
    has: 'in the resume',
    lacks: 'not in the resume',
    changes: (count: number) => (count === 0 ? 'Changes' : count === 1 ? '1 change' : `${count} changes`),
    none: 'No text changes needed. We never add things your resume doesn’t have.',
    unread: 'It stopped before suggesting any changes.',
    coming: 'Comparing…',
    nothing: 'There’s no text yet. Write something first.',
  },
})

const WEIGHTS = { 3: 'must', 2: 'asked', 1: 'nice' } as const

const percent = (share: number) => Math.round(share * 100)

/** How many required keywords the resume has, now and with the suggested edits. */
const Coverage = ({
  stored,
  reviewed,
  onPlace,
}: {
  stored: StoredRun
  reviewed: readonly Reviewed[]
  onPlace(place: Place): void
}) => {
  const t = useWords(words)
  const document = useDocument()
  const wanted = useMemo(() => stored.run.steps.filter((step) => step.step === 'keyword'), [stored.run.steps])
  const now = useMemo(() => coverage(wanted, textsOf(document)), [wanted, document])
  const then = coverage(
    wanted,
    textsOf(document).map((text) => {
      const one = reviewed.find(({ proposal }) => samePlace(proposal.place, text.place))
      return one ? { ...text, text: one.text } : text
    }),
  )
  const have = (words: typeof now.words) => words.filter(({ places }) => places.length > 0).length
  const gains = percent(then.share) !== percent(now.share) || have(then.words) !== have(now.words)
  return (
    <section className={looks.coverage}>
      <dl>
        <div>
          <dt>{t.before}</dt>
          <dd>
            <b>{t.share(percent(now.share))}</b> {t.covered(have(now.words), wanted.length)}
          </dd>
        </div>
        {gains && (
          <div>
            <dt>{t.after}</dt>
            <dd>
              <b>{t.share(percent(then.share))}</b> {t.covered(have(then.words), wanted.length)}
            </dd>
          </div>
        )}
      </dl>
      <span className={looks.bar} aria-hidden="true">
        <i data-then="" style={{ width: `${percent(then.share)}%` }} />
        <i style={{ width: `${percent(now.share)}%` }} />
      </span>
      {([3, 2, 1] as const).map((weight) => {
        const some = now.words.filter((word) => word.weight === weight)
        return (
          some.length > 0 && (
            <div key={weight} className={looks.keywords}>
              <span>{t[WEIGHTS[weight]]}</span>
              <ul>
                {some.map(({ word, places: [place] }) => (
                  <li key={word}>
                    {place ? (
                      <button type="button" title={t.has} onClick={() => onPlace(place)}>
                        <Glyph icon={Check} size={12} />
                        {word}
                      </button>
                    ) : (
                      <span title={t.lacks}>
                        <Glyph icon={Minus} size={12} />
                        {word}
                        <span className={styles.hiddenText}>{t.lacks}</span>
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </section>
  )
}

interface TailorProps {
  stored: StoredRun
  reviewed: readonly Reviewed[]
  onPlace(place: Place): void
}

/** Compares the resume with a job description: required keywords, matches, and edits that improve the match. */
export const TailorTab = ({ stored, reviewed, onPlace }: TailorProps) => {
  const t = useWords(words)
  const id = useId()
  const editor = useEditor()
  const chosen = useChosenModel('tailor')
  const [posting, setPosting] = useState(stored.asked)
  const [isEmpty, setEmpty] = useState(false)
  const hasWords = stored.run.steps.some((step) => step.step === 'keyword')
  const start = () => {
    const { document } = editor.state.getState()
    const texts = textsOf(document)
    setEmpty(texts.length === 0)
    const wanted = posting.trim().slice(0, 8000)
    if (texts.length === 0 || wanted === '' || !chosen.model) return
    const task = { task: 'tailor', language: document.language, texts, posting: wanted } as const
    stored.start(chosen.model.id, task, texts, posting)
  }
  return (
    <div className={looks.tab}>
      <label className={looks.posting} htmlFor={id}>
        <span>{t.posting}</span>
        <textarea
          id={id}
          className={shared.area}
          value={posting}
          maxLength={8000}
          rows={hasWords ? 3 : 7}
          placeholder={t.hint}
          onChange={({ currentTarget }) => setPosting(currentTarget.value)}
        />
      </label>
      <RunBar
        task="tailor"
        chosen={chosen}
        run={stored.run}
        name={t.start}
        disabled={posting.trim() === ''}
        onStart={start}
        onStop={stored.stop}
      />
      {isEmpty && <p className={styles.quiet}>{t.nothing}</p>}
      <RunNotice run={stored.run} chosen={chosen} onAgain={start} />
      {hasWords && (
        <>
          <Coverage stored={stored} reviewed={reviewed} onPlace={onPlace} />
          <div className={looks.detail}>
            <h3>{t.changes(reviewed.length)}</h3>
            {reviewed.length === 0 && (
              <p className={styles.quiet}>
                {isRunning(stored.run) ? t.coming : stored.run.phase === 'done' ? t.none : t.unread}
              </p>
            )}
            <ChangeList reviewed={reviewed} onPlace={({ place }) => onPlace(place)} />
          </div>
        </>
      )}
    </div>
  )
}
