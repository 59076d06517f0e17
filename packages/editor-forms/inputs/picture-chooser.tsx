import type { Ref } from 'react'

interface PictureChooserProps {
  ref: Ref<HTMLInputElement>
  accept: string
  onPicture(picture: File): void
}

/** The browser's own chooser of files, out of sight: buttons open it. */
export const PictureChooser = ({ ref, accept, onPicture }: PictureChooserProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    hidden
    tabIndex={-1}
    aria-hidden="true"
    onChange={(event) => {
      const chosen = event.currentTarget.files?.[0]
      // The same file again is a choice too.
      event.currentTarget.value = ''
      if (chosen) onPicture(chosen)
    }}
  />
)
