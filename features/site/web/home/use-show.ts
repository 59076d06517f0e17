import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type ThemeName, themes } from '#packages/document/themes.ts'
import type { Props } from './live-document.ts'
import { wait } from './wait.ts'

export interface Stage {
  stage: RefObject<HTMLElement | null>
  props(): Props | undefined
  /** The position where a colour was chosen. */
  swatch(name: ThemeName): Element | undefined
}

export const themeNames = Object.keys(themes) as ThemeName[]

const CALM = '(prefers-reduced-motion: reduce)'

/** Whether the demo may run: visible, in an active tab, and without reduced motion. */
const useMayMove = (stage: Stage['stage']): boolean => {
  const [inSight, setInSight] = useState(false)
  const [awake, setAwake] = useState(false)
  useEffect(() => {
    if (!stage.current) return
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.3 },
    )
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [stage])
  useEffect(() => {
    const calm = matchMedia(CALM)
    const look = () => setAwake(!document.hidden && !calm.matches)
    look()
    calm.addEventListener('change', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      calm.removeEventListener('change', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return inSight && awake
}

/** A pointer or the focus on the stage pauses the demo. */
const useBusyHands = (stage: Stage['stage']): boolean => {
  const [over, setOver] = useState(false)
  const [within, setWithin] = useState(false)
  useEffect(() => {
    const box = stage.current
    if (!box) return
    const listen: [string, (event: Event) => void][] = [
      ['pointerenter', (event) => setOver((event as PointerEvent).pointerType === 'mouse')],
      ['pointerleave', () => setOver(false)],
      // A pointer press leaves the focus on the element, so only keyboard focus pauses the demo.
      ['focusin', ({ target }) => setWithin((target as Element).matches(':focus-visible'))],
      ['focusout', () => setWithin(false)],
    ]
    for (const [name, run] of listen) box.addEventListener(name, run)
    return () => {
      for (const [name, run] of listen) box.removeEventListener(name, run)
    }
  }, [stage])
  return over || within
}

/** Long pauses, so that every step is noticeable. */
const ORDER = ['pine', 'cinnabar', 'ink', 'azure', 'mauve', 'ochre', 'indigo', 'crimson', 'bamboo'] as const

const after = (name: ThemeName | undefined): ThemeName =>
  ORDER[(ORDER.indexOf(name as (typeof ORDER)[number]) + 1) % ORDER.length] ?? 'ink'

/** The built-in theme that the document uses, if any. */
const drawnIn = ({ sheet }: Props): ThemeName | undefined => {
  const drawn = sheet.querySelector<HTMLElement>('.hj-doc')?.style.getPropertyValue('--hj-theme')
  return themeNames.find((name) => themes[name].colors.theme === drawn)
}

/** Animation code is loaded after the page. */
const hands = () => import('./live-document.ts')

const SAVING_MS = 650
const REST_MS = 2600

/**
 * The demo while the page is idle: a line is typed, the colour changes, two sections are swapped; after each step, the
 * save state is shown.
 */
export const useShow = (stage: Stage) => {
  const [color, setColor] = useState<ThemeName>()
  const [saving, setSaving] = useState(false)
  const [paused, setPaused] = useState(false)
  const [chosen, setChosen] = useState(false)
  const mayMove = useMayMove(stage.stage)
  const busy = useBusyHands(stage.stage)
  const playing = mayMove && !busy && !paused

  useEffect(() => {
    const props = stage.props()
    if (props) setColor(drawnIn(props))
  }, [stage])
  const save = async (signal: AbortSignal) => {
    setSaving(true)
    await wait(SAVING_MS, signal).finally(() => setSaving(false))
  }
  const change = async (props: Props, name: ThemeName, signal: AbortSignal) => {
    const from = stage.swatch(name)?.getBoundingClientRect() ?? props.sheet.getBoundingClientRect()
    setColor(name)
    const { spread } = await hands()
    await spread(props, name, from, signal)
  }
  const step = useEffectEvent(async (props: Props, turn: number, signal: AbortSignal) => {
    const { write, swap } = await hands()
    if (turn % 3 === 0) return write(props, turn / 3, signal)
    if (turn % 3 === 2) return swap(props, signal)
    if (chosen) return false
    await change(props, after(color), signal)
    return true
  })
  const play = useEffectEvent(async (signal: AbortSignal) => {
    await wait(1200, signal)
    for (let turn = 0; ; turn += 1) {
      const props = stage.props()
      if (!props) return
      const did = await step(props, turn, signal)
      if (did) await save(signal)
      await wait(REST_MS / 2, signal)
      ;(await hands()).deselect(props)
      await wait(REST_MS / 2, signal)
    }
  })
  useEffect(() => {
    if (!playing) return
    const stop = new AbortController()
    play(stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) throw error
    })
    return () => {
      stop.abort()
      const props = stage.props()
      if (props) void hands().then(({ deselect }) => deselect(props))
    }
  }, [playing, stage])

  const choose = (name: ThemeName) => {
    const props = stage.props()
    setChosen(true)
    if (!props) return
    if (!matchMedia(CALM).matches) return void change(props, name, new AbortController().signal)
    setColor(name)
    void hands().then(({ recolor }) => recolor(props, name))
  }
  return { color, saving, paused, setPaused, choose }
}
