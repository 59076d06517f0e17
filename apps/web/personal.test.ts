import { expect, test } from 'vitest'
import { isPersonal } from './personal.ts'
import { screenRoutes } from './screens.ts'

test('browsers may keep public pages only: a new screen is personal, or stands in this list', () => {
  const isOfComponents = (path: string) => path.includes('/components/')
  const kept = screenRoutes.filter((screen) => !isPersonal(screen) && !isOfComponents(screen.path))
  expect(kept.map(({ path }) => path).sort()).toEqual([
    '/',
    '/auth/login',
    '/auth/register',
    '/createTemplate/designer/*',
    '/forget-password',
    '/membership',
    '/ppt',
    '/ppt/:id',
    '/privacy',
    '/resume',
    '/resume/:id',
    '/terms',
    '/webCode',
    '/word',
    '/word/:id',
  ])
})
