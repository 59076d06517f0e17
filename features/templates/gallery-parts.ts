/** What galleries of other kinds are made of. Apart from parts.ts, so that the home page does not carry it. */
export { GalleryView, loadGallery } from './web/gallery-view.tsx'
export type { Shelf } from './web/shelf.ts'
