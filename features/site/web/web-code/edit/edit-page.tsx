import { Suspense, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { Button } from '#packages/ui/button.tsx'
import type { WebCodePage } from '../../../pages-contract.ts'
import classes from './edit-page.module.css'

const PageEditor = lazyComponent(async () => (await import('./page-editor.tsx')).PageEditor)

const words = defineWords({
  zh: {
    edit: '编辑此页',
    isDefault: '这里是随产品附带的默认内容，只有管理员看得到这一行。',
    isOwn: '这一页由管理员写成，只有管理员看得到这一行。',
  },
  en: {
    edit: 'Edit page',
    isDefault: 'This is the default content. Only admins see this line.',
    isOwn: 'This page was edited by an admin. Only admins see this line.',
  },
})

/** The button for admins that opens the editor, which is loaded on demand. */
export const EditPage = ({ page }: { page: WebCodePage }) => {
  const t = useWords(words)
  const [open, setOpen] = useState(false)
  return (
    <div className={classes.bar}>
      <span>{page.isDefault ? t.isDefault : t.isOwn}</span>
      <Button look="plain" size="md" onClick={() => setOpen(true)}>
        {t.edit}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PageEditor page={page} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
