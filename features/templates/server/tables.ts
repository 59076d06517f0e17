import { type ColumnDefinitionBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { tracksPublicChanges } from '#packages/server-kit/public-revision.ts'

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
  '2026_11_26_01_template_stats': {
    up: async (db) => {
      const template = (name: string) =>
        db.schema
          .createTable(name)
          .addColumn('template_id', 'text', (c) => c.notNull().references('templates.id').onDelete('cascade'))
      const counter = (c: ColumnDefinitionBuilder) => c.notNull().defaultTo(0)
      await template('template_stats')
        .addColumn('views', 'integer', counter)
        .addColumn('likes', 'integer', counter)
        .addColumn('favourites', 'integer', counter)
        .addColumn('uses', 'integer', counter)
        .addPrimaryKeyConstraint('template_stats_key', ['template_id'])
        .execute()
      await template('template_marks')
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('mark', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('template_marks_key', ['user_id', 'mark', 'template_id'])
        .execute()
      await db.schema
        .createIndex('template_marks_by_template')
        .on('template_marks')
        .column('template_id')
        .execute()
      await template('template_visits')
        .addColumn('act', 'text', (c) => c.notNull())
        .addColumn('visitor', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('template_visits_once', ['template_id', 'act', 'visitor'])
        .execute()
      await db.schema.createIndex('template_visits_by_time').on('template_visits').column('at').execute()
      await template('template_files')
        .addColumn('hash', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('template_files_key', ['template_id'])
        .execute()
      await template('template_words')
        .addColumn('version', 'integer', (c) => c.notNull())
        .addColumn('made', 'integer', (c) => c.notNull())
        .addColumn('text', 'text', (c) => c.notNull())
        .addColumn('latin', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('template_words_key', ['template_id'])
        .execute()
    },
  },
  '2026_11_27_01_template_prices': {
    up: async (db) => {
      await db.schema
        .alterTable('template_stats')
        .addColumn('downloads', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
      await db.schema
        .createTable('template_prices')
        .addColumn('template_id', 'text', (c) =>
          c.primaryKey().references('templates.id').onDelete('cascade'),
        )
        .addColumn('points', 'integer', (c) => c.notNull())
        .addColumn('file_points', 'integer', (c) => c.notNull())
        .addCheckConstraint('template_prices_not_below_zero', sql`points >= 0`)
        .execute()
      await db.schema
        .createTable('template_purchases')
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('template_id', 'text', (c) => c.notNull().references('templates.id').onDelete('cascade'))
        .addColumn('points', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('template_purchases_once', ['user_id', 'template_id'])
        .execute()
      await db.schema
        .createIndex('template_purchases_by_template')
        .on('template_purchases')
        .column('template_id')
        .execute()
    },
  },
  '2026_11_30_41_template_drafts': {
    up: async (db) => {
      await db.schema
        .alterTable('templates')
        .addColumn('versioned_at', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute()
      await db.schema
        .createTable('template_drafts')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('template_id', 'text', (c) => c.notNull().references('templates.id').onDelete('cascade'))
        .addColumn('revision', 'integer', (c) => c.notNull())
        .addColumn('name', 'text')
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('size', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('document', 'text', (c) => c.notNull())
        .execute()
      // A state is kept once, however often there is a reason to.
      await db.schema
        .createIndex('template_drafts_by_revision')
        .unique()
        .on('template_drafts')
        .columns(['template_id', 'revision'])
        .execute()
    },
  },
  '2026_12_01_32_template_draft_sizes': {
    up: async (db) => {
      await db.schema
        .createIndex('template_drafts_by_size')
        .on('template_drafts')
        .columns(['template_id', 'size'])
        .execute()
    },
  },
  '2026_12_02_05_templates_public_changes': {
    up: async (db) => {
      const on = ['insert', 'update', 'delete'] as const
      // Saving a draft changes nothing that a visitor sees.
      await tracksPublicChanges(db, 'templates', {
        on: ['update', 'delete'],
        columns: ['owner', 'status', 'version', 'published_at'],
      })
      await tracksPublicChanges(db, 'template_versions', { on })
      await tracksPublicChanges(db, 'template_prices', { on })
    },
  },
  '2026_12_03_40_template_covers': {
    up: async (db) => {
      await db.schema
        .createTable('template_covers')
        .addColumn('template_id', 'text', (c) => c.notNull().references('templates.id').onDelete('cascade'))
        .addColumn('document', 'text', (c) => c.notNull())
        .addColumn('engine', 'text', (c) => c.notNull())
        .addColumn('picture', 'text', (c) => c.notNull())
        .addColumn('width', 'integer', (c) => c.notNull())
        .addColumn('height', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('template_covers_key', ['template_id', 'document'])
        .execute()
      await tracksPublicChanges(db, 'template_covers', { on: ['insert', 'update', 'delete'] })
    },
  },
}
