import { type ReactNode, useSyncExternalStore } from 'react'
import { Loading } from '#packages/ui/loading.tsx'

const never = () => () => undefined

/** The server and the first browser render agree on the waiting state; what needs the browser follows. */
export const ClientOnly = ({ children }: { children?: ReactNode }) =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  ) ? (
    children
  ) : (
    <Loading />
  )
