import { Suspense, useState } from 'react'
import { later } from '#packages/scheduling/later.ts'
import { GlobalThemeSettingBar } from './global-theme-setting-bar.tsx'

const ThemeStyleSettingDrawer = later(
  async () => (await import('./theme-style-setting-drawer.tsx')).ThemeStyleSettingDrawer,
)
export const loadThemeDetails = ThemeStyleSettingDrawer.ahead

/** Settings that all sections inherit, with the single colours behind them. */
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
