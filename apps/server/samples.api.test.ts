import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureUrl } from '#packages/render/pictures.ts'
import { artNames } from '#packages/samples/art.ts'
import { startServer, type TestServer } from '#test/kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const fetched = async (picture: string) => {
  const answer = await fetch(server.url + pictureUrl(picture))
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

test('portraits and scenes of the samples are served as drawings', async () => {
  for (const name of ['chef', ...artNames.map((one) => `art-${one}`)]) {
    const { status, type, text } = await fetched(`sample-${name}`)
    expect([status, type], name).toEqual([200, 'image/svg+xml'])
    expect(text, name).toContain('viewBox="0 0 ')
  }
  expect((await fetched('sample-art-nothing')).status).toBe(404)
})
