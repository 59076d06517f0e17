import { useState } from 'react'
import type { Document } from '#packages/document/schema.ts'
import { themes } from '#packages/document/themes.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { Button } from '#packages/ui/button.tsx'
import { ColourDots } from '../colour-dots.tsx'
import { Choose } from './choose.tsx'
import { useMyResumes } from './my-resumes.ts'
import type { FontName, TryOn } from './try-on.ts'
import styles from './try-on-panel.module.css'

const words = defineWords({
  zh: {
    title: '试一试',
    colour: '颜色',
    own: '原色',
    font: '字体',
    sans: '黑体',
    serif: '宋体',
    kai: '楷体',
    content: '内容',
    sample: '样例',
    mine: '我的内容',
    which: '用哪一份',
    choose: '选一份简历',
    unnamed: '未命名的简历',
    waiting: '正在找你的简历…',
    none: '这里还没有你的简历。先用样例开始，写好的内容随时可以换到别的模板上。',
    failed: '没能取到你的简历。',
    again: '再试一次',
    unchanged: '只是看看：原来的简历不会改动。这个版式没有位置的内容不显示，但都还在。',
    language: '样例语言',
    zh: '中文',
    en: 'English',
    reset: '恢复原样',
  },
  en: {
    title: 'Try it out',
    colour: 'Color',
    own: 'Original',
    font: 'Font',
    sans: 'Sans',
    serif: 'Serif',
    kai: 'Kai',
    content: 'Content',
    sample: 'Sample',
    mine: 'My content',
    which: 'Resume',
    choose: 'Choose a resume',
    unnamed: 'Untitled resume',
    waiting: 'Loading your resumes…',
    none: 'You don’t have any resumes here yet. Start with the sample; you can move what you write to any template later.',
    failed: 'Couldn’t load your resumes.',
    again: 'Try again',
    unchanged:
      'Preview only: your resume doesn’t change. Content that doesn’t fit this template is hidden, not lost.',
    language: 'Sample language',
    zh: '中文',
    en: 'English',
    reset: 'Reset',
  },
})

const FAMILIES: Record<FontName, string> = {
  sans: '"Noto Sans SC", sans-serif',
  serif: '"Noto Serif SC", serif',
  kai: '"LXGW WenKai", "Kaiti SC", KaiTi, serif',
}

interface PanelProps {
  stored: unknown
  tryOn: TryOn
  onTry(change: { [K in keyof TryOn]: TryOn[K] | undefined }): void
}

const MyContent = ({ chosen, onChoose }: { chosen: string | undefined; onChoose(id: string): void }) => {
  const t = useWords(words)
  const { list, failed, again } = useMyResumes(true)
  if (failed)
    return (
      <p className={styles.note}>
        {t.failed}
        <Button look="plain" onClick={again}>
          {t.again}
        </Button>
      </p>
    )
  if (!list) return <p className={styles.note}>{t.waiting}</p>
  if (list.length === 0) return <p className={styles.note}>{t.none}</p>
  return (
    <>
      <select
        className={styles.select}
        aria-label={t.which}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="" disabled>
          {t.choose}
        </option>
        {list.map(({ id, title }) => (
          <option key={id} value={id}>
            {title || t.unnamed}
          </option>
        ))}
      </select>
      <p className={styles.note}>{t.unchanged}</p>
    </>
  )
}

/** Colours, fonts and content to view a template with; a new resume starts with them. */
export const TryOnPanel = ({ stored, tryOn, onTry }: PanelProps) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { theme, language: own } = stored as Pick<Document, 'theme' | 'language'>
  const { colors } = theme
  const ownColor =
    typeof colors === 'string' ? themes[colors as keyof typeof themes]?.colors.theme : colors.theme
  const [asksMine, setAsksMine] = useState(tryOn.content !== undefined)
  const isChanged = Object.keys(tryOn).length > 0
  const colourName = tryOn.colors ? themes[tryOn.colors][language] : t.own
  return (
    <section className={styles.panel} aria-label={t.title}>
      <header>
        <h2>{t.title}</h2>
        {isChanged && (
          <button
            type="button"
            className={styles.reset}
            onClick={() => {
              setAsksMine(false)
              onTry({ colors: undefined, font: undefined, language: undefined, content: undefined })
            }}
          >
            {t.reset}
          </button>
        )}
      </header>
      <div className={styles.field}>
        <span>
          {t.colour}
          <b>{colourName}</b>
        </span>
        <ColourDots
          size="large"
          chosen={tryOn.colors}
          own={ownColor ?? themes.ink.colors.theme}
          onChoose={(next) => onTry({ colors: next })}
        />
      </div>
      <div className={styles.field}>
        <span>{t.font}</span>
        <Choose
          label={t.font}
          value={tryOn.font ?? theme.font}
          options={(['sans', 'serif', 'kai'] as const).map((value) => ({
            value,
            name: t[value],
            family: FAMILIES[value],
          }))}
          onChoose={(font) => onTry({ font: font === theme.font ? undefined : font })}
        />
      </div>
      <div className={styles.field}>
        <span>{t.content}</span>
        <Choose
          label={t.content}
          value={asksMine ? 'mine' : 'sample'}
          options={(['sample', 'mine'] as const).map((value) => ({ value, name: t[value] }))}
          onChoose={(value) => {
            setAsksMine(value === 'mine')
            if (value === 'sample') onTry({ content: undefined })
          }}
        />
        {asksMine ? (
          <MyContent chosen={tryOn.content} onChoose={(content) => onTry({ content, language: undefined })} />
        ) : (
          <Choose
            label={t.language}
            value={tryOn.language ?? own}
            options={(['zh', 'en'] as const).map((value) => ({ value, name: t[value] }))}
            onChoose={(value) => onTry({ language: value === own ? undefined : value })}
          />
        )}
      </div>
    </section>
  )
}
