import { accountsSlice } from '#features/accounts/server/slice.ts'
import { adminSlice } from '#features/admin/server/slice.ts'
import { aiSlice } from '#features/ai/server/slice.ts'
import { commentsSlice } from '#features/comments/server/slice.ts'
import { exportsSlice } from '#features/exports/server/slice.ts'
import { filesSlice } from '#features/files/server/slice.ts'
import { fontsSlice } from '#features/fonts/server/slice.ts'
import { membershipSlice } from '#features/membership/server/slice.ts'
import { ordersSlice } from '#features/orders/server/slice.ts'
import { earningSlice } from '#features/points/server/slice.ts'
import { resumesSlice } from '#features/resumes/server/slice.ts'
import { sharingSlice } from '#features/sharing/server/slice.ts'
import { siteSlice } from '#features/site/server/slice.ts'
import { templatesSlice } from '#features/templates/server/slice.ts'
import { ledgerSlice } from '#packages/ledger/slice.ts'
import { plansSlice } from '#packages/plans/slice.ts'
import { jobLeaseSlice } from '#packages/server-kit/job-lease.ts'
import { publicRevisionSlice } from '#packages/server-kit/public-revision.ts'
import type { ServerSlice } from '#packages/server-kit/server.ts'
import { limitsSlice } from './limits.ts'

/** Every slice with a server side. */
export const serverSlices: readonly ServerSlice[] = [
  limitsSlice,
  jobLeaseSlice,
  publicRevisionSlice,
  siteSlice,
  fontsSlice,
  accountsSlice,
  ledgerSlice,
  plansSlice,
  earningSlice,
  membershipSlice,
  ordersSlice,
  adminSlice,
  resumesSlice,
  sharingSlice,
  filesSlice,
  exportsSlice,
  templatesSlice,
  commentsSlice,
  aiSlice,
]
