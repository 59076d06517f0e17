import { isIcon } from '#packages/layout/icons.ts'
import { IconSign } from './inputs/icon-sign.tsx'

/** A sign that documents know by name; one that this version does not know is no sign. */
export const KindIcon = ({ icon, size = 16 }: { icon: string | undefined; size?: number }) =>
  icon !== undefined && isIcon(icon) ? <IconSign icon={icon} size={size} /> : null
