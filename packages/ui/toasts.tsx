import { useSyncExternalStore } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { badgeOf, type Toast, type ToastTone, toasts } from './toast-store.ts'
import classes from './toasts.module.css'

const icons: Record<ToastTone, IconName> = { info: 'info', ok: 'check', warn: 'alert', error: 'alert' }
const none: readonly Toast[] = []

export const Toasts = () => {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none)
  return (
    <div className={classes.region} role="status" aria-live="polite">
      {list.map((toast) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the message visible.
        <div
          key={toast.id}
          className={classes.toast}
          data-toast={toast.tone}
          onMouseEnter={() => toasts.pause(toast.id)}
          onMouseLeave={() => toasts.resume(toast.id)}
        >
          <Icon name={icons[toast.tone]} size={18} />
          <span>{toast.text}</span>
          {badgeOf(toast.repeats) && <span className={classes.badge}>{badgeOf(toast.repeats)}</span>}
        </div>
      ))}
    </div>
  )
}
