import { createContext, type Ref, useContext } from 'react'
import { Link, type LinkProps, NavLink, type NavLinkProps, type To } from 'react-router'

type Prefetch = (path: string) => void
const PrefetchContext = createContext<Prefetch>(() => undefined)
export const PrefetchProvider = PrefetchContext.Provider

const pathOf = (to: To) => (typeof to === 'string' ? to : (to.pathname ?? ''))

/** Loads the screen of a link when the link is hovered or focused. */
const usePrefetch = (to: To) => {
  const prefetch = useContext(PrefetchContext)
  const path = pathOf(to)
  const prefetchPage = () => {
    if (path.startsWith('/')) prefetch(path)
  }
  return { onPointerEnter: prefetchPage, onFocus: prefetchPage }
}

/** A link inside the site. */
export const AppLink = (props: LinkProps & { ref?: Ref<HTMLAnchorElement> }) => (
  <Link {...usePrefetch(props.to)} {...props} />
)

/** A link of a menu, with `aria-current` while its page is open. */
export const AppNavLink = (props: NavLinkProps & { ref?: Ref<HTMLAnchorElement> }) => (
  <NavLink {...usePrefetch(props.to)} {...props} />
)
