import { type CSSProperties, createContext, type ReactNode, useContext } from 'react'

/**
 * Whether this is the window of a later page. Its text is a copy: screen readers and keys reach it in the first
 * window.
 */
const CopyContext = createContext(false)
export const CopyProvider = CopyContext.Provider

interface LinkViewProps {
  href: string
  style?: CSSProperties
  children: ReactNode
}

export const LinkView = ({ href, style, children }: LinkViewProps) => (
  <a href={href} style={style} tabIndex={useContext(CopyContext) ? -1 : undefined}>
    {children}
  </a>
)
