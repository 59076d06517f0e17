/** The frame that screens of other slices under /admin stand in. */
export { AdminFrame } from './web/admin-frame.tsx'
