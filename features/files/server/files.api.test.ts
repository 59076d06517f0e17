import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictureUrl } from '#packages/render/pictures.ts'
import { aPerson } from '#test/kit/people.ts'
import { bomb, noise, painted } from '#test/kit/pictures.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'
import { PICTURE_TYPES, uploadFile } from '../contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const someone = async () => {
  const { token, userId } = await aPerson(server.deps)
  const api = server.as(token)
  return {
    token,
    userId,
    upload: (bytes: Buffer, type = 'image/png') =>
      api.call(uploadFile, { file: new Blob([new Uint8Array(bytes)], { type }) }),
  }
}

const shown = async (id: string) => {
  const response = await fetch(server.url + pictureUrl(id))
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('a picture', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    '%s becomes webp, upright, small and bare',
    async (format) => {
      const { upload } = await someone()
      const bytes = await sharp(await painted(400, 300))
        .toFormat(format)
        .withExif({ IFD0: { Artist: '林知夏', Copyright: 'secret place' } })
        .toBuffer()
      const { id, width, height, size } = await upload(bytes, `image/${format}`)
      expect([width, height]).toEqual([400, 300])
      const { response, bytes: out } = await shown(id)
      expect(response.headers.get('content-type')).toBe('image/webp')
      expect(out).toHaveLength(size)
      const facts = await sharp(out).metadata()
      expect(facts).toMatchObject({ format: 'webp', width: 400, height: 300 })
      expect(facts.exif).toBeUndefined()
      expect(out.includes('secret place')).toBe(false)
    },
  )

  test('a telephone’s picture is turned as its EXIF says', async () => {
    const { upload } = await someone()
    // Red on the left, blue on the right; orientation 6 asks for a quarter turn clockwise: red comes to the top.
    const lying = await sharp(await painted(400, 300))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { id, width, height } = await upload(lying, 'image/jpeg')
    expect([width, height]).toEqual([300, 400])
    const { data, info } = await sharp((await shown(id)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const red = (x: number, y: number) => {
      const at = (y * info.width + x) * info.channels
      return (data[at] ?? 0) > 150 && (data[at + 2] ?? 255) < 100
    }
    expect([red(150, 20), red(150, 380)]).toEqual([true, false])
  })

  test('is made no larger than 1600 pixels and never larger than it was', async () => {
    const { upload } = await someone()
    const large = await upload(await painted(4000, 3000))
    expect([large.width, large.height]).toEqual([1600, 1200])
    const small = await upload(await painted(30, 40))
    expect([small.width, small.height]).toEqual([30, 40])
  })

  test('sent again is the same file, at once or later; another’s is not', async () => {
    const { upload, userId } = await someone()
    const bytes = await noise(200, 200)
    const ids = new Set(
      [...(await Promise.all([1, 2, 3].map(() => upload(bytes)))), await upload(bytes)].map(({ id }) => id),
    )
    expect(ids.size).toBe(1)
    expect(readdirSync(`${server.dataDir}/files/files/${userId}`)).toEqual([`${[...ids][0]}.webp`])
    expect(ids.has((await (await someone()).upload(bytes)).id)).toBe(false)
  })

  test('keeps what is see-through', async () => {
    const { upload } = await someone()
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    expect(await sharp((await shown((await upload(clear)).id)).bytes).metadata()).toMatchObject({
      hasAlpha: true,
    })
  })
})

/** A small JPEG whose head claims the largest size that the format knows. */
const swollenJpeg = async () => {
  const bytes = await sharp(await painted(16, 16))
    .jpeg()
    .toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(65_500, frame + 5)
  bytes.writeUInt16BE(65_500, frame + 7)
  return bytes
}

const moving = async (format: 'gif' | 'webp') => {
  const frames = await Promise.all(
    ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
      sharp({ create: { width: 20, height: 10, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}

describe('what is more than a picture', () => {
  test.each(['gif', 'webp'] as const)('of a moving %s the first picture is kept', async (format) => {
    const { upload } = await someone()
    const bytes = await moving(format)
    expect((await sharp(bytes, { pages: -1 }).metadata()).pages).toBe(3)
    const { id, width, height } = await upload(bytes, `image/${format}`)
    expect([width, height]).toEqual([20, 10])
    expect((await sharp((await shown(id)).bytes).metadata()).pages).toBeUndefined()
  })

  const script = '<script>alert(document.domain)</script>'
  const polyglots: [string, () => Promise<Buffer>][] = [
    [
      'a page behind the end',
      async () => Buffer.concat([await painted(30, 20), Buffer.from(`<html>${script}`)]),
    ],
    [
      'a zip behind the end',
      async () => Buffer.concat([await painted(30, 20), Buffer.from('PK\x03\x04evil.js')]),
    ],
    [
      'a script in its metadata',
      async () =>
        sharp(await painted(30, 20))
          .jpeg()
          .withExif({ IFD0: { ImageDescription: script, Software: 'PK\x03\x04evil.js' } })
          .toBuffer(),
    ],
    [
      'a comment that closes a script',
      async () => {
        const gif = await sharp(await painted(30, 20))
          .gif()
          .toBuffer()
        // GIF89a/* … */=alert(1): the well-known picture that is also a program.
        return Buffer.concat([gif, Buffer.from(`*/=1;${script}`)])
      },
    ],
  ]
  test.each(polyglots)('nothing but pixels comes out of %s', async (_, make) => {
    const { upload } = await someone()
    const { bytes, response } = await shown((await upload(await make())).id)
    expect(bytes.toString('latin1')).not.toMatch(/script|evil|alert/)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(bytes).metadata()).format).toBe('webp')
  })

  test('the thinnest picture is still one', async () => {
    const { upload } = await someone()
    const thin = await sharp({ create: { width: 12_000, height: 1, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    expect(await upload(thin)).toMatchObject({ width: 1600, height: 1 })
  })

  test('its name and its claimed type are not believed', async () => {
    const { upload } = await someone()
    const { id } = await upload(await painted(20, 20), 'image/gif')
    expect((await shown(id)).response.headers.get('content-type')).toBe('image/webp')
  })
})

describe('what is no picture, or a hostile one', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>',
  )
  const png = async () => noise(300, 300)
  const cases: [string, () => Promise<Buffer>, string][] = [
    ['nothing', async () => Buffer.alloc(0), 'not_an_image'],
    ['text', async () => Buffer.from('hello'), 'not_an_image'],
    ['SVG called PNG', async () => svg, 'not_an_image'],
    ['a PNG that is cut off', async () => (await png()).subarray(0, 20_000), 'not_an_image'],
    ['a PNG of which only the head came', async () => (await png()).subarray(0, 40), 'not_an_image'],
    [
      'a JPEG that is cut off',
      async () =>
        (
          await sharp(await png())
            .jpeg()
            .toBuffer()
        ).subarray(0, 3000),
      'not_an_image',
    ],
    ['a PNG head on an SVG', async () => Buffer.concat([(await png()).subarray(0, 8), svg]), 'not_an_image'],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj'), 'not_an_image'],
    [
      'a TIFF',
      async () =>
        sharp(await png())
          .tiff()
          .toBuffer(),
      'not_an_image',
    ],
    ['a PNG of 20000 × 20000', async () => bomb(20_000, 20_000), 'image_too_large'],
    ['a PNG that says 2³¹ × 2³¹', async () => bomb(2 ** 31 - 1, 2 ** 31 - 1), 'not_an_image'],
    ['a PNG as wide as a wall', async () => bomb(60_000_000, 1), 'image_too_large'],
    ['a JPEG that says 65500 × 65500', async () => swollenJpeg(), 'image_too_large'],
    ['9 MB', async () => Buffer.concat([await png(), Buffer.alloc(9 * 1024 * 1024)]), 'image_too_large'],
  ]
  test.each(cases)('%s is refused in words', async (_, make, code) => {
    const { upload, userId } = await someone()
    const bytes = await make()
    await expect(upload(bytes)).rejects.toMatchObject({ code })
    expect(
      await server.deps.db.selectFrom('files').select('id').where('owner', '=', userId).execute(),
    ).toEqual([])
  })

  test('only the four types are taken', async () => {
    const { upload } = await someone()
    for (const type of ['image/svg+xml', 'application/octet-stream', 'text/html'])
      await expect(upload(await painted(10, 10), type)).rejects.toMatchObject({ code: 'unsupported_type' })
    for (const type of PICTURE_TYPES) await upload(await painted(10, 10), type)
  })

  test('JSON in place of a picture is refused too', async () => {
    const { token } = await someone()
    const response = await fetch(`${server.url}/api/files`, {
      method: 'POST',
      headers: {
        'x-api-version': 'v2',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: '{"file":"x"}',
    })
    expect([response.status, (await response.json()).code]).toEqual([415, 'unsupported_type'])
  })
})

test('a file is public, for ever, and can do nothing as a page', async () => {
  const { upload } = await someone()
  const { id } = await upload(await painted(20, 20))
  const { response } = await shown(id)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  const etag = response.headers.get('etag') ?? ''
  const again = await fetch(server.url + pictureUrl(id), { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect((await fetch(server.url + pictureUrl(id), { method: 'HEAD' })).status).toBe(200)
  for (const odd of ['nothing-here', '..%2F..%2Fhuajian.db', '%00', "'"]) {
    const missing = await fetch(`${server.url}/files/${odd}`)
    expect(missing.status, odd).toBe(404)
    expect(missing.headers.get('cache-control')).toBe('no-store')
  }
})
