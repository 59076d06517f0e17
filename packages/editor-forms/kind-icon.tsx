import { isIcon } from '#packages/layout/icons.ts'
import { IconSign } from './inputs/icon-sign.tsx'

/** An icon by its name in the document; renders nothing for unknown names. */
export const KindIcon = ({ icon, size = 16 }: { icon: string | undefined; size?: number }) =>
  icon !== undefined && isIcon(icon) ? <IconSign icon={icon} size={size} /> : null
