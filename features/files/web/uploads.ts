import type { StorePicture } from '#packages/editor/inputs/picture-store.tsx'
import type { Client } from '#packages/wire/client.ts'
import { uploadFile } from '../contract.ts'

/** Pictures of what is in an account are files of that account. */
export const uploads =
  (client: Client): StorePicture =>
  async (file) =>
    (await client.call(uploadFile, { file })).id
