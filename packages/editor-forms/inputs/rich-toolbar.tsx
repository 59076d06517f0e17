import type { Editor } from '@tiptap/core'
import {
  Bold,
  type IconNode,
  Italic,
  Link,
  List,
  ListOrdered,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
  Underline,
} from 'lucide'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './hj-editor.module.css'
import shared from './inputs.module.css'
import { Pop } from './pop.tsx'
import { RichColor } from './rich-color.tsx'
import { RichLink } from './rich-link.tsx'
import { useRichState } from './use-rich-state.ts'

const words = defineWords({
  zh: {
    bar: (label: string) => `${label}的格式`,
    bold: '加粗',
    italic: '斜体',
    underline: '下划线',
    bullet: '项目符号',
    number: '编号',
    link: '链接',
    align: '对齐',
    left: '左对齐',
    center: '居中',
    right: '右对齐',
    justify: '两端对齐',
    color: '文字颜色',
  },
  en: {
    bar: (label: string) => `Format of ${label}`,
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    bullet: 'Bullets',
    number: 'Numbers',
    link: 'Link',
    align: 'Align',
    left: 'Left',
    center: 'Centre',
    right: 'Right',
    justify: 'Justify',
    color: 'Text colour',
  },
})

const MARKS = [
  ['bold', Bold, 'Ctrl+B'],
  ['italic', Italic, 'Ctrl+I'],
  ['underline', Underline, 'Ctrl+U'],
] as const
const LISTS = [
  ['bullet', List, 'Ctrl+Shift+8'],
  ['number', ListOrdered, 'Ctrl+Shift+7'],
] as const
const ALIGNS = {
  left: TextAlignStart,
  center: TextAlignCenter,
  right: TextAlignEnd,
  justify: TextAlignJustify,
}
type Align = keyof typeof ALIGNS

const Tool = ({
  icon,
  name,
  keys = '',
  on,
  expanded,
  stop = false,
  onPress,
  ...rest
}: {
  icon: IconNode
  name: string
  keys?: string
  on?: boolean
  expanded?: boolean
  /** The tab stop of its toolbar. */
  stop?: boolean
  disabled: boolean
  onPress(): void
}) => (
  <button
    type="button"
    className={shared.button}
    tabIndex={stop ? 0 : -1}
    aria-label={name}
    title={keys ? `${name} ${keys}` : name}
    {...(on === undefined ? {} : { 'aria-pressed': on })}
    {...(expanded === undefined ? {} : { 'aria-haspopup': 'dialog', 'aria-expanded': expanded })}
    // The text stays selected.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
    {...rest}
  >
    <Glyph icon={icon} size={14} />
  </button>
)

/** The toolbar has one tab stop; arrow keys move between buttons. */
const walk = (event: KeyboardEvent<HTMLDivElement>) => {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(':scope button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  if (by === 0 || at < 0) return
  event.preventDefault()
  buttons[(at + by + buttons.length) % buttons.length]?.focus()
}

/** The formatting at the caret as a text: the toolbar renders only when it changes. */
const stateOf = (editor: Editor): string =>
  JSON.stringify([
    MARKS.filter(([mark]) => editor.isActive(mark)).map(([mark]) => mark),
    editor.getAttributes('paragraph'),
    editor.getAttributes('link').href ?? '',
    editor.getAttributes('color').color ?? '',
  ])

interface RichToolbarProps {
  editor: Editor
  label: string
  disabled: boolean
}

/** Does not render when text is typed, only when the formatting at the caret changes. */
export const RichToolbar = memo(function RichToolbar({ editor, label, disabled }: RichToolbarProps) {
  const t = useWords(words)
  const linkTool = useRef<HTMLSpanElement>(null)
  const alignTool = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState<'link' | 'align'>()
  const state = useRichState(editor, () => stateOf(editor))
  const [marks, { list, align }, href, color] = JSON.parse(state) as [
    string[],
    { list?: string; align?: Align },
    string,
    string,
  ]
  useEffect(() => {
    const { dom } = editor.view
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || disabled) return
      event.preventDefault()
      setOpen('link')
    }
    dom.addEventListener('keydown', onKeyDown)
    return () => dom.removeEventListener('keydown', onKeyDown)
  }, [editor, disabled])
  const close = () => {
    setOpen(undefined)
    editor.commands.focus()
  }
  const set = (attributes: Record<string, string | null>) =>
    editor.chain().focus().updateAttributes('paragraph', attributes).run()
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t.bar(label)} onKeyDown={walk}>
      {MARKS.map(([mark, icon, keys]) => (
        <Tool
          key={mark}
          stop={mark === 'bold'}
          icon={icon}
          name={t[mark]}
          keys={keys}
          on={marks.includes(mark)}
          disabled={disabled}
          onPress={() => editor.chain().focus().toggleMark(mark).run()}
        />
      ))}
      {LISTS.map(([kind, icon, keys]) => (
        <Tool
          key={kind}
          icon={icon}
          name={t[kind]}
          keys={keys}
          on={list === kind}
          disabled={disabled}
          onPress={() => set({ list: list === kind ? null : kind })}
        />
      ))}
      <span ref={linkTool}>
        <Tool
          icon={Link}
          name={t.link}
          keys="Ctrl+K"
          expanded={open === 'link'}
          on={href !== ''}
          disabled={disabled}
          onPress={() => setOpen('link')}
        />
      </span>
      <Pop anchor={linkTool} opened={open === 'link'} onClose={close} label={t.link}>
        <RichLink editor={editor} href={href} onDone={close} />
      </Pop>
      <span ref={alignTool}>
        <Tool
          icon={ALIGNS[align ?? 'left']}
          name={t.align}
          expanded={open === 'align'}
          disabled={disabled}
          onPress={() => setOpen('align')}
        />
      </span>
      <Pop anchor={alignTool} opened={open === 'align'} onClose={close} label={t.align}>
        <div className={styles.menu} role="toolbar" aria-label={t.align} onKeyDown={walk}>
          {(Object.keys(ALIGNS) as Align[]).map((one) => (
            <Tool
              key={one}
              stop={one === (align ?? 'left')}
              icon={ALIGNS[one]}
              name={t[one]}
              on={align === one}
              disabled={disabled}
              onPress={() => {
                set({ align: align === one ? null : one })
                setOpen(undefined)
              }}
            />
          ))}
        </div>
      </Pop>
      <RichColor editor={editor} color={color} label={t.color} disabled={disabled} />
    </div>
  )
})
