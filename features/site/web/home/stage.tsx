import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { TemplateCover } from '#features/templates/cover-parts.ts'
import type { CoveredRow } from '#features/templates/gallery-contract.ts'
import { themes } from '#packages/document/themes.ts'
import { cssNames } from '#packages/fonts/faces.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { loadDocumentFonts } from '#packages/render/document-fonts-later.ts'
import { Icon, Outline } from '#packages/ui/icon.tsx'
import classes from './stage.module.css'
import { type Stage as StageParts, themeNames, useShow } from './use-show.ts'

const words = defineWords({
  zh: {
    label: '演示：一份真实的模板，由排版引擎画出，人物与公司是虚构的样例',
    color: '主题色',
    own: '模板原色',
    pause: '暂停演示',
    play: '继续演示',
    saving: '正在保存',
    saved: '已保存，刚刚',
    template: (name: string) => `模板「${name}」`,
    use: '用它开始',
  },
  en: {
    label: 'Demo: a real template rendered by the engine, with fictional people and companies',
    color: 'Theme color',
    own: 'Original color',
    pause: 'Pause demo',
    play: 'Resume demo',
    saving: 'Saving',
    saved: 'Saved just now',
    template: (name: string) => `Template “${name}”`,
    use: 'Start with this',
  },
})

const signs = {
  up: 'M6 14.500l6-6 6 6',
  down: 'M6 9.500l6 6 6-6',
  turn: 'M4 8h14l-3.500-3.500M20 16H6l3.500 3.500',
  star: 'M12 3.500c.9 4.600 3 6.700 7.500 7.500-4.500.9-6.600 3-7.500 7.500-.9-4.500-3-6.600-7.500-7.500 4.500-.8 6.600-2.900 7.500-7.500z',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.500v13l11-6.500z',
} as const

/** Refs of the moving parts: React renders none of them while the demo runs. */
const useParts = () => {
  const stage = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const caret = useRef<HTMLDivElement>(null)
  const parts = useMemo<StageParts>(
    () => ({
      stage,
      props: () =>
        sheet.current && frame.current && caret.current
          ? { sheet: sheet.current, frame: frame.current, caret: caret.current }
          : undefined,
      swatch: (name) => stage.current?.querySelector(`[data-color="${name}"]`) ?? undefined,
    }),
    [],
  )
  return { parts, stage, sheet, frame, caret }
}

/** The fonts of the rendered document; the page's own fonts have the same outlines in fewer files. */
type Faces = 'sans' | 'serif' | 'documents'

const facesOf = (sheet: HTMLElement | null): Faces => {
  const family = sheet?.querySelector<HTMLElement>('.hj-doc')?.style.getPropertyValue('--hj-family') ?? ''
  if (family.includes(cssNames.kai)) return 'documents'
  return family.includes(cssNames.serif) ? 'serif' : 'sans'
}

/** Document fonts load after everything that the page itself needs. */
const useFacesLater = (sheet: RefObject<HTMLElement | null>): Faces | undefined => {
  const [faces, setFaces] = useState<Faces>()
  useEffect(() => {
    const come = () => {
      const found = facesOf(sheet.current)
      setFaces(found)
      if (found === 'documents') loadDocumentFonts().catch(() => undefined)
    }
    if (document.readyState === 'complete') return come()
    window.addEventListener('load', come, { once: true })
    return () => window.removeEventListener('load', come)
  }, [sheet])
  return faces
}

/** A real page of a real template with a demo of the editor. */
export const Stage = ({ row }: { row: CoveredRow }) => {
  const t = useWords(words)
  const { language } = useLanguage()
  const { parts, stage, sheet, frame, caret } = useParts()
  const { color, saving, paused, setPaused, choose } = useShow(parts)
  const faces = useFacesLater(sheet)
  // Memoised: rendering the served page again would revert the demo.
  const [shown] = useState(row)
  return (
    <figure className={classes.stage} ref={stage} aria-label={t.label}>
      <div className={classes.surface}>
        <div className={classes.sheet} ref={sheet} data-sheet="" data-faces={faces}>
          <TemplateCover row={shown} isLarge />
        </div>
        <div className={classes.frame} ref={frame} aria-hidden="true">
          <span className={classes.tools}>
            <Outline path={signs.up} size={14} />
            <Outline path={signs.down} size={14} />
            <Outline path={signs.turn} size={14} />
            <Outline path={signs.star} size={14} />
          </span>
        </div>
        <div className={classes.caret} ref={caret} aria-hidden="true" />
        <span className={classes.saved} data-saving={saving || undefined} aria-hidden="true">
          <i />
          <Icon name="check" size={14} />
          {saving ? t.saving : t.saved}
        </span>
      </div>
      <div className={classes.panel}>
        <fieldset className={classes.colors}>
          <legend>{t.color}</legend>
          {themeNames.map((name) => (
            <button
              key={name}
              type="button"
              data-color={name}
              aria-label={themes[name][language]}
              aria-pressed={name === color}
              title={themes[name][language]}
              style={{ color: themes[name].colors.theme }}
              onClick={() => choose(name)}
            />
          ))}
        </fieldset>
        <button
          type="button"
          className={classes.pause}
          aria-label={paused ? t.play : t.pause}
          title={paused ? t.play : t.pause}
          onClick={() => setPaused(!paused)}
        >
          <Outline path={paused ? signs.play : signs.pause} size={14} />
        </button>
        <p className={classes.current} aria-hidden="true">
          {color ? themes[color][language] : t.own}
        </p>
        <p className={classes.which}>
          <Link to={`/resume/${row.id}`}>{t.template(row.meta.name)}</Link>
          <Link
            to={`/builder/new?template=${row.id}${color ? `&colors=${color}` : ''}`}
            rel="nofollow"
            className={classes.use ?? ''}
          >
            {t.use}
            <Icon name="chevronRight" size={14} />
          </Link>
        </p>
      </div>
    </figure>
  )
}
