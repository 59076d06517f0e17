import type { Fragment, StageBox } from './fragments.ts'
import styles from './module-box.module.css'

const PAD = { x: 8, y: 6 }

/** Enlarges the box, so that the frame does not touch the text. */
export const padded = <T extends StageBox>(box: T): T => ({
  ...box,
  left: box.left - PAD.x,
  top: box.top - PAD.y,
  width: box.width + 2 * PAD.x,
  height: box.height + 2 * PAD.y,
})

interface FramesProps {
  fragments: readonly Fragment[]
  look: 'hovered' | 'selected' | 'around' | 'part'
}

/** A frame on every page of a section. An edge is dashed if the section continues on the next page. */
export const SectionFrames = ({ fragments, look }: FramesProps) =>
  fragments.map((fragment, at) => {
    const { left, top, width, height } = look === 'part' ? fragment : padded(fragment)
    return (
      <div
        key={fragment.page}
        className={styles.frame}
        data-frame={look}
        data-from={at > 0 || undefined}
        data-on={at < fragments.length - 1 || undefined}
        style={{ left, top, width, height }}
      />
    )
  })
