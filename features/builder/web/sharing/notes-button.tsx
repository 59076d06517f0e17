import { MessageSquareText } from 'lucide'
import { NavTool } from '#packages/editor/frame/nav-bar.tsx'
import { useTools } from '#packages/editor/tools/use-tools.ts'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { useNotes } from './use-notes.ts'

const words = defineWords({
  zh: {
    notes: (open: number) => `批注 ${open}`,
  },
  en: {
    notes: (open: number) => `Comments ${open}`,
  },
})

/** Stands in the bar while guests wait for an answer. */
export const NotesButton = () => {
  const t = useWords(words)
  const { open } = useTools()
  const { open: waiting } = useNotes()
  return waiting > 0 ? (
    <NavTool icon={MessageSquareText} label={t.notes(waiting)} onClick={() => open('notes')} />
  ) : null
}
