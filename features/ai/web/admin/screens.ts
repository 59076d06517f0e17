export const models = () => import('./models.tsx')
