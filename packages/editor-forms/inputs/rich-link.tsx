import type { Editor } from '@tiptap/core'
import { useId, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { Fault, faultProps } from './fault.tsx'
import styles from './hj-editor.module.css'
import { readHref } from './href.ts'
import shared from './inputs.module.css'

const words = defineWords({
  zh: {
    address: '链接地址',
    hint: '网址、邮箱或电话',
    wrong: '这不像网址、邮箱或电话，如 example.com',
    done: '确定',
    remove: '去掉链接',
  },
  en: {
    address: 'Address',
    hint: 'Web address, e-mail or phone',
    wrong: 'Not an address: write it like example.com',
    done: 'Done',
    remove: 'Remove the link',
  },
})

/** Input for the link of the selected text. Without a selection, the URL is inserted as text. */
export const RichLink = ({ editor, href, onDone }: { editor: Editor; href: string; onDone(): void }) => {
  const t = useWords(words)
  const faultId = useId()
  const [typed, setTyped] = useState(href)
  const [wrong, setWrong] = useState(false)
  const done = () => {
    const address = readHref(typed)
    if (typed.trim() === '') remove()
    else if (!address) setWrong(true)
    else {
      const link = { type: 'link', attrs: { href: address } }
      if (href !== '') editor.chain().extendMarkRange('link').setMark('link', link.attrs).run()
      else if (editor.state.selection.empty)
        editor.commands.insertContent({ type: 'text', text: typed.trim(), marks: [link] })
      else editor.commands.setMark('link', link.attrs)
      onDone()
    }
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run()
    onDone()
  }
  return (
    <form
      className={styles.link}
      onSubmit={(event) => {
        event.preventDefault()
        // The surrounding form must not handle the submit event.
        event.stopPropagation()
        done()
      }}
    >
      <div className={shared.field}>
        <input
          className={shared.text}
          value={typed}
          aria-label={t.address}
          placeholder={t.hint}
          inputMode="url"
          autoComplete="off"
          {...faultProps(faultId, wrong)}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setWrong(false)
          }}
        />
      </div>
      <Fault id={faultId}>{wrong ? t.wrong : undefined}</Fault>
      <div className={styles.foot}>
        <button type="button" className={shared.word} disabled={href === ''} onClick={remove}>
          {t.remove}
        </button>
        <button type="submit" className={shared.word}>
          {t.done}
        </button>
      </div>
    </form>
  )
}
