import { Suspense, useState } from 'react'
import type { ThemeName } from '#packages/document/themes.ts'
import { defineWords, useWords } from '#packages/i18n/words.tsx'
import { lazyComponent } from '#packages/scheduling/lazy-component.ts'
import type { CoverPicture, PublicRow } from '../gallery-contract.ts'
import styles from './cover.module.css'
import { DrawnCover, loadLive } from './drawn-cover.tsx'

const words = defineWords({
  zh: {
    resume: '简历模板',
    word: 'Word 文档',
    ppt: 'PPT',
  },
  en: {
    resume: 'resume',
    word: 'document',
    ppt: 'presentation',
  },
})

/** The fields of a row that a cover needs; the served page leaves the markup out of its data. */
export interface Covered {
  id: string
  version: number
  cover?: string
  picture?: CoverPicture | null
}

const nameOf = ({ id, version }: Covered) => `${id}@${version}`

/** Rendered covers are in the served page already and are read from there instead of being sent twice. */
const served = new Map<string, string>(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLElement>('[data-cover] > .hj-cover')].map((page) => [
        page.parentElement?.dataset.cover ?? '',
        page.innerHTML,
      ]),
)

type PaperSize = 'A4' | 'Letter' | '16:9' | '4:3'

/** Aspect ratios by page width; the default if the markup cannot be parsed. */
const SIZES: Record<string, PaperSize> = { 816: 'Letter', 1280: '16:9', 960: '4:3' }

const sizeOfMarkup = (html: string): PaperSize => {
  const width = /^.{0,4000}?class="hj-page\b[^>]*?\bwidth: ?(\d+)px/s.exec(html)?.[1] ?? ''
  return SIZES[width] ?? 'A4'
}

const sizeOfPicture = ({ width, height }: CoverPicture): PaperSize => {
  const ratio = width / height
  return ratio > 1.5 ? '16:9' : ratio > 1 ? '4:3' : ratio > 0.74 ? 'Letter' : 'A4'
}

const FetchedCover = lazyComponent(async () => (await loadLive()).FetchedCover)

interface TemplateCoverProps {
  row: Covered
  /** Recolours the cover: the rendered page replaces the picture. */
  colors?: ThemeName | undefined
  /**
   * Shown much larger than in a list: uses the rendered page, if the row has it. The caller loads the document fonts.
   */
  isLarge?: boolean
  /** The name of a template without a visible name; otherwise the picture is decorative. */
  named?: Pick<PublicRow, 'kind' | 'meta'>
  /** Visible when the page opens. */
  isEager?: boolean
  /** Its width, for the choice of the file. */
  sizes?: string
}

/** Two, three or four in a row; slides at most three. */
const SIZES_IN_LIST = '(max-width: 1000px) 46vw, '

/** The first page of a template: a picture if there is one, otherwise rendered by the engine. */
export const TemplateCover = ({
  row,
  colors,
  isLarge = false,
  named,
  isEager = false,
  sizes,
}: TemplateCoverProps) => {
  const t = useWords(words)
  const { picture = null } = row
  const [isBroken, setBroken] = useState(false)
  const [wasRecoloured, setWasRecoloured] = useState(false)
  // The rendered page stays after the pointer has left one colour; otherwise the picture would flash on the way to the
  // next.
  if (colors !== undefined && !wasRecoloured) setWasRecoloured(true)
  const html = row.cover || served.get(nameOf(row)) || ''
  const hasPicture = picture !== null && !isBroken && !(isLarge && html !== '')
  const isDrawn = !hasPicture || isLarge || wasRecoloured
  const size = picture ? sizeOfPicture(picture) : sizeOfMarkup(html)
  const drawn = (markup: string) => (
    <DrawnCover html={markup} colors={colors} overPicture={hasPicture} loadsFonts={hasPicture || !isLarge} />
  )
  return (
    <div className={styles.box} data-size={size} data-cover={nameOf(row)}>
      {hasPicture && (
        <img
          // If an image failed before hydration, its error event was lost.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setBroken(true)
          }}
          className={styles.picture}
          // Before the addresses, because a browser that reads those first starts to load at once.
          {...(isEager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
          sizes={sizes ?? SIZES_IN_LIST + (picture.width > picture.height ? '356px' : '260px')}
          srcSet={`${picture.small} ${Math.round(picture.width / 2)}w, ${picture.large} ${picture.width}w`}
          src={picture.small}
          width={picture.width}
          height={picture.height}
          alt={named ? `${named.meta.name} ${t[named.kind]}` : ''}
          onError={() => setBroken(true)}
        />
      )}
      {isDrawn &&
        (html === '' && picture ? (
          <Suspense>
            <FetchedCover row={row}>{drawn}</FetchedCover>
          </Suspense>
        ) : (
          drawn(html)
        ))}
    </div>
  )
}
