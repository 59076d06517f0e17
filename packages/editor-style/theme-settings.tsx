import { Suspense, useState } from 'react'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { GlobalThemeSettingBar } from './global-theme-setting-bar.tsx'

const ThemeStyleSettingDrawer = lazyComponent(
  async () => (await import('./theme-style-setting-drawer.tsx')).ThemeStyleSettingDrawer,
)
export const loadThemeDetails = ThemeStyleSettingDrawer.preload

/** Settings that all sections inherit, and a drawer with the single colours. */
export const ThemeSettings = () => {
  const [isDetailed, setDetailed] = useState(false)
  return (
    <>
      <div inert={isDetailed}>
        <GlobalThemeSettingBar onDetails={() => setDetailed(true)} />
      </div>
      {isDetailed ? (
        <Suspense>
          <ThemeStyleSettingDrawer onClose={() => setDetailed(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
