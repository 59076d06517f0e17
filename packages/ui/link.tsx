import { createContext, type Ref, useCallback, useContext } from 'react'
import { Link, type LinkProps, NavLink, type NavLinkProps, type To } from 'react-router'

type Prefetch = (path: string) => void
const PrefetchContext = createContext<Prefetch>(() => undefined)
export const PrefetchProvider = PrefetchContext.Provider

const pathOf = (to: To) => (typeof to === 'string' ? to : (to.pathname ?? ''))

/** A ref for a link: what it leads to is fetched ahead once the link is seen. */
const usePrefetch = (to: To, outer: Ref<HTMLAnchorElement> | undefined) => {
  const prefetch = useContext(PrefetchContext)
  const path = pathOf(to)
  return useCallback(
    (link: HTMLAnchorElement | null) => {
      if (typeof outer === 'function') outer(link)
      else if (outer) outer.current = link
      if (!link || !path.startsWith('/')) return
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        prefetch(path)
      })
      observer.observe(link)
      return () => observer.disconnect()
    },
    [outer, path, prefetch],
  )
}

/** A link inside the site. */
export const AppLink = ({ ref, ...props }: LinkProps & { ref?: Ref<HTMLAnchorElement> }) => (
  <Link {...props} ref={usePrefetch(props.to, ref)} />
)

/** A link of a menu, marked while its page is open. */
export const AppNavLink = ({ ref, ...props }: NavLinkProps & { ref?: Ref<HTMLAnchorElement> }) => (
  <NavLink {...props} ref={usePrefetch(props.to, ref)} />
)
