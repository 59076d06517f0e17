import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Switched } from '#packages/switches/switched.tsx'
import { ButtonLink } from '#packages/ui/button.tsx'
import classes from './source-block.module.css'

const words = defineWords({
  zh: {
    title: '源码公开，一条命令即可自己部署',
    text: '数据留在自己的机器上，字体与脚本都不依赖外部站点。',
    get: '获取源码',
  },
  en: {
    title: 'Open source. Deploy it with one command.',
    text: 'Your data stays on your own machine. Fonts and scripts don’t depend on other sites.',
    get: 'Get the source code',
  },
})

const COMMAND = 'npm start'

export const SourceBlock = () => {
  const t = useWords(words)
  return (
    <Switched by="open_get_source_code">
      <section className={classes.source}>
        <div>
          <h2>{t.title}</h2>
          <p>{t.text}</p>
        </div>
        <code>{COMMAND}</code>
        <ButtonLink to="/webCode" look="plain" size="md">
          {t.get}
        </ButtonLink>
      </section>
    </Switched>
  )
}
