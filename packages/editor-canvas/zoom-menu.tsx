import { Check, Minus, Plus } from 'lucide'
import type { Zoom } from '#packages/editor-core/editor.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { useEditor, useEditorState } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Menu, MenuDivider, MenuItem } from '#packages/ui/menu.tsx'
import styles from './stage.module.css'
import { useStageState } from './use-stage.ts'
import { percent, stepped } from './zoom.ts'

const words = defineWords({
  zh: {
    smaller: '缩小',
    larger: '放大',
    zoom: (now: string) => `缩放：${now}`,
    width: '适合宽度',
    page: '整页',
  },
  en: {
    smaller: 'Zoom out',
    larger: 'Zoom in',
    zoom: (now: string) => `Zoom: ${now}`,
    width: 'Fit width',
    page: 'Whole page',
  },
})

const FACTORS = [0.5, 0.75, 1, 1.25, 1.5, 2]

export const ZoomMenu = () => {
  const t = useWords(words)
  const editor = useEditor()
  const factor = useStageState((state) => state.factor)
  const zoom = useEditorState((state) => state.zoom)
  const to = (next: Zoom) => editor.show({ zoom: next })
  const item = (value: Zoom, label: string) => (
    <MenuItem
      key={value}
      role="menuitemradio"
      aria-checked={zoom === value}
      icon={zoom === value ? <Glyph icon={Check} /> : <span />}
      onClick={() => to(value)}
    >
      {label}
    </MenuItem>
  )
  return (
    <div className={styles.zoom}>
      <button
        type="button"
        className={styles.barTool}
        aria-label={t.smaller}
        onClick={() => to(stepped(factor, -1))}
      >
        <Glyph icon={Minus} size={14} />
      </button>
      <Menu
        className={`${styles.barTool} ${styles.percent}`}
        aria-label={t.zoom(percent(factor))}
        face={percent(factor)}
        side="top"
        width={140}
      >
        {item('width', t.width)}
        {item('page', t.page)}
        <MenuDivider />
        {FACTORS.map((one) => item(one, percent(one)))}
      </Menu>
      <button
        type="button"
        className={styles.barTool}
        aria-label={t.larger}
        onClick={() => to(stepped(factor, 1))}
      >
        <Glyph icon={Plus} size={14} />
      </button>
    </div>
  )
}
