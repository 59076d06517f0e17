import type { Ref } from 'react'

interface PictureChooserProps {
  ref: Ref<HTMLInputElement>
  accept: string
  onPicture(picture: File): void
}

/** A hidden file input, which buttons open. */
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
      // Otherwise choosing the same file again would not fire an event.
      event.currentTarget.value = ''
      if (chosen) onPicture(chosen)
    }}
  />
)
