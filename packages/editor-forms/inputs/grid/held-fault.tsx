import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Fault } from '../fault.tsx'
import { type CellPlace, type Held, heldAt, keyOf } from './held.ts'

const words = defineWords({
  zh: {
    at: (cell: string, why: string) => `${cell}：${why}`,
    more: (count: number) => `；另有 ${count} 格也还没有保存`,
  },
  en: {
    at: (cell: string, why: string) => `${cell}: ${why}`,
    more: (count: number) => `; ${count} more not saved yet`,
  },
})

interface HeldFaultProps {
  id: string
  held: Held
  place: CellPlace
  nameOf(place: CellPlace): string
  whyOf(text: string, place: CellPlace): string
}

/** The error of the current cell, or else of the first invalid one. */
export const HeldFault = ({ id, held, place, nameOf, whyOf }: HeldFaultProps) => {
  const t = useWords(words)
  const at = heldAt(held, place)
  return (
    <Fault id={id}>
      {at ? (
        <>
          {t.at(nameOf(at), whyOf(held.get(keyOf(at)) ?? '', at))}
          {held.size > 1 ? t.more(held.size - 1) : null}
        </>
      ) : null}
    </Fault>
  )
}
