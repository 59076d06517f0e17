import { useState } from 'react'
import { GlobalThemeSettingBar } from './global-theme-setting-bar.tsx'
import { ThemeStyleSettingDrawer } from './theme-style-setting-drawer.tsx'

/** What all sections inherit, with the colours one by one behind it. */
export const ThemeSettings = () => {
  const [isDetailed, setDetailed] = useState(false)
  return (
    <>
      <div inert={isDetailed}>
        <GlobalThemeSettingBar onDetails={() => setDetailed(true)} />
      </div>
      {isDetailed ? <ThemeStyleSettingDrawer onClose={() => setDetailed(false)} /> : null}
    </>
  )
}
