export const sandbox = () => import('./sandbox/sandbox.tsx')
export const receipt = () => import('./receipt/receipt.tsx')
