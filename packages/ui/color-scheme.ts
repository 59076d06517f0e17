import { createContext, useContext } from 'react'

/** Stands on the page's root; the tokens and the UI kit both follow it. */
export const SCHEME_ATTRIBUTE = 'data-mantine-color-scheme'

const ToggleSchemeContext = createContext<() => void>(() => undefined)
export const ToggleSchemeProvider = ToggleSchemeContext.Provider

/** Light becomes dark and dark becomes light, and stays so. */
export const useToggleScheme = () => useContext(ToggleSchemeContext)
