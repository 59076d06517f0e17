import { KeptHere } from '#packages/saving/kept-here.tsx'
import { Switched } from '#packages/switches/switched.tsx'
import { ButtonLink } from '#packages/ui/button.tsx'
import { AppLink } from '#packages/ui/link.tsx'
import { Seal } from '#packages/ui/logo.tsx'
import { PageHead } from '#packages/ui/page-head.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import classes from './home.module.css'

const words = defineWords({
  zh: {
    title: '在线简历制作',
    description: '挑一份模板，逐字写、随手改。屏幕上是什么样，导出的 PDF 就是什么样。',
    first: '把经历，',
    second: '写成一张好纸。',
    lead1: '挑一份模板，逐字写、随手改。',
    lead2: '屏幕上是什么样，导出的 PDF 就是什么样。',
    start: '开始制作',
    ai: '让 AI 先起草一份',
    sourceTitle: '源码公开，一条命令即可自己部署',
    sourceText: '数据留在自己的机器上，字体与脚本都不依赖外部站点。',
    source: '获取源码',
  },
  en: {
    title: 'Resume builder',
    description: 'Pick a template and make every word yours. The PDF is exactly what you see on the screen.',
    first: 'Your experience,',
    second: 'on a good sheet of paper.',
    lead1: 'Pick a template and make every word yours.',
    lead2: 'The PDF is exactly what you see on the screen.',
    start: 'Start',
    ai: 'Let AI draft it first',
    sourceTitle: 'Open source, deployed with one command',
    sourceText: 'Data stays on your own machine; fonts and scripts depend on no outside site.',
    source: 'Get the source',
  },
})

const COMMAND = 'npm start'

export const Screen = () => {
  const t = useWords(words)
  return (
    <>
      <PageHead
        title={t.title}
        description={t.description}
        canonical="/"
        data={{ '@type': 'WebApplication', name: '花笺', applicationCategory: 'BusinessApplication' }}
      />
      <section className={classes.hero}>
        <div className={classes.words}>
          <h1>
            {t.first}
            <br />
            {t.second}
          </h1>
          <p>
            {t.lead1}
            <br />
            {t.lead2}
          </p>
          <div className={classes.actions}>
            <ButtonLink to="/resume" size="xl">
              {t.start}
            </ButtonLink>
            <AppLink to="/generateAiResume" className={classes.ai}>
              {t.ai}
            </AppLink>
          </div>
          <KeptHere />
        </div>
        <div className={classes.sheet} aria-hidden="true">
          <span>
            <Seal size={64} />
          </span>
        </div>
      </section>
      <Switched by="open_get_source_code">
        <section className={classes.source}>
          <div>
            <h2>{t.sourceTitle}</h2>
            <p>{t.sourceText}</p>
          </div>
          <code>{COMMAND}</code>
          <ButtonLink to="/webCode" look="plain" size="md">
            {t.source}
          </ButtonLink>
        </section>
      </Switched>
    </>
  )
}
