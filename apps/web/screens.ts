import { accountsRoutes } from '#features/accounts/web/routes.ts'
import { adminRoutes } from '#features/admin/web/routes.ts'
import { aiRoutes } from '#features/ai/web/routes.ts'
import { builderRoutes } from '#features/builder/web/routes.ts'
import { commentsRoutes } from '#features/comments/web/routes.ts'
import { designerRoutes } from '#features/designer/web/routes.ts'
import { documentsRoutes } from '#features/documents/web/routes.ts'
import { membershipRoutes } from '#features/membership/web/routes.ts'
import { ordersRoutes } from '#features/orders/web/routes.ts'
import { pointsRoutes } from '#features/points/web/routes.ts'
import { resumesRoutes } from '#features/resumes/web/routes.ts'
import { sharingRoutes } from '#features/sharing/web/routes.ts'
import { siteRoutes } from '#features/site/web/routes.ts'
import { templatesRoutes } from '#features/templates/web/routes.ts'
import { workbenchRoutes } from '#features/workbench/web/routes.ts'
import type { ScreenRoute } from '#packages/ui/screen-routes.ts'

/** Every feature with screens. */
export const screenRoutes: readonly ScreenRoute[] = [
  ...siteRoutes,
  ...templatesRoutes,
  ...commentsRoutes,
  ...documentsRoutes,
  ...accountsRoutes,
  ...resumesRoutes,
  ...sharingRoutes,
  ...pointsRoutes,
  ...membershipRoutes,
  ...ordersRoutes,
  ...aiRoutes,
  ...builderRoutes,
  ...designerRoutes,
  ...adminRoutes,
  ...workbenchRoutes,
]
