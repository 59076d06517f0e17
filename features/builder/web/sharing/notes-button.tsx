import { MessageSquareText } from 'lucide'
import { useTools } from '#packages/editor-core/use-tools.ts'
import { NavTool } from '#packages/editor-frame/nav-bar.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { useNotes } from './use-notes.ts'

const words = defineWords({
  zh: {
    notes: (open: number) => `批注 ${open}`,
  },
  en: {
    notes: (open: number) => `Comments ${open}`,
  },
})

/** Visible in the bar while there are open notes of guests. */
export const NotesButton = () => {
  const t = useWords(words)
  const { open } = useTools()
  const { open: waiting } = useNotes()
  return waiting > 0 ? (
    <NavTool icon={MessageSquareText} label={t.notes(waiting)} onClick={() => open('notes')} />
  ) : null
}
