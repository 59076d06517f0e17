import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

export const accountsRoutes: readonly ScreenRoute[] = [
  { path: '/auth/login', screen: () => import('./sign-in.tsx'), bare: true },
  { path: '/auth/register', screen: () => import('./sign-up.tsx'), bare: true },
  { path: '/forget-password', screen: () => import('./forgotten-password.tsx'), bare: true },
  { path: '/reset-password', screen: () => import('./reset-password.tsx'), bare: true, personal: true },
  { path: '/emailVerify', screen: () => import('./verify-email.tsx'), bare: true, personal: true },
  { path: '/profile', screen: () => import('./profile.tsx'), layout: 'profile', middleware: ['signed-in'] },
  {
    path: '/profile/setting',
    screen: () => import('./settings.tsx'),
    layout: 'profile',
    middleware: ['signed-in'],
  },
]
