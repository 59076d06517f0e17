import { FileUp } from 'lucide'
import { useRef, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import parts from '#packages/editor-core/tool-parts.module.css'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import styles from './import-file.module.css'

const words = defineWords({
  zh: {
    drop: '把文件拖到这里',
    choose: '选择文件',
    takes:
      'PDF、Word（.docx）、PPT（.pptx）、Markdown、纯文本、HTML，以及花笺、JSON Resume、Reactive Resume、magic-resume 的 JSON',
    here: '文件只在这台设备上读取，不会上传。',
    paste: '或者粘贴简历文字',
    placeholder: '从招聘网站、聊天窗口或旧文档里复制过来即可',
    read: '识别这段文字',
    file: '要导入的文件',
  },
  en: {
    drop: 'Drop a file here',
    choose: 'Choose a file',
    takes:
      'PDF, Word (.docx), PowerPoint (.pptx), Markdown, plain text, HTML, and JSON of Huajian, JSON Resume, Reactive Resume and magic-resume',
    here: 'The file is read on this device and is not uploaded.',
    paste: 'Or paste the text of a resume',
    placeholder: 'Copy it from a job site, a chat or an old document',
    read: 'Read this text',
    file: 'File to import',
  },
})

interface ChooseSourceProps {
  onFile(file: File): void
  onText(text: string): void
}

/** The first step of an import: choose a file or paste text. */
export const ChooseSource = ({ onFile, onText }: ChooseSourceProps) => {
  const t = useWords(words)
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [text, setText] = useState('')
  return (
    <div className={styles.choose}>
      <section
        className={styles.drop}
        aria-label={t.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file) onFile(file)
        }}
      >
        <Glyph icon={FileUp} size={28} />
        <p>{t.drop}</p>
        <button
          type="button"
          className={parts.primary}
          data-autofocus=""
          onClick={() => input.current?.click()}
        >
          {t.choose}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t.file}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            // Lets the user choose the same file again after fixing it.
            currentTarget.value = ''
            if (file) onFile(file)
          }}
        />
        <small>{t.takes}</small>
        <small>{t.here}</small>
      </section>
      <label className={styles.paste}>
        {t.paste}
        <textarea
          value={text}
          placeholder={t.placeholder}
          rows={7}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button
        type="button"
        className={parts.button}
        disabled={text.trim() === ''}
        onClick={() => onText(text)}
      >
        {t.read}
      </button>
    </div>
  )
}
