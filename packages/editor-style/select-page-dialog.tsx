import { Modal } from '@mantine/core'
import { create } from 'mutative'
import { useDeferredValue, useId, useState } from 'react'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import { setPage } from '#packages/document/commands.ts'
import type { Document, Page } from '#packages/document/schema.ts'
import { createEditor } from '#packages/editor-core/editor.ts'
import { EditorProvider, useDocument, useEditor } from '#packages/editor-core/use-editor.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Kit } from '#packages/ui/kit.tsx'
import { chooseLayout } from './choose-layout.ts'
import { LAYOUTS, layoutWords } from './layout-choice.tsx'
import { PagePaper } from './page-paper.tsx'
import styles from './page-settings.module.css'
import { PageThumb } from './page-thumb.tsx'

const words = defineWords({
  zh: {
    title: '选择页面',
    nothingLost: '换布局不会丢内容：没有侧栏的布局里，侧栏的栏目排在正文中，换回来还在原处。',
    base: '从上到下一栏，最适合机器读取',
    left_right: '侧栏放联系方式、技能等短内容',
    page_1: '一栏，四周有装饰边框',
    use: '使用这个页面',
    cancel: '取消',
    close: '关闭',
  },
  en: {
    title: 'Choose the page',
    nothingLost:
      'Nothing is lost: without a side column its sections stand in the text, and come back to it later.',
    base: 'One column from top to bottom, best for machines',
    left_right: 'Contacts, skills and other short lists at the side',
    page_1: 'One column within a decorated frame',
    use: 'Use this page',
    cancel: 'Cancel',
    close: 'Close',
  },
})

const inLayout = (document: Document, layout: Page['layout']): Document =>
  create(document, (draft) => chooseLayout(layout)(draft as Document)) as Document

const Layouts = ({
  id,
  layout,
  onChoose,
  onUse,
}: {
  id: string
  layout: Page['layout']
  onChoose(layout: Page['layout']): void
  onUse(): void
}) => {
  const t = useWords(words)
  const names = useWords(layoutWords)
  const document = useDeferredValue(useDocument())
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        onUse()
      }}
    >
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{names.layout}</legend>
        {LAYOUTS.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="radio"
              name={`${id}-layout`}
              value={one}
              checked={layout === one}
              onChange={() => onChoose(one)}
            />
            <PageThumb document={inLayout(document, one)} />
            <b>{names[one]}</b>
            <span>{t[one]}</span>
          </label>
        ))}
      </fieldset>
    </form>
  )
}

/** Choices are made in a copy of the document and applied in one step. */
const Choices = ({ onClose }: { onClose(): void }) => {
  const t = useWords(words)
  const editor = useEditor()
  const id = useId()
  const [tried] = useState(() => createEditor(editor.history.state))
  const [layout, setLayout] = useState(tried.history.state.page.layout)
  const use = () => {
    const { size, margin, background } = tried.history.state.page
    editor.edit((document) => {
      chooseLayout(layout)(document)
      setPage({ size, margin, background })(document)
    })
    onClose()
  }
  return (
    // Undo in this dialog changes the copy, not the document.
    <div data-own-undo="">
      <EditorProvider editor={tried}>
        <div className={styles.trial}>
          <Layouts id={id} layout={layout} onChoose={setLayout} onUse={use} />
          <div>
            <PagePaper />
          </div>
        </div>
      </EditorProvider>
      <footer className={styles.foot}>
        <p>{t.nothingLost}</p>
        <button type="button" className={styles.plain} onClick={onClose}>
          {t.cancel}
        </button>
        <button type="submit" form={id} className={styles.primary}>
          {t.use}
        </button>
      </footer>
    </div>
  )
}

/** Layout, paper, margins and background, with the user's document in each layout. */
export const SelectPageDialog = ({ opened, onClose }: { opened: boolean; onClose(): void }) => {
  const t = useWords(words)
  return (
    <Kit>
      <Modal
        opened={opened}
        onClose={onClose}
        title={t.title}
        size={1080}
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
