import { expect, test } from 'vitest'
import { isPersonal } from './personal.ts'
import { screenRoutes } from './screens.ts'

test('lists every public screen that browsers may cache', () => {
  const isOfComponents = (path: string) => path.includes('/components/')
  const stored = screenRoutes.filter((screen) => !isPersonal(screen) && !isOfComponents(screen.path))
  expect(stored.map(({ path }) => path).sort()).toEqual([
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
