/** Components for templates of other kinds in a list. */
export { TemplateCover } from './web/cover.tsx'
export { MarkButton } from './web/marks.tsx'
