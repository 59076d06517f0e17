/** Components for galleries of other kinds. Separate from parts.ts, so that the home page does not load them. */
export { GalleryView, loadGallery } from './web/gallery-view.tsx'
export type { Shelf } from './web/shelf.ts'
