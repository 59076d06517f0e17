import { Suspense } from 'react'
import { useAiPort } from '#packages/editor-core/ai-port.ts'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import type { AiButtonProps } from './ai-pressed.tsx'

const AiPressed = lazyComponent(async () => (await import('./ai-pressed.tsx')).AiPressed)
export const loadAiButton = AiPressed.preload

/** Opens AI for a field with a long text. */
export const AiButton = (props: AiButtonProps) =>
  useAiPort() ? (
    <Suspense>
      <AiPressed {...props} />
    </Suspense>
  ) : null
