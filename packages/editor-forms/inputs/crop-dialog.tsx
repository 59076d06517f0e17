import { ZoomIn, ZoomOut } from 'lucide'
import { useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { pictureShapes } from '#packages/layout/setters/props.ts'
import { shapeRatios } from '#packages/sections/picture-shape.ts'
import { type PicturePlace, placeRatio } from '#packages/sections/place-ratio.ts'
import styles from './crop-dialog.module.css'
import { CropShell, Turns } from './crop-shell.tsx'
import shared from './inputs.module.css'
import { loadImage } from './picture-file.ts'
import { Segments } from './segments.tsx'
import { type Area, shrinkPicture, turnedSize } from './shrink-picture.ts'

const words = defineWords({
  zh: {
    title: '裁剪照片',
    shape: '形状',
    layout: '随版式',
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
    layout: 'As laid out',
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

const SHAPES = ['layout', ...pictureShapes] as const
type Shape = (typeof SHAPES)[number]
const MAX_ZOOM = 4

/** Converts per cent of the rotated picture to pixels. Per cent, because an SVG may have no intrinsic size. */
const areaIn = (image: HTMLImageElement, degrees: number, { x, y, width, height }: Area): Area => {
  const whole = turnedSize(image, degrees)
  return {
    x: (x / 100) * whole.width,
    y: (y / 100) * whole.height,
    width: (width / 100) * whole.width,
    height: (height / 100) * whole.height,
  }
}

export const CropDialog = ({
  url,
  only,
  shape: begun = only ?? 'portrait',
  place,
  onClose,
  onDone,
}: {
  url: string
  /** A fixed shape, without a choice. */
  only?: 'round'
  /** The initial shape. */
  shape?: Shape
  /** The place of the picture on the page; without it only the proportions can be chosen. */
  place?: PicturePlace
  onClose(): void
  /** Called with the value for the document. */
  onDone(picture: string, shape: Shape): void
}) => {
  const t = useWords(words)
  const cropArea = useRef<Area>(undefined)
  const [shape, setShape] = useState<Shape>(begun)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [degrees, setDegrees] = useState(0)

  const zoomTo = (next: number) => setZoom(Math.min(MAX_ZOOM, Math.max(1, next)))
  const cut = async () => {
    const image = await loadImage(url)
    return shrinkPicture(image, {
      degrees,
      ...(cropArea.current ? { area: areaIn(image, degrees, cropArea.current) } : {}),
    })
  }
  return (
    <CropShell
      title={t.title}
      done={t.done}
      cut={cut}
      onClose={onClose}
      onDone={(picture) => onDone(picture, shape)}
      stage={
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          rotation={degrees}
          aspect={shape === 'layout' ? (place ? placeRatio(place) : 1) : shapeRatios[shape]}
          cropShape={shape === 'round' ? 'round' : 'rect'}
          maxZoom={MAX_ZOOM}
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(shares) => {
            cropArea.current = shares
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
              onChange={(next) => setShape(next as Shape)}
              segments={SHAPES.filter((one) => one !== 'layout' || place !== undefined).map((value) => ({
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
              max={MAX_ZOOM}
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
