import { type CSSProperties, createContext, type ReactNode, useContext } from 'react'

/** Whether this is a later page's window: its text is told and reached by keys in the first one. */
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
