import { defineWords } from '#packages/i18n/define-words.ts'
import { pageLanguage } from '#packages/i18n/page-language.ts'
import { toasts } from './toast-store.ts'

const words = defineWords({
  zh: {
    cut: (max: number, over: number) => `这里最多 ${max} 个字，粘贴的最后 ${over} 个字没有放下。`,
    none: '剪贴板里没有文字，什么也没有粘贴。',
  },
  en: {
    cut: (max: number, over: number) =>
      `There is room for ${max} characters: the last ${over} of what you pasted were left out.`,
    none: 'There is no text on the clipboard: nothing was pasted.',
  },
})

type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** How many pasted characters do not fit. Browsers remove line breaks from the text of an `input`. */
const cutFrom = (field: TextField, text: string): number => {
  const given = text.replaceAll(field instanceof HTMLInputElement ? /[\r\n]/g : /\r/g, '')
  const replaced = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0)
  const over = field.value.length - replaced + given.length - field.maxLength
  // Text that was too long before the paste does not count.
  return Math.min(over, given.length)
}

/** Shows a toast if a paste was cut or had no text; browsers drop such content silently. */
const reportLosses = ({ target, clipboardData, defaultPrevented }: ClipboardEvent): void => {
  const isField = isTextField(target)
  const isEditor = target instanceof HTMLElement && target.isContentEditable
  if (!clipboardData || !(isField || isEditor)) return
  const t = words[pageLanguage()]
  const { types } = clipboardData
  if (types.length > 0 && !types.some((type) => /^text\/(plain|html)$/.test(type)))
    toasts.show(t.none, 'warn')
  if (!isField || defaultPrevented || target.maxLength < 0) return
  const over = cutFrom(target, clipboardData.getData('text/plain'))
  if (over > 0) toasts.show(t.cut(target.maxLength, over), 'warn')
}

export const reportPasteLosses = () => document.addEventListener('paste', reportLosses)
