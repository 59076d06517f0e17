/** What a template of another kind is shown with in a list. */
export { TemplateCover } from './web/cover.tsx'
export { MarkButton } from './web/marks.tsx'
