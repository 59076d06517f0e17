import { Modal } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import type { Language } from '#packages/i18n/language.ts'
import { defineWords, useLanguage, useWords } from '#packages/i18n/words.tsx'
import { Icon } from '#packages/ui/icon.tsx'
import { Kit } from '#packages/ui/kit.tsx'
import { toasts } from '#packages/ui/toast-store.ts'
import type { WebCodeContent, WebCodePage } from '../../../pages-contract.ts'
import { ClashNotice } from './clash-notice.tsx'
import { type Asking, EditorFoot } from './editor-foot.tsx'
import classes from './page-editor.module.css'
import { FormProvider } from './page-fields.tsx'
import { PageForm } from './page-form.tsx'
import { type PageDraft, usePageDraft } from './use-page-draft.ts'

const words = defineWords({
  zh: {
    title: '编辑「源码与自部署」',
    close: '关闭',
    language: '正在写的语言',
    zh: '中文',
    en: 'English',
    fallback: '英文不填，就显示中文。',
    stored: '接着上次没有保存的修改。',
    afresh: '放弃它，从现在的页面开始',
    saved: '已保存，访问者刷新后就能看到。',
    missing: '这里不能空着',
    long: '太长了，请删短一些',
    many: '太多了，请删掉几项',
    email: '请填写完整的邮箱地址，例如 name@example.com',
    https: '请填写 https:// 开头的完整地址',
    signs: '含有不能显示的字符，请重新输入',
  },
  en: {
    title: 'Edit “Source code”',
    close: 'Close',
    language: 'Editing language',
    zh: '中文',
    en: 'English',
    fallback: 'If the English is empty, the Chinese text is shown.',
    stored: 'Restored your unsaved changes.',
    afresh: 'Discard them and start from the current page',
    saved: 'Saved. Visitors see it when they reload.',
    missing: 'This can’t be empty',
    long: 'Too long. Please shorten it.',
    many: 'Too many. Please remove some.',
    email: 'Enter a valid email address, such as name@example.com',
    https: 'Enter a full address starting with https://',
    signs: 'This contains characters that can’t be displayed. Please retype it.',
  },
})

/** Scrolls to the first invalid field, in its language. */
const useFirstFault = (
  { faults, refusals }: Pick<PageDraft, 'faults' | 'refusals'>,
  show: (language: Language) => void,
) => {
  const body = useRef<HTMLDivElement>(null)
  const goThere = useEffectEvent(() => {
    const [first = ''] = faults.keys()
    if (/\.(zh|en)$/.test(first)) show(first.slice(-2) as Language)
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  })
  useEffect(() => {
    if (refusals > 0) goThere()
  }, [refusals])
  return body
}

/** Browser navigation asks too. The text is stored in either case. */
const useAskBeforeUnload = (isChanged: boolean) => {
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
}

const LanguageChoice = ({ value, onChange }: { value: Language; onChange(language: Language): void }) => {
  const t = useWords(words)
  return (
    <fieldset className={classes.languages}>
      <legend>{t.language}</legend>
      {(['zh', 'en'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="writing" checked={value === one} onChange={() => onChange(one)} />
          <span>{t[one]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The page's text as a form, at the right edge; on a phone it fills the window. */
export const PageEditor = ({ page, onClose }: { page: WebCodePage; onClose(): void }) => {
  const t = useWords(words)
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const [asking, setAsking] = useState<Asking>()
  const [removed, setRemoved] = useState<{ title: string; before: WebCodeContent }>()
  const form = usePageDraft(
    page,
    (fault) => t[fault],
    () => {
      toasts.show(t.saved, 'ok')
      onClose()
    },
  )
  const body = useFirstFault(form, setLanguage)
  useAskBeforeUnload(form.isChanged)
  const leave = () => (form.isChanged ? setAsking('discard') : onClose())
  const put = (draft: WebCodeContent) => {
    setRemoved(undefined)
    form.put(draft)
  }
  return (
    <Kit>
      <Modal.Root
        opened
        onClose={leave}
        padding={0}
        transitionProps={{ transition: 'fade', duration: 120 }}
        zIndex={2000}
        classNames={{ content: classes.content ?? '' }}
      >
        <Modal.Overlay backgroundOpacity={1} color="var(--scrim)" />
        <Modal.Content radius={0}>
          <header className={classes.head}>
            <Modal.Title className={classes.title ?? ''}>{t.title}</Modal.Title>
            <LanguageChoice value={language} onChange={setLanguage} />
            <button type="button" className={classes.close} aria-label={t.close} onClick={leave}>
              <Icon name="close" size={18} />
            </button>
          </header>
          <div className={classes.body} ref={body}>
            {form.wasRestored && (
              <p className={classes.notice} role="status">
                {t.stored}
                <button type="button" onClick={form.discard}>
                  {t.afresh}
                </button>
              </p>
            )}
            {form.clash && <ClashNotice clash={form.clash} onChoose={form.choose} />}
            {language === 'en' && <p className={classes.hint}>{t.fallback}</p>}
            <FormProvider
              value={{
                language,
                faults: form.faults,
                onRemoved: (title) => setRemoved({ title, before: form.draft }),
              }}
            >
              <PageForm draft={form.draft} put={put} />
            </FormProvider>
          </div>
          <EditorFoot
            form={form}
            asking={asking}
            onAsk={setAsking}
            canRestore={!page.isDefault}
            removed={removed?.title}
            onUndo={() => removed && put(removed.before)}
            onLeave={leave}
            onClose={onClose}
          />
        </Modal.Content>
      </Modal.Root>
    </Kit>
  )
}
