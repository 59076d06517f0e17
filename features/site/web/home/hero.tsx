import type { CoveredRow } from '#features/templates/gallery-contract.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { LocalDrafts } from '#packages/sync/local-drafts.tsx'
import { ButtonLink } from '#packages/ui/button.tsx'
import { Outline } from '#packages/ui/icon.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { Seal } from '#packages/ui/logo.tsx'
import classes from './hero.module.css'
import { Stage } from './stage.tsx'

const words = defineWords({
  zh: {
    first: '把经历，',
    second: '写成一张好纸。',
    lead1: '挑一份模板，逐字写、随手改。',
    lead2: '屏幕上是什么样，导出的 PDF 就是什么样。',
    start: '开始制作',
    ai: '让 AI 先起草一份',
    free: '不用注册就能编辑，简历导出始终免费',
  },
  en: {
    first: 'Your experience,',
    second: 'beautifully on paper.',
    lead1: 'Choose a template and make every word yours.',
    lead2: 'The PDF is exactly what you see on the screen.',
    start: 'Get started',
    ai: 'Start with an AI draft',
    free: 'No account needed. Exporting resumes is always free.',
  },
})

/** The accent of AI actions, as elsewhere in the product. */
export const STAR =
  'M12 3.500c.9 4.600 3 6.700 7.500 7.500-4.500.9-6.600 3-7.500 7.500-.9-4.500-3-6.600-7.500-7.500 4.500-.8 6.600-2.900 7.500-7.500zM19 17v4M17 19h4'

/** Without a template: an empty sheet with the red rules of letter paper. */
const BlankSheet = () => (
  <div className={classes.blank} aria-hidden="true">
    <Seal size={64} />
  </div>
)

export const Hero = ({ row }: { row: CoveredRow | undefined }) => {
  const t = useWords(words)
  return (
    <section className={classes.hero}>
      <div className={classes.inner}>
        <div className={classes.words}>
          <h1>
            {t.first}
            <br />
            {t.second}
          </h1>
          <p className={classes.lead}>
            {t.lead1}
            <br />
            {t.lead2}
          </p>
          <div className={classes.actions}>
            <ButtonLink to="/resume" size="xl">
              {t.start}
            </ButtonLink>
            <AppLink to="/generateAiResume" className={classes.ai ?? ''}>
              <Outline path={STAR} size={18} />
              {t.ai}
            </AppLink>
          </div>
          <p className={classes.free}>{t.free}</p>
        </div>
        {row ? <Stage key={`${row.id}@${row.version}`} row={row} /> : <BlankSheet />}
        <div className={classes.drafts}>
          <LocalDrafts />
        </div>
      </div>
    </section>
  )
}
