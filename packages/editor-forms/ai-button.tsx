import { Suspense } from 'react'
import { useAiPort } from '#packages/editor-core/ai-port.ts'
import { later } from '#packages/scheduling/later.ts'
import type { AiButtonProps } from './ai-pressed.tsx'

const AiPressed = later(async () => (await import('./ai-pressed.tsx')).AiPressed)
export const loadAiButton = AiPressed.ahead

/** At a field of running text: opens what improves or writes it. */
export const AiButton = (props: AiButtonProps) =>
  useAiPort() ? (
    <Suspense>
      <AiPressed {...props} />
    </Suspense>
  ) : null
