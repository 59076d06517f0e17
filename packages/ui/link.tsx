import { createContext, type ReactNode, type Ref, useContext, useEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router'

type Prefetch = (path: string) => void
const PrefetchContext = createContext<Prefetch>(() => undefined)
export const PrefetchProvider = PrefetchContext.Provider

const pathOf = (to: LinkProps['to']) => (typeof to === 'string' ? to : (to.pathname ?? ''))

/** A link inside the site: what it leads to is fetched ahead once the link is seen. */
export const AppLink = ({
  ref,
  ...props
}: LinkProps & { children?: ReactNode; ref?: Ref<HTMLAnchorElement> }) => {
  const prefetch = useContext(PrefetchContext)
  const own = useRef<HTMLAnchorElement>(null)
  const path = pathOf(props.to)

  useEffect(() => {
    const link = own.current
    if (!link || !path.startsWith('/')) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      prefetch(path)
    })
    observer.observe(link)
    return () => observer.disconnect()
  }, [path, prefetch])

  return (
    <Link
      {...props}
      ref={(node) => {
        own.current = node
        if (typeof ref === 'function') return ref(node)
        if (ref) ref.current = node
        return undefined
      }}
    />
  )
}
