import type { Client } from '#packages/api/client.ts'
import type { StorePicture } from '#packages/editor-forms/inputs/picture-store.tsx'
import { uploadFile } from '../contract.ts'

/** Pictures in documents of an account are files of that account. */
export const uploads =
  (client: Client): StorePicture =>
  async (file) =>
    (await client.call(uploadFile, { file })).id
