import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { type Blobs, checkedKey, isBlobKey } from '#packages/server-kit/blobs.ts'

const missing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Half-written files and what others put there are no blobs of ours. */
const keysOf = (names: readonly string[]): string[] => names.filter(isBlobKey).sort()

const inFolder = (folder: string): Blobs => ({
  kind: 'folder',
  put: async (key, body) => {
    const file = join(folder, checkedKey(key))
    await mkdir(dirname(file), { recursive: true })
    // A crash half-way must not leave half a picture under the final name.
    const part = `${file}.${process.pid}.${crypto.randomUUID()}.part`
    try {
      await writeFile(part, body, { flush: true })
      await rename(part, file)
    } catch (error) {
      // On a full disk the half of it would take what room there is.
      await rm(part, { force: true })
      throw error
    }
  },
  get: async (key) => {
    try {
      return await readFile(join(folder, checkedKey(key)))
    } catch (error) {
      if (missing(error)) return undefined
      throw error
    }
  },
  delete: async (key) => {
    await rm(join(folder, checkedKey(key)), { force: true })
  },
  list: async () => {
    try {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile())
      return keysOf(
        files.map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll(sep, '/')),
      )
    } catch (error) {
      if (missing(error)) return []
      throw error
    }
  },
})

const MAX_ANSWER_MS = 20_000

const inBucket = (address: string): Blobs => {
  const url = new URL(address)
  const open = async () => {
    const { S3mini } = await import('s3mini')
    return new S3mini({
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      endpoint: url.origin + url.pathname,
      region: url.searchParams.get('region') ?? 'auto',
      // A store that is reached and never answers would hold its callers for ever.
      requestAbortTimeout: MAX_ANSWER_MS,
    })
  }
  let opened: ReturnType<typeof open> | undefined
  /** The library is loaded with the first file. */
  const bucket = () => {
    opened ??= open()
    return opened
  }
  return {
    kind: 'bucket',
    put: async (key, body, type) => {
      await (await bucket()).putObject(checkedKey(key), Buffer.from(body), type)
    },
    get: async (key) => {
      const body = await (await bucket()).getObjectArrayBuffer(checkedKey(key))
      return body === null ? undefined : new Uint8Array(body)
    },
    delete: async (key) => {
      await (await bucket()).deleteObject(checkedKey(key))
    },
    list: async () => {
      const objects = await (await bucket()).listObjects()
      // Nothing listed must not pass for nothing there.
      if (objects === null) throw new Error('the bucket of S3_URL does not exist')
      return keysOf(objects.map(({ Key }) => Key))
    },
  }
}

export const openBlobs = (options: { s3Url: string | undefined; folder: string }): Blobs =>
  options.s3Url === undefined ? inFolder(options.folder) : inBucket(options.s3Url)
