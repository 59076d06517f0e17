import type { Migration } from 'kysely/migration'
import type { Database } from '#packages/db-schema/database.ts'

export type LinkRow = Database['share_links']
export type NoteRow = Database['share_notes']

export const sharingMigrations: Record<string, Migration> = {
  '2026_11_24_01_share_links': {
    up: async (db) => {
      await db.schema
        .createTable('share_links')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('owner', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('resume_id', 'text', (c) => c.notNull().references('resumes.id').onDelete('cascade'))
        .addColumn('purpose', 'text', (c) => c.notNull())
        .addColumn('suffix', 'text', (c) => c.notNull().unique())
        .addColumn('password_hash', 'text')
        .addColumn('masks', 'text', (c) => c.notNull())
        .addColumn('may_download', 'integer', (c) => c.notNull())
        .addColumn('paused', 'integer', (c) => c.notNull())
        .addColumn('expires_at', 'bigint')
        .addColumn('views', 'integer', (c) => c.notNull())
        .addColumn('downloads', 'integer', (c) => c.notNull())
        .addColumn('last_seen_at', 'bigint')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('share_links_by_resume')
        .on('share_links')
        .columns(['resume_id', 'created_at'])
        .execute()
      await db.schema.createIndex('share_links_by_owner').on('share_links').column('owner').execute()
      await db.schema
        .createTable('share_visits')
        .addColumn('link_id', 'text', (c) => c.notNull().references('share_links.id').onDelete('cascade'))
        .addColumn('visitor', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('share_visits_once', ['link_id', 'visitor'])
        .execute()
      await db.schema.createIndex('share_visits_by_time').on('share_visits').column('at').execute()
    },
  },
  '2026_11_24_02_share_notes': {
    up: async (db) => {
      await db.schema
        .createTable('share_notes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('resume_id', 'text', (c) => c.notNull().references('resumes.id').onDelete('cascade'))
        .addColumn('link_id', 'text', (c) => c.references('share_links.id').onDelete('set null'))
        .addColumn('author', 'text', (c) => c.notNull())
        .addColumn('key_hash', 'text', (c) => c.notNull())
        .addColumn('place', 'text', (c) => c.notNull())
        .addColumn('comment', 'text', (c) => c.notNull())
        .addColumn('seen', 'text')
        .addColumn('proposal', 'text')
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('reply', 'text')
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('settled_at', 'bigint')
        .execute()
      await db.schema
        .createIndex('share_notes_by_resume')
        .on('share_notes')
        .columns(['resume_id', 'created_at'])
        .execute()
      await db.schema.createIndex('share_notes_by_link').on('share_notes').column('link_id').execute()
    },
  },
  '2026_12_02_10_share_links_guessed': {
    up: async (db) => {
      await db.schema.alterTable('share_links').addColumn('guessed_at', 'bigint').execute()
    },
  },
}
