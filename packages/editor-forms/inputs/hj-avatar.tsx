import { Camera, Crop, Trash2 } from 'lucide'
import { Suspense, useId, useRef, useState } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { pictureUrl } from '#packages/render/pictures.ts'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import { Fault } from './fault.tsx'
import styles from './hj-avatar.module.css'
import type { RowInputProps } from './input-props.ts'
import shared from './inputs.module.css'
import { useNameWithValue } from './name-with-value.ts'
import { PictureChooser } from './picture-chooser.tsx'
import { openPicture, PictureError, pictureAmong } from './picture-file.ts'
import { pictureProblem, pictureWords } from './picture-words.ts'

const CropDialog = lazyComponent(async () => (await import('./crop-dialog.tsx')).CropDialog)
export const loadCropDialog = CropDialog.preload

const words = defineWords({
  zh: {
    upload: '上传照片',
    change: '换一张',
    adjust: '裁剪',
    remove: '移除',
    how: '也可拖入或粘贴',
    drop: '松开即可',
  },
  en: {
    upload: 'Upload a photo',
    change: 'Change',
    adjust: 'Crop',
    remove: 'Remove',
    how: 'or drop or paste it',
    drop: 'Let go',
  },
})

/** A picture from a file, a drop or the clipboard, which is cropped and rotated in a dialog. */
export const HjAvatar = (props: RowInputProps<string>) => {
  const { value, onChange, onCommit, label, id, disabled, shape } = props
  const t = useWords(words)
  const named = useNameWithValue()
  const problems = useWords(pictureWords)
  const faultId = useId()
  const file = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [fault, setFault] = useState<string>()
  const [cropping, setCropping] = useState<{ url: string; own: boolean }>()
  const shown = value ? pictureUrl(value) : undefined

  const take = async (picture: Blob | undefined) => {
    setFault(undefined)
    try {
      if (!picture) throw new PictureError('none')
      const { url } = await openPicture(picture)
      await crop(url, true)
    } catch (error) {
      setFault(pictureProblem(error, problems))
    }
  }
  const crop = async (url: string, own: boolean) => {
    try {
      // Loaded first, so that a missing network shows an error message and does not crash the page.
      await loadCropDialog()
      setCropping({ url, own })
    } catch {
      setFault(problems.offline)
    }
  }
  const close = () => {
    if (cropping?.own) URL.revokeObjectURL(cropping.url)
    setCropping(undefined)
  }
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: holds the picture and its buttons, and takes drops. */}
      <div
        className={styles.avatar}
        role="group"
        aria-label={label}
        data-over={over || undefined}
        onDragOver={(event) => {
          if (disabled || !event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (!disabled) void take(pictureAmong(event.dataTransfer))
        }}
        onPaste={(event) => {
          if (!disabled) void take(pictureAmong(event.clipboardData))
        }}
      >
        <button
          type="button"
          className={styles.picture}
          data-shape={shape?.chosen}
          id={id}
          aria-label={named(label, shown ? t.change : t.upload)}
          aria-describedby={fault ? faultId : undefined}
          disabled={disabled}
          onClick={() => file.current?.click()}
        >
          {shown ? <img src={shown} alt="" /> : <Glyph icon={Camera} size={20} />}
        </button>
        <div className={styles.side}>
          <div className={styles.actions}>
            <button
              type="button"
              className={shared.word}
              disabled={disabled}
              onClick={() => file.current?.click()}
            >
              {shown ? t.change : t.upload}
            </button>
            {shown ? (
              <>
                <button
                  type="button"
                  className={shared.word}
                  disabled={disabled}
                  onClick={() => void crop(shown, false)}
                >
                  <Glyph icon={Crop} size={14} />
                  {t.adjust}
                </button>
                <button
                  type="button"
                  className={shared.word}
                  disabled={disabled}
                  onClick={() => {
                    onChange('')
                    onCommit?.()
                  }}
                >
                  <Glyph icon={Trash2} size={14} />
                  {t.remove}
                </button>
              </>
            ) : null}
          </div>
          <p className={styles.how}>{over ? t.drop : t.how}</p>
        </div>
        <PictureChooser ref={file} accept="image/*,.heic,.heif" onPicture={(picture) => void take(picture)} />
      </div>
      <Fault id={faultId}>{fault}</Fault>
      {cropping ? (
        <Suspense>
          <CropDialog
            url={cropping.url}
            {...(shape ? { shape: shape.chosen ?? 'layout', place: shape.place() } : {})}
            onClose={close}
            onDone={(picture, chosen) => {
              shape?.onChoose(chosen === 'layout' ? undefined : chosen)
              onChange(picture)
              onCommit?.()
              close()
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
