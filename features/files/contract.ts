import * as z from 'zod/mini'
import { UPLOADS } from '#packages/api/account-limits.ts'
import { endpoint } from '#packages/api/endpoint.ts'

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const

const MB = 1024 * 1024

export const PICTURE_BYTES = 8 * MB

/** A document names a picture by this id; `/files/<id>` shows it to anyone who has the id. */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/files',
  summary: 'Keep a picture. It is turned upright, made no larger than 1600 pixels and freed of its metadata',
  auth: 'user',
  takes: PICTURE_TYPES,
  input: z.strictObject({ file: z.instanceof(Blob) }),
  reply: z.object({ id: z.string(), width: z.int(), height: z.int(), size: z.int() }),
  errors: {
    not_an_image: {
      status: 422,
      zh: '打不开这张图片，请换一张 PNG、JPG、WebP 或 GIF',
      en: 'We can’t read this image. Choose a PNG, JPG, WebP or GIF file.',
    },
    image_too_large: {
      status: 413,
      zh: '图片太大：最多 8 MB、5000 万像素',
      en: 'This image is too large. The limit is 8 MB and 50 megapixels.',
    },
    too_much_storage: {
      status: 409,
      zh: '图片空间已满；不再使用的图片 30 天后会自动清理，会员的空间更大',
      en: 'Your image storage is full. Images you no longer use are removed after 30 days. Members get more storage.',
    },
  },
  bodyLimit: PICTURE_BYTES,
  limit: { calls: 60, seconds: 60 },
  accountLimit: UPLOADS,
})

export const fileUsage = endpoint({
  method: 'GET',
  path: '/files/usage',
  summary: 'How much room my pictures take, and how much there is; null is no limit',
  auth: 'user',
  input: z.strictObject({}),
  reply: z.object({ bytes: z.int(), files: z.int(), most: z.nullable(z.int()) }),
})
