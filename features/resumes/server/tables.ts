import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isSqlite } from '#packages/server-kit/is-sqlite.ts'

/** The index stores neither the texts, which are never read back, nor positions. */
const searchInSqlite = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('resume_search')
    .addColumn('number', 'integer', (c) => c.primaryKey())
    .addColumn('resume_id', 'text', (c) => c.notNull().unique().references('resumes.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute()
  await sql`create virtual table resume_words using fts5(
    words, content='', contentless_delete=1, detail=none, tokenize='ascii')`.execute(db)
  await sql`create trigger resume_search_gone after delete on resume_search begin
    delete from resume_words where rowid = old.number; end`.execute(db)
}

const searchInPostgres = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('resume_search')
    .addColumn('resume_id', 'text', (c) => c.primaryKey().references('resumes.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('words', sql`tsvector`, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('resume_search_words')
    .on('resume_search')
    .using('gin')
    .column('words')
    .execute()
}

/** Recomputed from the documents when missing: backups leave it out. */
export const searchTables = ['resume_search', 'resume_words']

/** The document is the last column: a list then reads no page of it. */
export const resumeMigrations: Record<string, Migration> = {
  '2026_11_18_01_resumes': {
    up: async (db) => {
      await db.schema
        .createTable('resumes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('owner', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('title', 'text', (c) => c.notNull())
        .addColumn('revision', 'integer', (c) => c.notNull())
        .addColumn('size', 'integer', (c) => c.notNull())
        .addColumn('template_id', 'text')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('updated_at', 'bigint', (c) => c.notNull())
        .addColumn('versioned_at', 'bigint', (c) => c.notNull())
        .addColumn('deleted_at', 'bigint')
        .addColumn('document', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('resumes_by_owner')
        .on('resumes')
        .columns(['owner', 'updated_at', 'id'])
        .execute()
      await db.schema.createIndex('resumes_in_bin').on('resumes').column('deleted_at').execute()
    },
  },
  '2026_11_18_02_resume_versions': {
    up: async (db) => {
      await db.schema
        .createTable('resume_versions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('resume_id', 'text', (c) => c.notNull().references('resumes.id').onDelete('cascade'))
        .addColumn('revision', 'integer', (c) => c.notNull())
        .addColumn('name', 'text')
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('size', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('document', 'text', (c) => c.notNull())
        .execute()
      // A state is kept once, however often there is a reason to.
      await db.schema
        .createIndex('resume_versions_by_revision')
        .unique()
        .on('resume_versions')
        .columns(['resume_id', 'revision'])
        .execute()
    },
  },
  // Empty at first, also for existing documents: searches fill it. A change of what is indexed must empty it.
  '2026_11_25_01_resume_search': {
    up: (db) => (isSqlite(db) ? searchInSqlite(db) : searchInPostgres(db)),
  },
  // Lets the storage of an account be summed up without reading the versions themselves.
  '2026_12_01_31_resume_version_sizes': {
    up: async (db) => {
      await db.schema
        .createIndex('resume_versions_by_size')
        .on('resume_versions')
        .columns(['resume_id', 'size'])
        .execute()
    },
  },
}
