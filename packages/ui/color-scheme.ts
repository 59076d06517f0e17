import { createContext, useContext } from 'react'

const ToggleSchemeContext = createContext<() => void>(() => undefined)
export const ToggleSchemeProvider = ToggleSchemeContext.Provider

/** Light becomes dark and dark becomes light, and stays so. */
export const useToggleScheme = () => useContext(ToggleSchemeContext)
