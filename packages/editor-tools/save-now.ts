import type { SaveLocation, ToolContext } from '#packages/editor-core/tool.ts'
import { defineWords } from '#packages/i18n/words.tsx'
import { type ToastTone, toasts } from '#packages/ui/toast-store.ts'

const words = defineWords({
  zh: {
    server: '已保存到你的账号。改动会随时自动保存。',
    browser: '已保存在这台设备的浏览器里。登录后可存到账号。',
    savedLocally: '暂时没能上传，改动已存在这台设备，稍后会自动重试。',
    notSaved: '没能保存：这台设备也没有空间了。请先用「查看 JSON」下载一份。',
    none: '这里不保存改动。',
  },
  en: {
    server: 'Saved to your account. Changes are saved as you make them.',
    browser: 'Saved in this browser on this device. Sign in to keep it in your account.',
    savedLocally: 'Not uploaded yet: your changes are kept on this device and will be sent later.',
    notSaved: 'Not saved: this device has no room left. Download a copy with “View JSON” first.',
    none: 'Changes are not saved here.',
  },
})

const TONES: Record<SaveLocation, ToastTone> = {
  server: 'ok',
  browser: 'ok',
  savedLocally: 'warn',
  notSaved: 'error',
}

/** Saving needs no key; who presses it wants to know where the work is. */
export const saveNow = async ({ ports, language }: ToolContext): Promise<void> => {
  const t = words[language]
  const where = await ports.save?.()
  toasts.show(where ? t[where] : t.none, where ? TONES[where] : 'info')
}
