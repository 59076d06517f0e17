/** What reasons are called, for who shows them outside of comments. */
export { reasonWords } from './web/comment-words.ts'
