import { Button } from '#packages/ui/button.tsx'
import { EmptyState } from '#packages/ui/empty-state.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'

const words = defineWords({
  zh: { failed: '没有取到', again: '再试一次' },
  en: { failed: 'It could not be fetched', again: 'Try again' },
})

/** In place of what did not come. */
export const Failed = ({ onAgain }: { onAgain(): void }) => {
  const t = useWords(words)
  return (
    <EmptyState icon="alert" title={t.failed}>
      <Button size="md" onClick={onAgain}>
        {t.again}
      </Button>
    </EmptyState>
  )
}
