import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Fault } from '../fault.tsx'
import { type CellDrafts, type CellPlace, keyOf, reportedCell } from './cell-drafts.ts'

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

interface CellFaultProps {
  id: string
  drafts: CellDrafts
  place: CellPlace
  nameOf(place: CellPlace): string
  whyOf(text: string, place: CellPlace): string
}

/** The error of the current cell, or else of the first invalid one. */
export const CellFault = ({ id, drafts, place, nameOf, whyOf }: CellFaultProps) => {
  const t = useWords(words)
  const at = reportedCell(drafts, place)
  return (
    <Fault id={id}>
      {at ? (
        <>
          {t.at(nameOf(at), whyOf(drafts.get(keyOf(at)) ?? '', at))}
          {drafts.size > 1 ? t.more(drafts.size - 1) : null}
        </>
      ) : null}
    </Fault>
  )
}
