import { RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { Glyph } from '../glyph.tsx'
import styles from './crop-dialog.module.css'
import { Fault } from './fault.tsx'
import shared from './inputs.module.css'
import { loadImage } from './picture-file.ts'
import { usePictureStore } from './picture-store.tsx'
import { pictureProblem, pictureWords } from './picture-words.ts'
import { Segments } from './segments.tsx'
import { type Area, shrinkPicture } from './shrink-picture.ts'

const words = defineWords({
  zh: {
    title: '裁剪照片',
    shape: '形状',
    portrait: '证件照',
    square: '方形',
    round: '圆形',
    zoom: '缩放',
    smaller: '缩小',
    larger: '放大',
    left: '向左转',
    right: '向右转',
    cancel: '取消',
    done: '使用这张照片',
    saving: '正在保存…',
    area: '拖动或用方向键移动照片',
  },
  en: {
    title: 'Crop the photo',
    shape: 'Shape',
    portrait: 'Portrait',
    square: 'Square',
    round: 'Round',
    zoom: 'Zoom',
    smaller: 'Smaller',
    larger: 'Larger',
    left: 'Turn left',
    right: 'Turn right',
    cancel: 'Cancel',
    done: 'Use this photo',
    saving: 'Saving…',
    area: 'Drag the photo, or move it with the arrow keys',
  },
})

const ASPECTS: Record<string, number> = { portrait: 3 / 4, square: 1, round: 1 }
const MOST_ZOOM = 4

export const CropDialog = ({
  url,
  shape: only,
  onClose,
  onDone,
}: {
  url: string
  /** The one that it must have, where there is no choice. */
  shape?: 'square' | 'round'
  onClose(): void
  /** With what the document shall store. */
  onDone(picture: string): void
}) => {
  const t = useWords(words)
  const said = useWords(pictureWords)
  const store = usePictureStore()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const area = useRef<Area>(undefined)
  const [shape, setShape] = useState<string>(only ?? 'portrait')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [degrees, setDegrees] = useState(0)
  const [saving, setSaving] = useState(false)
  const [fault, setFault] = useState<string>()

  useEffect(() => dialog.current?.showModal(), [])

  const zoomTo = (next: number) => setZoom(Math.min(MOST_ZOOM, Math.max(1, next)))
  const save = async () => {
    setSaving(true)
    setFault(undefined)
    try {
      const image = await loadImage(url)
      onDone(
        await store(await shrinkPicture(image, { degrees, ...(area.current ? { area: area.current } : {}) })),
      )
    } catch (error) {
      // The dialog stays as it is: nothing of the work is lost, and saving can be tried again.
      setFault(pictureProblem(error, said))
      setSaving(false)
    }
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // What is typed or pasted here is not for the panel below.
      onPaste={(event) => event.stopPropagation()}
    >
      <h2 id={titleId} className={styles.title}>
        {t.title}
      </h2>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          rotation={degrees}
          aspect={ASPECTS[shape] ?? 1}
          cropShape={shape === 'round' ? 'round' : 'rect'}
          maxZoom={MOST_ZOOM}
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => {
            area.current = pixels
          }}
          cropperProps={{ 'aria-label': t.area, role: 'application' }}
        />
      </div>
      <div className={styles.controls}>
        {only ? null : (
          <Segments
            label={t.shape}
            value={shape}
            onChange={setShape}
            segments={(['portrait', 'square', 'round'] as const).map((value) => ({ value, name: t[value] }))}
          />
        )}
        <div className={styles.zoom}>
          <button
            type="button"
            className={shared.button}
            aria-label={t.smaller}
            onClick={() => zoomTo(zoom - 0.2)}
          >
            <Glyph icon={ZoomOut} />
          </button>
          <input
            type="range"
            min={1}
            max={MOST_ZOOM}
            step={0.01}
            value={zoom}
            aria-label={t.zoom}
            onChange={(event) => zoomTo(Number(event.currentTarget.value))}
          />
          <button
            type="button"
            className={shared.button}
            aria-label={t.larger}
            onClick={() => zoomTo(zoom + 0.2)}
          >
            <Glyph icon={ZoomIn} />
          </button>
          <span className={styles.rule} />
          <button
            type="button"
            className={shared.button}
            aria-label={t.left}
            title={t.left}
            onClick={() => setDegrees((degrees + 270) % 360)}
          >
            <Glyph icon={RotateCcw} />
          </button>
          <button
            type="button"
            className={shared.button}
            aria-label={t.right}
            title={t.right}
            onClick={() => setDegrees((degrees + 90) % 360)}
          >
            <Glyph icon={RotateCw} />
          </button>
        </div>
        <Fault id={`${titleId}-fault`}>{fault}</Fault>
      </div>
      <div className={styles.foot}>
        <button type="button" className={styles.plain} onClick={onClose}>
          {t.cancel}
        </button>
        <button type="button" className={styles.primary} disabled={saving} onClick={() => void save()}>
          {saving ? t.saving : t.done}
        </button>
      </div>
    </dialog>
  )
}
