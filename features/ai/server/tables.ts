import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Database } from '#packages/db-schema/database.ts'

export type ModelRow = Database['ai_models']
export type RunRecord = Database['ai_runs']

export const aiMigrations: Record<string, Migration> = {
  '2026_11_28_01_ai_models': {
    up: async (db) => {
      await db.schema
        .createTable('ai_models')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('about', 'text', (c) => c.notNull())
        .addColumn('base_url', 'text', (c) => c.notNull())
        .addColumn('api_key', 'text')
        .addColumn('model', 'text', (c) => c.notNull())
        .addColumn('prices', 'text', (c) => c.notNull())
        .addColumn('enabled', 'integer', (c) => c.notNull())
        .addColumn('in_plans', 'integer', (c) => c.notNull())
        .addColumn('json_mode', 'integer', (c) => c.notNull())
        .addColumn('temperature', 'double precision')
        .addColumn('timeout_seconds', 'integer', (c) => c.notNull())
        .addColumn('at_once', 'integer', (c) => c.notNull())
        .addColumn('place', 'integer', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .execute()
    },
  },
  '2026_11_28_02_ai_runs': {
    up: async (db) => {
      await db.schema
        .createTable('ai_runs')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
        .addColumn('task', 'text', (c) => c.notNull())
        .addColumn('asked', 'text')
        .addColumn('model_id', 'text', (c) => c.notNull())
        .addColumn('model_name', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('failure', 'text')
        .addColumn('points', 'integer', (c) => c.notNull())
        .addColumn('steps', 'integer', (c) => c.notNull())
        .addColumn('about_id', 'text')
        .addColumn('about_title', 'text')
        .addColumn('started_at', 'bigint', (c) => c.notNull())
        .addColumn('seen_at', 'bigint', (c) => c.notNull())
        .addColumn('ended_at', 'bigint')
        .addColumn('deleted_at', 'bigint')
        .addColumn('process', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createIndex('ai_runs_by_user')
        .on('ai_runs')
        .columns(['user_id', 'started_at', 'id'])
        .execute()
      await db.schema.createIndex('ai_runs_by_state').on('ai_runs').columns(['state', 'seen_at']).execute()
      await db.schema.createIndex('ai_runs_by_age').on('ai_runs').column('started_at').execute()
      await db.schema
        .createTable('ai_run_steps')
        .addColumn('run_id', 'text', (c) => c.notNull().references('ai_runs.id').onDelete('cascade'))
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('step', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('ai_run_steps_pk', ['run_id', 'number'])
        .execute()
    },
  },
  '2026_11_30_40_ai_runs_running': {
    up: async (db) => {
      // Counted at every start, over all servers: only what runs is in it.
      for (const column of ['user_id', 'model_id'])
        await db.schema
          .createIndex(`ai_runs_running_by_${column}`)
          .on('ai_runs')
          .column(column)
          .where(sql.ref('state'), '=', 'running')
          .execute()
    },
  },
}
