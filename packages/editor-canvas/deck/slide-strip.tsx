import { EyeOff, Plus } from 'lucide'
import { type KeyboardEvent, memo, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Section } from '#packages/document/schema.ts'
import { draggedSection, readDragData } from '#packages/editor-core/drag-data.ts'
import { withDragging } from '#packages/editor-core/dragging.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useFocusRequest } from '#packages/editor-core/left-pane-state.ts'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { placeAtEnd } from '#packages/editor-forms/runs.ts'
import { useSectionActions } from '#packages/editor-forms/section-actions.ts'
import { SectionMenu } from '#packages/editor-forms/section-menu.tsx'
import { SlideFigure, type SlideSetting, useSlideSetting } from '#packages/editor-forms/slide-figure.tsx'
import { useReorder } from '#packages/editor-forms/use-reorder.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { kindOf } from '#packages/sections/registry.ts'
import styles from './slide-strip.module.css'
import { useAcross } from './use-across.ts'

const words = defineWords({
  zh: {
    slides: '幻灯片',
    add: '添加幻灯片',
    slide: (number: number, name: string) => `第 ${number} 张：${name}`,
    unnumbered: (name: string) => `幻灯片：${name}`,
    hidden: '已隐藏',
    hiddenText: '已隐藏：放映和文件里没有这一张，后面的页码也不算它。',
    empty: '没有内容',
    emptyText: '还没有内容：填写之后才有这一张。',
    spills: (more: number) => `溢出 ${more} 页`,
    spillsText: (first: number, last: number) =>
      `一张放不下，第 ${first} 到 ${last} 张都是它。想排在一张里，可以删减文字或拆成两张。`,
    keys: '方向键选择，Alt 加方向键移动，Ctrl+D 复制，Delete 删除',
  },
  en: {
    slides: 'Slides',
    add: 'Add a slide',
    slide: (number: number, name: string) => `Slide ${number}: ${name}`,
    unnumbered: (name: string) => `Slide: ${name}`,
    hidden: 'Hidden',
    hiddenText: 'Hidden: neither presented nor in the file, and not counted in the numbers of the others.',
    empty: 'Empty',
    emptyText: 'Still empty: it becomes a slide when something is written.',
    spills: (more: number) => `+${more} ${more === 1 ? 'slide' : 'slides'}`,
    spillsText: (first: number, last: number) =>
      `Too full for one slide: it takes slides ${first} to ${last}. Shorten it or make two slides of it to change that.`,
    keys: 'Arrows select, Alt and arrows move, Ctrl+D duplicates, Delete deletes',
  },
})

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

const heads = (list: Element | null | undefined) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-section-head]') ?? []),
]

interface SlideProps {
  section: Section
  setting: SlideSetting
  isFirst: boolean
  across: boolean
}

/** A slide of the strip. A click selects it; dragging or Alt with an arrow key moves it. */
const Slide = memo(({ section, setting, isFirst, across }: SlideProps) => {
  const { id, title, visible, kind } = section
  const t = useWords(words)
  const { language } = useLanguage()
  const editor = useEditor()
  const actions = useSectionActions(id)
  const [menu, setMenu] = useState(false)
  const selected = useEditorState(({ selection }) => selection?.section === id)
  // Slides are numbered as in the file.
  const place = useEditorState(({ runs }) => placeAtEnd(runs, id))
  const isCounted = useEditorState(({ runs }) => runs.length > 0)
  const { row, head, edge, dragged } = useReorder({
    data: { ...draggedSection(id) },
    across,
    accepts: (data) => {
      const other = readDragData(data)
      return other?.type === 'section' && other.id !== id
    },
    onDrop: (data, at) => {
      const other = readDragData(data)
      if (other?.type === 'section') actions.take(other.id, at)
    },
  })
  useFocusRequest({ section: id }, row)
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected, row])
  const name = title || kindOf(kind)?.[language] || kind
  const mark = (() => {
    if (!visible) return { word: t.hidden, about: t.hiddenText }
    if (!place) return isCounted ? { word: t.empty, about: t.emptyText } : undefined
    const { first, more } = place
    return more > 0 ? { word: t.spills(more), about: t.spillsText(first, first + more) } : undefined
  })()

  const go = (to: HTMLElement | undefined) => {
    to?.focus()
    to?.click()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    const all = heads(row.current?.parentElement)
    const at = all.findIndex((one) => row.current?.contains(one))
    if (by && event.altKey) actions.step(by)
    else if (by) go(all[at + by])
    else if (event.key === 'Home') go(all[0])
    else if (event.key === 'End') go(all.at(-1))
    else if (event.key === 'Delete' || event.key === 'Backspace') actions.remove()
    else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) actions.duplicate()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <li ref={row} className={styles.slide} data-drop={edge} data-section-row={id}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it opens the same menu. */}
      <div
        ref={head}
        className={styles.head}
        data-on={selected || undefined}
        data-hidden={!visible || undefined}
        data-dragged={dragged || undefined}
        onContextMenu={(event) => {
          event.preventDefault()
          setMenu(true)
        }}
      >
        <span className={styles.number} aria-hidden="true">
          {visible && place?.first}
        </span>
        <button
          type="button"
          className={styles.open}
          data-section-head=""
          tabIndex={selected || isFirst ? 0 : -1}
          aria-label={visible && place ? t.slide(place.first, name) : t.unnumbered(name)}
          aria-current={selected ? 'true' : undefined}
          aria-description={mark?.about}
          title={mark?.about}
          onClick={() => {
            actions.select()
            editor.show({ right: 'section' })
          }}
          onKeyDown={onKeyDown}
        >
          <SlideFigure section={section} setting={setting} />
        </button>
        {mark && (
          <span className={styles.mark} aria-hidden="true">
            {!visible && <Glyph icon={EyeOff} size={14} />}
            {mark.word}
          </span>
        )}
        <span className={styles.menu}>
          <SectionMenu id={id} name={name} opened={menu} onOpened={setMenu} />
        </span>
      </div>
    </li>
  )
})

/** Live previews of all slides. They are updated when typing pauses. */
export const SlideStrip = () => {
  const t = useWords(words)
  const editor = useEditor()
  const scroll = useRef<HTMLElement>(null)
  const across = useAcross()
  const sections = useDeferredValue(useEditorState(({ preview, document }) => (preview ?? document).sections))
  const setting = useDeferredValue(useSlideSetting())
  // One slide is always selected, because the form needs it.
  useEffect(() => {
    const { selection, document } = editor.state.getState()
    const [first] = document.sections
    if (!selection && first) editor.select({ section: first.id }, 'list')
  }, [editor])
  useEffect(() => {
    const element = scroll.current
    if (element) return withDragging(({ autoScrollForElements }) => autoScrollForElements({ element }))
  }, [])
  return (
    <nav ref={scroll} className={styles.strip} data-strip="" aria-label={t.slides} aria-description={t.keys}>
      <ol className={styles.list}>
        {sections.map((section, at) => (
          <Slide key={section.id} section={section} setting={setting} isFirst={at === 0} across={across} />
        ))}
      </ol>
      <button
        type="button"
        className={styles.add}
        aria-label={t.add}
        onClick={() => {
          const after = editor.state.getState().selection?.section
          editor.show({ left: { pane: 'add', ...(after ? { after } : {}) }, phone: 'content' })
        }}
      >
        <Glyph icon={Plus} size={16} />
        <span>{t.add}</span>
      </button>
    </nav>
  )
}
