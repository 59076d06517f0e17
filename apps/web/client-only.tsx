import { type ReactNode, useSyncExternalStore } from 'react'
import { Loading } from '#packages/ui/loading.tsx'

const never = () => () => undefined

/** The server and the first browser render both show the fallback, so hydration matches; the children follow. */
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
