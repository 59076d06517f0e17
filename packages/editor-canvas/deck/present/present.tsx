import { ChevronLeft, ChevronRight, MonitorSpeaker, X } from 'lucide'
import {
  type PointerEvent,
  type MouseEvent as ReactMouseEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { showAllSections } from '#packages/document/commands.ts'
import type { Document } from '#packages/document/schema.ts'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import { useDocument, useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { SIZES } from '#packages/render/geometry.ts'
import { resolveDocument } from '#packages/sections/resolve-document.ts'
import { DeckWindow } from './deck-window.tsx'
import { actionOf } from './keys.ts'
import styles from './present.module.css'
import { SpeakerView } from './speaker-view.tsx'
import { SpeakerWindow } from './speaker-window.tsx'
import { useAwake, useFullscreen } from './use-fullscreen.ts'
import { useWindowSize } from './use-window-size.ts'

const words = defineWords({
  zh: {
    name: '放映',
    previous: '上一页',
    next: '下一页',
    speaker: '演讲者视图',
    leave: '结束放映',
    page: (at: number, all: number) => `第 ${at} 页，共 ${all} 页`,
    black: '黑屏，按任意键继续',
    white: '白屏，按任意键继续',
    jump: (typed: string) => `去第 ${typed} 页，按回车`,
    end: '放映结束，再按一下退出',
    none: '还没有可以放映的幻灯片。',
    hidden: '幻灯片都隐藏了，没有可以放映的。',
    show: '全部显示',
  },
  en: {
    name: 'Presentation',
    previous: 'Previous slide',
    next: 'Next slide',
    speaker: 'Speaker view',
    leave: 'End the presentation',
    page: (at: number, all: number) => `Slide ${at} of ${all}`,
    black: 'Black screen: any key goes on',
    white: 'White screen: any key goes on',
    jump: (typed: string) => `Slide ${typed}: press Enter`,
    end: 'The end. Once more to leave.',
    none: 'There is no slide to present yet.',
    hidden: 'Every slide is hidden: there is none to present.',
    show: 'Show all',
  },
})

const SWIPE_PX = 48
const IDLE_MS = 2400

type SpeakerPlace = 'none' | 'here' | 'window'

/** Hides the pointer and the bar while the pointer does not move. */
const useIdlePointer = () => {
  const [isIdle, setResting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wake = useCallback(() => {
    setResting(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setResting(true), IDLE_MS)
  }, [])
  useEffect(() => {
    wake()
    return () => clearTimeout(timer.current)
  }, [wake])
  return { isIdle, wake }
}

/** A presentation in full screen. */
const Present = ({
  document: deck,
  from,
  onClose,
}: {
  document: Document
  from: string | undefined
  onClose(): void
}) => {
  const t = useWords(words)
  const editor = useEditor()
  const box = useRef<HTMLDivElement>(null)
  const isEmpty = useMemo(() => resolveDocument(deck).length === 0, [deck])
  const isHidden = deck.sections.length > 0 && deck.sections.every(({ visible }) => !visible)
  const [runs, setRuns] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<number>()
  const [screen, setScreen] = useState<'black' | 'white'>()
  const [typed, setTyped] = useState('')
  const [wanted, setSpeaker] = useState<SpeakerPlace>('none')
  const speaker = isEmpty ? 'none' : wanted
  const [begun] = useState(() => Date.now())
  const { isIdle, wake } = useIdlePointer()
  const room = useWindowSize()
  // Opening the speaker window can end full screen in this one, which must not end the presentation.
  const { again } = useFullscreen(box, () => {
    if (speaker !== 'window') onClose()
  })
  useAwake()

  const pages = Math.max(1, runs.length)
  const start = Math.max(0, from === undefined ? 0 : runs.indexOf(from))
  // The index after the last page is the end screen.
  const at = Math.min(asked ?? start, pages)
  const page = Math.min(at, pages - 1)
  const isOver = at >= pages && !isEmpty
  const { width, height } = SIZES[deck.page.size]
  const scale = Math.min(room.width / width, room.height / height)

  const go = (to: number) => {
    setScreen(undefined)
    setTyped('')
    if (speaker === 'window') again()
    if (to > pages || (isEmpty && to > at)) onClose()
    else setAsked(Math.max(0, to))
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event, typed, pages)
    const isForButton = isEmpty && event.target instanceof HTMLButtonElement && /^(Enter| )$/.test(event.key)
    if (!action || isForButton) return
    event.preventDefault()
    event.stopPropagation()
    if (action.type === 'leave') {
      if (speaker === 'here') setSpeaker('none')
      else onClose()
    } else if (screen) setScreen(undefined)
    else if (action.type === 'digit') setTyped((typed + action.digit).slice(-3))
    else if (action.type === 'go') go(at + action.by)
    else if (action.type === 'jump') go(Math.min(action.to, pages - 1))
    else if (action.type === 'screen') setScreen(action.to)
    else if (action.type === 'speaker' && !isEmpty) setSpeaker(speaker === 'none' ? 'here' : 'none')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    // In the capture phase, so that the editor does not handle the key.
    window.addEventListener('keydown', listen, true)
    const behind = [...document.body.children].filter(
      (one): one is HTMLElement => one !== box.current && one instanceof HTMLElement && !one.inert,
    )
    for (const one of behind) one.inert = true
    box.current?.focus()
    return () => {
      window.removeEventListener('keydown', listen, true)
      for (const one of behind) one.inert = false
    }
  }, [])

  const down = useRef<{ x: number; y: number } | undefined>(undefined)
  const onPointerDown = ({ clientX: x, clientY: y }: PointerEvent) => {
    down.current = { x, y }
  }
  /** A swipe changes the slide by its direction, a tap by its side of the screen; links work. */
  const onClick = (event: ReactMouseEvent) => {
    if ((event.target as Element).closest('a, button')) return
    const begin = down.current
    const moved = begin ? event.clientX - begin.x : 0
    if (screen) setScreen(undefined)
    else if (Math.abs(moved) > SWIPE_PX) go(at + (moved < 0 ? 1 : -1))
    else go(at + (event.clientX < room.width * 0.25 ? -1 : 1))
  }
  const touch = useRef<{ x: number; y: number } | undefined>(undefined)
  const views = { document: deck, page, pages, runs, begun, onGo: (by: number) => go(at + by) }
  const turning = [
    [t.previous, ChevronLeft, () => go(at - 1)],
    [t.next, ChevronRight, () => go(at + 1)],
    [t.speaker, MonitorSpeaker, () => setSpeaker(speaker === 'none' ? 'here' : 'none')],
  ] as const
  const bar = [...(isEmpty ? [] : turning), [t.leave, X, onClose] as const]

  return createPortal(
    <div
      ref={box}
      className={styles.screen}
      role="dialog"
      aria-modal="true"
      aria-label={t.name}
      tabIndex={-1}
      data-own-undo=""
      data-rest={(isIdle && speaker !== 'here') || undefined}
      data-theme="light"
      onPointerMove={wake}
    >
      {speaker === 'here' ? (
        <SpeakerView {...views} onNewWindow={() => setSpeaker('window')} onClose={() => setSpeaker('none')} />
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled above.
        // biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same.
        <div
          className={styles.stage}
          onPointerDown={onPointerDown}
          onClick={onClick}
          onTouchStart={({ touches }) => {
            const one = touches[0]
            touch.current = one && { x: one.clientX, y: one.clientY }
          }}
          onTouchEnd={(event) => {
            const one = event.changedTouches[0]
            const moved = touch.current && one ? one.clientX - touch.current.x : 0
            if (Math.abs(moved) <= SWIPE_PX) return
            // Otherwise the browser also sends a click, which would change the slide again.
            event.preventDefault()
            go(at + (moved < 0 ? 1 : -1))
          }}
        >
          {isEmpty ? (
            <div className={styles.none}>
              <p>{isHidden ? t.hidden : t.none}</p>
              {isHidden && (
                <button type="button" onClick={() => editor.edit(showAllSections)}>
                  {t.show}
                </button>
              )}
            </div>
          ) : (
            <div data-gone={isOver || screen ? '' : undefined} className={styles.slide}>
              <DeckWindow document={deck} page={page} scale={scale} onRuns={setRuns} />
            </div>
          )}
          {isOver && <p className={styles.end}>{t.end}</p>}
          {screen && <div className={styles.blank} data-screen={screen} role="img" aria-label={t[screen]} />}
        </div>
      )}
      {speaker === 'window' && (
        <SpeakerWindow
          onKey={(event) => onKeyDown(event)}
          onClosed={(blocked) => setSpeaker(blocked ? 'here' : 'none')}
        >
          <SpeakerView {...views} />
        </SpeakerWindow>
      )}
      {speaker !== 'here' && (
        <div className={styles.bar} role="toolbar" aria-label={t.name}>
          {!isEmpty && (
            <span className={styles.number}>
              {page + 1} / {pages}
            </span>
          )}
          {bar.map(([label, icon, onPress]) => (
            <button key={label} type="button" aria-label={label} title={label} onClick={onPress}>
              <Glyph icon={icon} size={20} />
            </button>
          ))}
        </div>
      )}
      {typed !== '' && <p className={styles.typed}>{t.jump(typed)}</p>}
      <p className={styles.visuallyHidden} role="status">
        {screen
          ? t[screen]
          : isEmpty
            ? t[isHidden ? 'hidden' : 'none']
            : isOver
              ? t.end
              : t.page(page + 1, pages)}
      </p>
    </div>,
    document.body,
  )
}

export const PresentFromStart = ({ onClose }: PanelProps) => (
  <Present document={useDocument()} from={undefined} onClose={onClose} />
)

/** A presentation from the selected slide on. */
export const PresentFromHere = ({ onClose }: PanelProps) => {
  const editor = useEditor()
  const [from] = useState(() => editor.state.getState().selection?.section)
  return <Present document={useDocument()} from={from} onClose={onClose} />
}
