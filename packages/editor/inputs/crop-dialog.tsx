import { ZoomIn, ZoomOut } from 'lucide'
import { useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { defineWords, useWords } from '#packages/ui/words.tsx'
import { Glyph } from '../glyph.tsx'
import styles from './crop-dialog.module.css'
import { CropShell, Turns } from './crop-shell.tsx'
import shared from './inputs.module.css'
import { loadImage } from './picture-file.ts'
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
    done: '使用这张照片',
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
    done: 'Use this photo',
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
  const area = useRef<Area>(undefined)
  const [shape, setShape] = useState<string>(only ?? 'portrait')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [degrees, setDegrees] = useState(0)

  const zoomTo = (next: number) => setZoom(Math.min(MOST_ZOOM, Math.max(1, next)))
  const cut = async () =>
    shrinkPicture(await loadImage(url), { degrees, ...(area.current ? { area: area.current } : {}) })
  return (
    <CropShell
      title={t.title}
      done={t.done}
      cut={cut}
      onClose={onClose}
      onDone={onDone}
      stage={
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
      }
      controls={
        <>
          {only ? null : (
            <Segments
              label={t.shape}
              value={shape}
              onChange={setShape}
              segments={(['portrait', 'square', 'round'] as const).map((value) => ({
                value,
                name: t[value],
              }))}
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
            <Turns degrees={degrees} onTurn={setDegrees} />
          </div>
        </>
      }
    />
  )
}
