import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import {
  type CropFrame,
  type Handle,
  handles,
  isWhole,
  movedFrame,
  resizedFrame,
  WHOLE,
} from './crop-frame.ts'
import { CropShell, Turns } from './crop-shell.tsx'
import styles from './free-crop.module.css'
import shared from './inputs.module.css'
import { loadImage } from './picture-file.ts'
import { drawTurned, shrinkPicture, turnedSize } from './shrink-picture.ts'

const words = defineWords({
  zh: {
    title: '裁剪图片',
    done: '使用这张图片',
    whole: '整张',
    how: '拖动边角，框住要留下的部分',
    frame: '留下的部分，拖动或用方向键移动',
    nw: '左上角',
    n: '上边',
    ne: '右上角',
    e: '右边',
    se: '右下角',
    s: '下边',
    sw: '左下角',
    w: '左边',
  },
  en: {
    title: 'Crop the picture',
    done: 'Use this picture',
    whole: 'All of it',
    how: 'Drag a corner or an edge to keep a part',
    frame: 'The part that is kept: drag it, or move it with the arrow keys',
    nw: 'Upper left corner',
    n: 'Upper edge',
    ne: 'Upper right corner',
    e: 'Right edge',
    se: 'Lower right corner',
    s: 'Lower edge',
    sw: 'Lower left corner',
    w: 'Left edge',
  },
})

/** Minimum size in screen pixels, for touch. */
const LEAST = 28
const SHOWN = 800
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface FrameProps {
  frame: CropFrame
  onFrame(frame: CropFrame): void
}

/** The crop frame. Its middle moves it, its corners and edges resize it. */
const Frame = ({ frame, onFrame }: FrameProps) => {
  const t = useWords(words)
  const place = useRef<HTMLDivElement>(null)
  const gesture = useRef<{ how: Handle | 'move'; x: number; y: number; from: CropFrame }>(undefined)

  const change = (how: Handle | 'move', from: CropFrame, x: number, y: number) => {
    const { width = 1, height = 1 } = place.current?.parentElement?.getBoundingClientRect() ?? {}
    const [dx, dy] = [x / width, y / height]
    const least = [Math.min(1, LEAST / width), Math.min(1, LEAST / height)] as const
    onFrame(how === 'move' ? movedFrame(from, dx, dy) : resizedFrame(from, how, dx, dy, least))
  }
  const hold = (how: Handle | 'move') => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    gesture.current = { how, x: event.clientX, y: event.clientY, from: frame }
  }
  const drag = (event: PointerEvent) => {
    const { how, x, y, from } = gesture.current ?? {}
    if (how && from) change(how, from, event.clientX - (x ?? 0), event.clientY - (y ?? 0))
  }
  const release = () => {
    gesture.current = undefined
  }
  const walk = (how: Handle | 'move') => (event: KeyboardEvent) => {
    const [x, y] = ARROWS[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const step = event.shiftKey ? 40 : 8
    change(how, frame, x * step, y * step)
  }
  const gestures = (how: Handle | 'move') => ({
    onPointerDown: hold(how),
    onPointerMove: drag,
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: walk(how),
  })
  const share = (value: number) => `${value * 100}%`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot contain the handles, which are buttons.
    <div
      ref={place}
      className={styles.frame}
      role="group"
      aria-label={t.frame}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it.
      tabIndex={0}
      style={{
        left: share(frame.left),
        top: share(frame.top),
        width: share(frame.right - frame.left),
        height: share(frame.bottom - frame.top),
      }}
      {...gestures('move')}
    >
      {handles.map((handle) => (
        <button
          key={handle}
          type="button"
          className={styles.handle}
          data-handle={handle}
          aria-label={t[handle]}
          {...gestures(handle)}
        />
      ))}
    </div>
  )
}

/** Crops a picture freely: any part of it, or all. */
export const FreeCrop = ({
  url,
  maxSide,
  onClose,
  onDone,
}: {
  url: string
  /** Maximum width and height of the result in pixels. */
  maxSide: number
  onClose(): void
  onDone(picture: string): void
}) => {
  const t = useWords(words)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [image, setImage] = useState<HTMLImageElement>()
  const [frame, setFrame] = useState(WHOLE)
  const [degrees, setDegrees] = useState(0)
  const turned = image && turnedSize(image, degrees)

  useEffect(() => {
    void loadImage(url).then(setImage, onClose)
  }, [url, onClose])
  useEffect(() => {
    if (!image || !canvas.current) return
    const { width, height } = turnedSize(image, degrees)
    const scale = Math.min(1, SHOWN / Math.max(width, height))
    drawTurned(canvas.current, image, degrees, { x: 0, y: 0, width, height }, scale)
  }, [image, degrees])

  const cut = async () => {
    if (!image || !turned || (isWhole(frame) && degrees === 0)) return undefined
    const area = {
      x: frame.left * turned.width,
      y: frame.top * turned.height,
      width: (frame.right - frame.left) * turned.width,
      height: (frame.bottom - frame.top) * turned.height,
    }
    return shrinkPicture(image, { degrees, area, maxSide })
  }
  return (
    <CropShell
      title={t.title}
      done={t.done}
      cut={cut}
      onClose={onClose}
      onDone={onDone}
      stage={
        <div className={styles.stage}>
          <div
            className={styles.picture}
            style={{ '--ratio': turned ? turned.width / turned.height : 1 } as CSSProperties}
          >
            <canvas ref={canvas} className={styles.canvas} />
            {image ? <Frame frame={frame} onFrame={setFrame} /> : null}
          </div>
        </div>
      }
      controls={
        <div className={styles.tools}>
          <span className={styles.how}>{t.how}</span>
          <button
            type="button"
            className={shared.word}
            disabled={isWhole(frame)}
            onClick={() => setFrame(WHOLE)}
          >
            {t.whole}
          </button>
          <Turns
            degrees={degrees}
            onTurn={(next) => {
              setDegrees(next)
              // The framed part is somewhere else after a rotation, so the frame is reset.
              setFrame(WHOLE)
            }}
          />
        </div>
      }
    />
  )
}
