import type { Migration } from 'kysely/migration'

export type TemplateTables = {
  templates: {
    id: string
    owner: string
    kind: string
    status: string
    reason: string | null
    revision: number
    version: number
    created_at: number
    updated_at: number
    /** Of the latest version; the gallery is sorted by it. */
    published_at: number | null
    meta: string
    document: string
  }
  template_versions: {
    template_id: string
    version: number
    published_at: number
    meta: string
    document: string
  }
}

export const templateMigrations: Record<string, Migration> = {
  '2026_11_18_04_templates': {
    up: async (db) => {
      await db.schema
        .createTable('templates')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('owner', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull())
        .addColumn('reason', 'text')
        .addColumn('revision', 'integer', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('updated_at', 'bigint', (c) => c.notNull())
        .addColumn('published_at', 'bigint')
        .addColumn('meta', 'text', (c) => c.notNull())
        .addColumn('document', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('templates_by_owner')
        .on('templates')
        .columns(['owner', 'updated_at', 'id'])
        .execute()
      await db.schema
        .createIndex('templates_by_status')
        .on('templates')
        .columns(['status', 'updated_at', 'id'])
        .execute()
      await db.schema
        .createIndex('templates_published')
        .on('templates')
        .columns(['published_at', 'id'])
        .execute()
      await db.schema
        .createTable('template_versions')
        .addColumn('template_id', 'text', (c) => c.notNull().references('templates.id').onDelete('cascade'))
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('published_at', 'bigint', (c) => c.notNull())
        .addColumn('meta', 'text', (c) => c.notNull())
        .addColumn('document', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('template_versions_key', ['template_id', 'version'])
        .execute()
    },
  },
}
