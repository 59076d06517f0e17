import { useEffect, useRef, useState } from 'react'
import type { Item } from './item.ts'
import type { Drawing } from './use-drawing.ts'

type Pictures =
  | { at: 'none' }
  | { at: 'making'; page: number; done: number; of: number }
  /** `turn` distinguishes repeated requests for the same page. */
  | { at: 'ready'; urls: readonly string[]; asked: { page: number; turn: number } }
  | { at: 'failed'; page: number }

/** Pictures of all pages, made when the user opens the viewer; `done` and `of` are its progress. */
export const usePictures = (item: Item, drawing: Drawing) => {
  const [state, setState] = useState<Pictures>({ at: 'none' })
  const running = useRef<AbortController>(undefined)
  const made = useRef<string[]>([])
  useEffect(
    () => () => {
      running.current?.abort()
      for (const url of made.current) URL.revokeObjectURL(url)
    },
    [],
  )

  const make = async (page: number) => {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState({ at: 'making', page, done: 0, of: 0 })
    try {
      const [{ pagePictures }, root] = await Promise.all([import('./make-files.ts'), drawing.stands()])
      const report = ({ step, done, of }: { step: string; done: number; of: number }) => {
        if (!signal.aborted && step === 'pages') setState({ at: 'making', page, done, of })
      }
      const pictures = await pagePictures(item, root, report, signal)
      if (signal.aborted) return
      made.current = pictures.map((picture) => URL.createObjectURL(picture))
      setState({ at: 'ready', urls: made.current, asked: { page, turn: 1 } })
    } catch {
      if (!signal.aborted) setState({ at: 'failed', page })
    }
  }

  const open = (page: number) => {
    if (state.at === 'making') return
    if (state.at === 'ready') setState({ ...state, asked: { page, turn: state.asked.turn + 1 } })
    else void make(page)
  }
  return { state, open }
}
