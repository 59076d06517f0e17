import { useEffect, useRef } from 'react'
import { ImageViewer } from '#packages/ui/image-viewer.tsx'
import styles from './item-stage.module.css'

interface PageViewerProps {
  name: string
  pictures: readonly string[]
  asked: { page: number; turn: number }
}

/** The pages as pictures in the viewer. The hidden sources are only what the viewer reads. */
export const PageViewer = ({ name, pictures, asked }: PageViewerProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelectorAll('img')[asked.page]?.click()
  }, [asked])
  return (
    <div ref={box} className={styles.pictures} aria-hidden="true">
      <ImageViewer pictures={pictures}>
        {pictures.map((url, at) => (
          <img key={url} src={url} alt={`${name} ${at + 1}`} />
        ))}
      </ImageViewer>
    </div>
  )
}
