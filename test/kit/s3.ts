import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** A real S3 server with one bucket; the URL is a value for `S3_URL`. */
export const startS3 = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'huajian-s3-'))
  const start = async (wanted: number) => {
    const server = new S3rver({
      port: wanted,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: 'huajian', configs: [] }],
    })
    const { port } = await server.run()
    return { server, port }
  }
  let { server, port } = await start(0)
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/huajian?region=us-east-1`,
    stop: () => server.close(),
    /** Starts it again after `stop` with the same content. */
    resume: async () => {
      ;({ server, port } = await start(port))
    },
  }
}
