import type { ScreenRoute } from '#packages/ui/screen-routes.ts'
import type { AdminPath } from './routes.ts'

export const screens: Record<AdminPath, ScreenRoute['screen']> = {
  '/admin': () => import('./dashboard.tsx'),
  '/admin/users': () => import('./people/people.tsx'),
  '/admin/users/:id': () => import('./people/person.tsx'),
  '/admin/orders': () => import('./orders/orders.tsx'),
  '/admin/codes': () => import('./orders/codes.tsx'),
  '/admin/money': () => import('./money/money.tsx'),
  '/admin/prices': () => import('./prices.tsx'),
  '/admin/texts': () => import('./texts/texts.tsx'),
  '/admin/switches': () => import('./switches.tsx'),
  '/admin/system': () => import('./system/system.tsx'),
  '/admin/audit': () => import('./audit/audit.tsx'),
  '/admin/setup': () => import('./setup.tsx'),
}
