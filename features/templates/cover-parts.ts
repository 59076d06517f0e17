/** Apart from parts.ts, so that the home page and lists do not carry what it brings. */
export { TemplateCover } from './web/cover.tsx'
