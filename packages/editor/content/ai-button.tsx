import { Suspense } from 'react'
import { later } from '#packages/ui/later.ts'
import { useAiPort } from '../ai-port.ts'
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
