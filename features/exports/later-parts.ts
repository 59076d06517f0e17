/** For an editor, which tells of files long after it was opened. */
export { tellsExports } from './web/tells-exports.ts'
