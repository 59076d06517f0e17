import type { AccountTables } from './accounts.ts'
import type { AdminTables } from './admin.ts'
import type { AiTables } from './ai.ts'
import type { CommentTables } from './comments.ts'
import type { DocumentTables } from './documents.ts'
import type { PaymentTables } from './payments.ts'
import type { PointTables } from './points.ts'
import type { SharingTables } from './sharing.ts'
import type { SiteTables } from './site.ts'
import type { TemplateTables } from './templates.ts'

/**
 * Every table with the columns that all migrations together leave. Types only: `test/db-schema.api.test.ts` compares them
 * with both real databases. Columns are `string` for text and `number` for integer and bigint.
 */
export interface Database
  extends AccountTables,
    AdminTables,
    AiTables,
    CommentTables,
    DocumentTables,
    PaymentTables,
    PointTables,
    SharingTables,
    SiteTables,
    TemplateTables {}
