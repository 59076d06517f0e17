export const comments = () => import('./admin-comments.tsx')
