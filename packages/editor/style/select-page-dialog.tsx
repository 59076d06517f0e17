import { Modal } from '@mantine/core'
import { create } from 'mutative'
import { useId, useState } from 'react'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import type { Document, Page } from '#packages/document/schema.ts'
import { Kit } from '#packages/ui/kit.tsx'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { useDocument, useEditor } from '../use-editor.tsx'
import { chooseLayout } from './choose-layout.ts'
import { LAYOUTS, layoutWords } from './layout-choice.tsx'
import styles from './page-settings.module.css'
import { PageThumb } from './page-thumb.tsx'

const words = defineWords({
  zh: {
    title: '选择页面布局',
    kept: '换布局不会丢内容：没有侧栏的布局里，侧栏的栏目排在正文中，换回来还在原处。',
    base: '从上到下一栏，最适合机器读取',
    left_right: '侧栏放联系方式、技能等短内容',
    page_1: '一栏，四周有装饰边框',
    use: '使用这个布局',
    cancel: '取消',
    close: '关闭',
  },
  en: {
    title: 'Choose a page layout',
    kept: 'Nothing is lost: without a side column its sections stand in the text, and come back to it later.',
    base: 'One column from top to bottom, best for machines',
    left_right: 'Contacts, skills and other short lists at the side',
    page_1: 'One column within a decorated frame',
    use: 'Use this layout',
    cancel: 'Cancel',
    close: 'Close',
  },
})

const inLayout = (document: Document, layout: Page['layout']): Document =>
  create(document, (draft) => chooseLayout(layout)(draft as Document)) as Document

const Choices = ({ onClose }: { onClose(): void }) => {
  const t = useWords(words)
  const names = useWords(layoutWords)
  const editor = useEditor()
  const document = useDocument()
  const group = useId()
  const [layout, setLayout] = useState(document.page.layout)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        editor.edit(chooseLayout(layout))
        onClose()
      }}
    >
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{names.layout}</legend>
        {LAYOUTS.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="radio"
              name={group}
              value={one}
              checked={layout === one}
              onChange={() => setLayout(one)}
            />
            <PageThumb document={inLayout(document, one)} />
            <b>{names[one]}</b>
            <span>{t[one]}</span>
          </label>
        ))}
      </fieldset>
      <footer className={styles.foot}>
        <p>{t.kept}</p>
        <button type="button" className={styles.plain} onClick={onClose}>
          {t.cancel}
        </button>
        <button type="submit" className={styles.primary}>
          {t.use}
        </button>
      </footer>
    </form>
  )
}

/** The layouts with one's own document in each of them. */
export const SelectPageDialog = ({ opened, onClose }: { opened: boolean; onClose(): void }) => {
  const t = useWords(words)
  return (
    <Kit>
      <Modal
        opened={opened}
        onClose={onClose}
        title={t.title}
        size={880}
        centered
        closeButtonProps={{ 'aria-label': t.close }}
        overlayProps={{ color: 'var(--scrim)', backgroundOpacity: 1 }}
        classNames={{
          content: styles.dialog ?? '',
          header: styles.dialogHead ?? '',
          title: styles.dialogTitle ?? '',
        }}
      >
        <Choices onClose={onClose} />
      </Modal>
    </Kit>
  )
}
