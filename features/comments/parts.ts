/** Components of comments for other features. */
export { CommentNews } from './web/comment-news.tsx'
export { CommentSection } from './web/comment-section.tsx'
export { commentsQuery } from './web/comments-query.ts'
