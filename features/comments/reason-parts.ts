/** Names of report reasons for other features. */
export { reasonWords } from './web/comment-words.ts'
