import * as z from 'zod/mini'
import { endpoint } from '#packages/api/endpoint.ts'

export const setUp = endpoint({
  method: 'POST',
  path: '/admin/setup',
  summary: 'Become the first admin, by the link that the server printed when it started',
  auth: 'user',
  input: z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  reply: z.object({}),
  errors: {
    setup_over: {
      status: 422,
      zh: '这个链接用过了，或者服务器已经重启；站点有管理员之后它就不再有效',
      en: 'This link has already been used, or the server has restarted. It stops working once the site has an admin.',
    },
  },
  limit: { calls: 20, seconds: 600 },
})
