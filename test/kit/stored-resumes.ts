import { expect } from 'vitest'
import type { Document } from '#packages/document/schema.ts'
import type { Db } from '#packages/server-kit/server.ts'

/** Every stored resume and version, read directly from the database. */
export const storedResumes = async (db: Db) => {
  return {
    resumes: await db.selectFrom('resumes').selectAll().execute(),
    versions: await db.selectFrom('resume_versions').selectAll().execute(),
  }
}

export const expectWhole = ({ resumes, versions }: Awaited<ReturnType<typeof storedResumes>>) => {
  const revisions = new Map(resumes.map(({ id, revision }) => [id, revision]))
  for (const row of resumes) {
    expect((JSON.parse(row.document) as Document).title).toBe(row.title)
    expect(Buffer.byteLength(row.document)).toBe(row.size)
  }
  for (const row of versions) {
    expect(Buffer.byteLength(row.document)).toBe(row.size)
    expect(revisions.get(row.resume_id)).toBeGreaterThanOrEqual(row.revision)
  }
}
