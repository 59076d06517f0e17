import { Crop, Image, Trash2 } from 'lucide'
import { useId, useRef, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { pictureUrl } from '#packages/render/pictures.ts'
import { Fault, faultProps } from './fault.tsx'
import { FreeCrop } from './free-crop.tsx'
import type { RowInputProps } from './input-props.ts'
import shared from './inputs.module.css'
import { takes } from './limits.ts'
import { useNameWithValue } from './name-with-value.ts'
import styles from './picture.module.css'
import { PictureChooser } from './picture-chooser.tsx'
import { openPicture, pictureAmong } from './picture-file.ts'
import { usePictureStore } from './picture-store.tsx'
import { pictureProblem, pictureWords } from './picture-words.ts'
import { shrinkPicture } from './shrink-picture.ts'

const words = defineWords({
  zh: { choose: '选择图片', change: '已选图片', crop: '裁剪', remove: '移除', saving: '正在保存…' },
  en: { choose: 'Choose a picture', change: 'Picture', crop: 'Crop', remove: 'Remove', saving: 'Saving…' },
})

/** Enough pixels for a page in print. */
const MAX_SIDE = 1600

/** A picture that is chosen, dropped or pasted, then reduced and stored; pictures with content can be cropped. */
export const PictureInput = (props: RowInputProps<string>) => {
  const { value, inherited, onChange, onCommit, label, id, disabled, row } = props
  const t = useWords(words)
  const named = useNameWithValue()
  const problems = useWords(pictureWords)
  const store = usePictureStore()
  const faultId = useId()
  const file = useRef<HTMLInputElement>(null)
  const [saving, setSaving] = useState(false)
  const [fault, setFault] = useState<string>()
  const [cropping, setCropping] = useState(false)
  const shown = value ?? inherited
  const isContent = row.type === 'picture'

  const take = async (picture: Blob | undefined) => {
    if (!picture || disabled) return
    setFault(undefined)
    setSaving(true)
    try {
      const { url, image } = await openPicture(picture)
      const stored = await store(await shrinkPicture(image, { maxSide: MAX_SIDE }))
      URL.revokeObjectURL(url)
      if (takes(row, stored)) {
        onChange(stored)
        onCommit?.()
      } else setFault(problems.account)
    } catch (error) {
      setFault(pictureProblem(error, problems))
    }
    setSaving(false)
  }
  return (
    <div>
      <div className={styles.picture} data-content={isContent || undefined}>
        <button
          type="button"
          className={shared.press}
          id={id}
          aria-label={named(label, shown ? t.change : t.choose)}
          {...faultProps(faultId, fault)}
          disabled={disabled || saving}
          onClick={() => file.current?.click()}
          onDragOver={(event) => {
            if (event.dataTransfer.types.includes('Files')) event.preventDefault()
          }}
          onDrop={(event) => {
            event.preventDefault()
            void take(pictureAmong(event.dataTransfer))
          }}
          onPaste={(event) => void take(pictureAmong(event.clipboardData))}
        >
          {shown ? (
            <img className={styles.sample} src={pictureUrl(shown)} alt="" />
          ) : (
            <span className={styles.none}>
              <Glyph icon={Image} size={14} />
            </span>
          )}
          <span className={value === undefined ? shared.inherited : undefined}>
            {saving ? t.saving : shown ? t.change : t.choose}
          </span>
        </button>
        {value && isContent ? (
          <button
            type="button"
            className={shared.button}
            aria-label={named(label, t.crop)}
            title={t.crop}
            disabled={disabled || saving}
            onClick={() => setCropping(true)}
          >
            <Glyph icon={Crop} size={14} />
          </button>
        ) : null}
        {value ? (
          <button
            type="button"
            className={shared.button}
            aria-label={named(label, t.remove)}
            title={t.remove}
            disabled={disabled}
            onClick={() => {
              onChange('')
              onCommit?.()
            }}
          >
            <Glyph icon={Trash2} size={14} />
          </button>
        ) : null}
        <PictureChooser ref={file} accept="image/*,.heic,.heif" onPicture={(picture) => void take(picture)} />
      </div>
      <Fault id={faultId}>{fault}</Fault>
      {cropping && value ? (
        <FreeCrop
          url={pictureUrl(value)}
          maxSide={MAX_SIDE}
          onClose={() => setCropping(false)}
          onDone={(picture) => {
            setCropping(false)
            onChange(picture)
            onCommit?.()
          }}
        />
      ) : null}
    </div>
  )
}
