import { createContext, useContext } from 'react'

const ToggleSchemeContext = createContext<() => void>(() => undefined)
export const ToggleSchemeProvider = ToggleSchemeContext.Provider

/** Switches between light and dark and remembers the choice. */
export const useToggleScheme = () => useContext(ToggleSchemeContext)
