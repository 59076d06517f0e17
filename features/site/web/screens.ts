export const agreement = () => import('./agreements/agreement.tsx')
export const part = () => import('./web-code/part-screen.tsx')
