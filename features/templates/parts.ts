export { galleryTemplates, triedDocument } from './web/gallery-later.ts'
export { readTryOn, type TryOn } from './web/item/try-on.ts'
