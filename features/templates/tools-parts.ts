/** For an editor: the tool that switches the template. */
export { templateTools } from './web/editor/tools.ts'
