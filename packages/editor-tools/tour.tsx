import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import type { PhoneTab } from '#packages/editor-core/editor.ts'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import parts from '#packages/editor-core/tool-parts.module.css'
import { useEditor } from '#packages/editor-core/use-editor.tsx'
import { usePhone } from '#packages/editor-core/use-phone.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { firstStop, keepTabInside, useFocusInside } from '#packages/ui/focus-inside.ts'
import { rememberTour } from './first-run.ts'
import { Keys } from './keys.tsx'
import styles from './tour.module.css'
import { type Box, cardPlace } from './tour-place.ts'

const words = defineWords({
  zh: {
    name: '新手引导',
    step: (at: number, all: number) => `${at} / ${all}`,
    skip: '跳过',
    back: '上一步',
    next: '下一步',
    end: '开始使用',
    content: '左边写内容',
    contentOnPhone: '在这里写内容',
    contentText: '点开一个栏目，直接填写。栏目可以拖动排序、隐藏，也能添加新的。',
    page: '中间是真正的页面',
    pageOnPhone: '这是真正的页面',
    pageText: '写到哪里，页面就变到哪里，分页与下载的文件一致。点页面上的任何一处，左边和右边会一起跟过来。',
    pageTextOnPhone: '写到哪里，页面就变到哪里，分页与下载的文件一致。点一下选中栏目，双指缩放。',
    style: '右边调样式',
    styleOnPhone: '在这里调样式',
    styleText: '主题管全局，栏目管选中的这一段，页面管纸张和边距。改过的值会加粗，随时可以还原。',
    tools: '工具都在这里',
    toolsText: '更换模板、查找替换、历史版本、智能一页……每一步都能撤销。',
    keys: '找不到就搜',
    keysText: '按下面的键，输入几个字就能找到任何命令、栏目或版式。改动会自动保存。',
    keysTextOnPhone: '工具里的「全部命令」，输入几个字就能找到任何命令、栏目或版式。改动会自动保存。',
  },
  en: {
    name: 'Guided tour',
    step: (at: number, all: number) => `${at} / ${all}`,
    skip: 'Skip',
    back: 'Back',
    next: 'Next',
    end: 'Start',
    content: 'Write on the left',
    contentOnPhone: 'Write here',
    contentText: 'Open a section and fill it in. Drag sections to order them, hide them, or add new ones.',
    page: 'The real pages are in the middle',
    pageOnPhone: 'These are the real pages',
    pageText:
      'They change as you write and break as the file will. Click anything on a page and both sides follow.',
    pageTextOnPhone:
      'They change as you write and break as the file will. Tap to select a section, zoom with two fingers.',
    style: 'Style it on the right',
    styleOnPhone: 'Style it here',
    styleText:
      'Theme is for everything, Section for the selected one, Page for paper and margins. What you changed is bold and can be reset.',
    tools: 'The tools are here',
    toolsText:
      'Switch the template, find and replace, go back in history, fit on one page. Every step can be undone.',
    keys: 'Search for anything',
    keysText:
      'Press these keys and type a few letters to find any command, section or variant. Changes are saved as you make them.',
    keysTextOnPhone:
      'Open All commands in the tools and type a few letters to find any command, section or variant. Changes are saved as you make them.',
  },
})

type Words = typeof words.zh

interface Step {
  id: 'content' | 'page' | 'style' | 'tools' | 'keys'
  target(): Element | null
  phone?: PhoneTab
}

const marked = (name: string) => document.querySelector(`[data-tour="${name}"]`)
/** The panes of the frame, which has a mark for the phone's tab. */
const pane = (name: string, selector: string, at = 0) =>
  marked(name) ?? document.querySelectorAll(`[data-phone] > ${selector}`)[at] ?? null

const steps: readonly Step[] = [
  { id: 'content', target: () => pane('content', 'aside'), phone: 'content' },
  { id: 'page', target: () => pane('page', 'section'), phone: 'page' },
  { id: 'style', target: () => pane('style', 'aside', 1), phone: 'style' },
  { id: 'tools', target: () => marked('tools') },
  { id: 'keys', target: () => null },
]

const boxOf = (element: Element | null): Box | undefined => {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? {
    left: 0,
    top: 0,
    width: 0,
    height: 0,
  }
  return width > 0 && height > 0 ? { left, top, width, height } : undefined
}

/** The place of a step's target, followed while the window changes. */
const useBox = (step: Step): Box | undefined => {
  const [box, setBox] = useState<Box>()
  useLayoutEffect(() => {
    const measure = () => setBox(boxOf(step.target()))
    measure()
    // A phone shows the pane of the step first.
    const frame = requestAnimationFrame(measure)
    window.addEventListener('resize', measure)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('resize', measure)
    }
  }, [step])
  return box
}

/** On a phone there is no left and right, and there are no keys to press. */
const onPhone = (t: Words, { id }: Step): { title: string; text: string } => ({
  title: id === 'tools' || id === 'keys' ? t[id] : t[`${id}OnPhone`],
  text: id === 'page' || id === 'keys' ? t[`${id}TextOnPhone`] : t[`${id}Text`],
})

/** Five stops over the real panes. Any of them can be the last. */
export const Tour = ({ opened, onClose }: PanelProps) => {
  const t = useWords(words)
  const editor = useEditor()
  const id = useId()
  const [at, setAt] = useState(0)
  const phone = usePhone()
  const step = steps[at] ?? (steps[0] as Step)
  const content = phone ? onPhone(t, step) : { title: t[step.id], text: t[`${step.id}Text`] }
  const box = useBox(step)
  const card = useRef<HTMLDivElement>(null)
  useFocusInside(card, undefined, firstStop)

  useEffect(() => {
    if (step.phone) editor.show({ phone: step.phone, left: { pane: 'content' } })
  }, [step, editor])
  if (!opened) return null

  const place = cardPlace(box, { width: window.innerWidth, height: window.innerHeight })
  const end = () => {
    rememberTour()
    editor.show({ phone: 'page' })
    onClose()
  }
  const go = (by: number) => {
    if (at + by >= steps.length) end()
    else setAt(Math.max(0, at + by))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    keepTabInside(event, card.current)
    if (event.key === 'Escape') end()
    else if (event.key === 'ArrowRight') go(1)
    else if (event.key === 'ArrowLeft') go(-1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return createPortal(
    <div className={styles.tour} aria-modal="true" role="dialog" aria-labelledby={id} onKeyDown={onKeyDown}>
      {box ? (
        <i
          className={styles.hole}
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
          aria-hidden="true"
        />
      ) : (
        <i className={styles.backdrop} aria-hidden="true" />
      )}
      <div
        ref={card}
        className={styles.card}
        style={{ '--card-left': `${place.left}px`, '--card-top': `${place.top}px` } as CSSProperties}
        aria-live="polite"
      >
        <h2 id={id}>{content.title}</h2>
        <p>{content.text}</p>
        {step.id === 'keys' && !phone && <Keys shortcut="mod+k" />}
        <footer>
          <span>{t.step(at + 1, steps.length)}</span>
          {at < steps.length - 1 && (
            <button type="button" className={parts.word} onClick={end}>
              {t.skip}
            </button>
          )}
          {at > 0 && (
            <button type="button" className={parts.button} onClick={() => go(-1)}>
              {t.back}
            </button>
          )}
          <button type="button" className={parts.primary} data-autofocus="" onClick={() => go(1)}>
            {at < steps.length - 1 ? t.next : t.end}
          </button>
        </footer>
      </div>
    </div>,
    document.body,
  )
}
