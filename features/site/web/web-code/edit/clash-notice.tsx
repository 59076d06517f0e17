import { defineWords, useWords } from '#packages/i18n/words.tsx'
import type { Part } from './draft.ts'
import { formWords } from './form-words.ts'
import classes from './page-editor.module.css'
import type { Clash } from './use-page-draft.ts'

const words = defineWords({
  zh: {
    stale: '你编辑期间，这一页被别人保存过。你写的都还在。',
    theirs: (parts: string) => `对方改了${parts}，已合进来。`,
    both: '下面这些两边都改过，请选一份，再保存：',
    mine: '用我的',
    taken: '用对方的',
    again: '检查一下，再按一次「保存」。',
    comma: '、',
  },
  en: {
    stale: 'Someone else saved this page while you were editing. Everything you wrote is still here.',
    theirs: (parts: string) => `They changed ${parts}, which is now included.`,
    both: 'You both changed these. Choose one version of each, then save:',
    mine: 'Use mine',
    taken: 'Use theirs',
    again: 'Check the page, then select Save again.',
    comma: ', ',
  },
})

/** Concurrent edits: parts that were merged, and conflicts to resolve. */
export const ClashNotice = ({
  clash: { both, theirs },
  onChoose,
}: {
  clash: Clash
  onChoose(part: Part, chosen: 'mine' | 'theirs'): void
}) => {
  const t = useWords(words)
  const names = useWords(formWords)
  const clashing = Object.entries(both) as [Part, NonNullable<Clash['both'][Part]>][]
  return (
    <div className={classes.notice} role="alert">
      <p>{t.stale}</p>
      {theirs.length > 0 && <p>{t.theirs(theirs.map((part) => names[part]).join(t.comma))}</p>}
      {clashing.length > 0 && <p>{t.both}</p>}
      {clashing.map(([part, { chosen }]) => (
        <fieldset key={part} className={classes.languages}>
          <legend>{names[part]}</legend>
          <b aria-hidden="true">{names[part]}</b>
          {(['mine', 'theirs'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name={`clash-${part}`}
                checked={chosen === one}
                onChange={() => onChoose(part, one)}
              />
              <span>{one === 'mine' ? t.mine : t.taken}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <p>{t.again}</p>
    </div>
  )
}
