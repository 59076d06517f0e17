import { type Language, languageTag } from '#packages/i18n/language.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { Seal } from '#packages/ui/logo.tsx'
import { useSiteAddress } from '#packages/ui/page-head.tsx'
import { pageTitle } from '#packages/ui/site.ts'
import classes from './site-preview.module.css'

const words = defineWords({
  zh: {
    preview: '预览',
    tab: '浏览器标签',
    search: '搜索结果',
    foot: '页脚',
    otherTab: '另一个网页',
  },
  en: {
    preview: 'Preview',
    tab: 'Browser tab',
    search: 'Search result',
    foot: 'Footer',
    otherTab: 'Another tab',
  },
})

interface SitePreviewProps {
  language: Language
  name: string
  title: string
  description: string
  footer: string
  filing: string
}

/** A preview of the texts where visitors see them first. */
export const SitePreview = ({ language, name, title, description, footer, filing }: SitePreviewProps) => {
  const t = useWords(words)
  const host = useSiteAddress().replace(/^https?:\/\//, '')
  const whole = pageTitle(title, name, language)
  const lang = languageTag[language]
  return (
    <section className={classes.preview} aria-label={t.preview}>
      <h2>{t.tab}</h2>
      <div className={classes.window} lang={lang}>
        <div className={classes.tabs}>
          <span className={classes.tab} data-preview="tab" title={whole}>
            <Seal size={14} />
            <span>{whole}</span>
            <Icon name="close" size={12} />
          </span>
          <span className={classes.other} aria-hidden="true">
            {t.otherTab}
          </span>
        </div>
        <div className={classes.bar}>{host}</div>
      </div>
      <h2>{t.search}</h2>
      <div className={classes.result} lang={lang} data-preview="search">
        <p className={classes.source}>
          <span className={classes.round}>
            <Seal size={16} />
          </span>
          <span>
            <b>{name}</b>
            <small>{host}</small>
          </span>
        </p>
        <p className={classes.title}>{whole}</p>
        <p className={classes.description}>{description}</p>
      </div>
      <h2>{t.foot}</h2>
      <div className={classes.foot} lang={lang} data-preview="foot">
        <p>{footer}</p>
        {filing !== '' && <p>{filing}</p>}
      </div>
    </section>
  )
}
