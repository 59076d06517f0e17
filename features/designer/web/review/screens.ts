export const queue = () => import('./queue.tsx')
export const review = () => import('./review.tsx')
