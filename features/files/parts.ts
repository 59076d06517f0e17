/** For an editor of what is in an account. */
export { uploads } from './web/uploads.ts'
