import { useState } from 'react'
import type { PanelProps } from '#packages/editor-core/tool.ts'
import { AiOptimizeDialog, type OptimizeTab } from './ai-optimize-dialog.tsx'
import { AiOptimizeDrawer } from './ai-optimize-drawer.tsx'
import { useOptimize } from './use-optimize.ts'

/** One tool in two shapes: a dialog, and a drawer that keeps the page visible. Runs continue when it changes shape. */
export const AiOptimize = ({ opened, onClose }: PanelProps) => {
  const optimize = useOptimize()
  const [tab, setTab] = useState<OptimizeTab>('diagnose')
  const [isDrawer, setDrawer] = useState(false)
  return isDrawer ? (
    <AiOptimizeDrawer opened={opened} onClose={onClose} optimize={optimize} onBack={() => setDrawer(false)} />
  ) : (
    <AiOptimizeDialog
      opened={opened}
      onClose={onClose}
      optimize={optimize}
      tab={tab}
      onTab={setTab}
      onPlace={(place) => {
        setDrawer(true)
        optimize.jump(place)
      }}
    />
  )
}
