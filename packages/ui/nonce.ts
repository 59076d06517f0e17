import { createContext, useContext } from 'react'

/** What the page's policy asks of every style element that a script writes. */
const NonceContext = createContext('')
export const NonceProvider = NonceContext.Provider
export const useNonce = () => useContext(NonceContext)
