import type { Migration } from 'kysely/migration'
import type { Database } from '#packages/db-schema/database.ts'
import { tracksPublicChanges } from '#packages/server-kit/public-revision.ts'

export type CommentRow = Database['comments']

export const commentMigrations: Record<string, Migration> = {
  '2026_11_26_02_comments': {
    up: async (db) => {
      await db.schema
        .createTable('comments')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('target_kind', 'text', (c) => c.notNull())
        .addColumn('target_id', 'text', (c) => c.notNull().references('templates.id').onDelete('cascade'))
        .addColumn('level', 'integer', (c) => c.notNull())
        .addColumn('root_id', 'text', (c) => c.notNull())
        .addColumn('parent_id', 'text')
        .addColumn('answers', 'text', (c) => c.references('users.id').onDelete('set null'))
        .addColumn('author', 'text', (c) => c.references('users.id').onDelete('set null'))
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('edited_at', 'bigint')
        .addColumn('deleted_at', 'bigint')
        .addColumn('hidden_at', 'bigint')
        .addColumn('hidden_for', 'text')
        .addColumn('likes', 'integer', (c) => c.notNull())
        .addColumn('replies', 'integer', (c) => c.notNull())
        .addColumn('reports', 'integer', (c) => c.notNull())
        .addColumn('reported_at', 'bigint')
        .execute()
      const index = (name: string, columns: string[]) =>
        db.schema.createIndex(`comments_by_${name}`).on('comments').columns(columns).execute()
      await index('time', ['target_id', 'level', 'created_at', 'id'])
      await index('likes', ['target_id', 'level', 'likes', 'created_at', 'id'])
      await index('thread', ['root_id', 'level', 'created_at', 'id'])
      await index('parent', ['parent_id'])
      await index('author', ['author', 'target_id', 'created_at'])
      await index('answered', ['answers'])
      await index('report', ['reported_at', 'id'])
      await index('hiding', ['hidden_at', 'id'])
      await db.schema
        .createTable('comment_counts')
        .addColumn('target_id', 'text', (c) => c.primaryKey().references('templates.id').onDelete('cascade'))
        .addColumn('shown', 'integer', (c) => c.notNull())
        .execute()
    },
  },
  '2026_11_26_03_comments_around': {
    up: async (db) => {
      /** Something that a person did with a comment: it goes with either. */
      const between = (name: string) =>
        db.schema
          .createTable(name)
          .addColumn('comment_id', 'text', (c) => c.notNull().references('comments.id').onDelete('cascade'))
          .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
          .addColumn('at', 'bigint', (c) => c.notNull())
      await between('comment_likes')
        .addPrimaryKeyConstraint('comment_likes_key', ['comment_id', 'user_id'])
        .execute()
      await db.schema.createIndex('comment_likes_by_user').on('comment_likes').column('user_id').execute()
      await between('comment_reports')
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('words', 'text')
        .addColumn('settled_at', 'bigint')
        .addPrimaryKeyConstraint('comment_reports_key', ['comment_id', 'user_id'])
        .execute()
      await db.schema
        .createIndex('comment_reports_by_user')
        .on('comment_reports')
        .columns(['user_id', 'at'])
        .execute()
      await between('comment_news')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('read_at', 'bigint')
        .addUniqueConstraint('comment_news_once', ['comment_id', 'user_id'])
        .execute()
      const news = (name: string, columns: string[]) =>
        db.schema.createIndex(`comment_news_by_${name}`).on('comment_news').columns(columns).execute()
      await news('time', ['user_id', 'at', 'id'])
      await news('reading', ['user_id', 'read_at'])
      await db.schema
        .createTable('comment_writes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('target_id', 'text', (c) => c.notNull())
        .addColumn('text_hash', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
      const writes = (name: string, columns: string[]) =>
        db.schema.createIndex(`comment_writes_by_${name}`).on('comment_writes').columns(columns).execute()
      await writes('user', ['user_id', 'at'])
      await writes('time', ['at'])
    },
  },
  '2026_11_29_12_comment_points': {
    up: async (db) => {
      await db.schema
        .createTable('comment_points')
        .addColumn('comment_id', 'text', (c) => c.primaryKey())
        .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
        .addColumn('points', 'integer', (c) => c.notNull())
        .addColumn('held', 'integer', (c) => c.notNull())
        .addColumn('turns', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('comment_points_by_user')
        .on('comment_points')
        .columns(['user_id', 'at'])
        .execute()
    },
  },
  '2026_12_02_04_comments_public_changes': {
    up: (db) =>
      tracksPublicChanges(db, 'comments', {
        on: ['insert', 'update', 'delete'],
        columns: ['author', 'body', 'deleted_at', 'hidden_at'],
      }),
  },
}
