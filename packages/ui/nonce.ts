import { createContext, useContext } from 'react'

/** The nonce that the content security policy requires on every style element made by a script. */
const NonceContext = createContext('')
export const NonceProvider = NonceContext.Provider
export const useNonce = () => useContext(NonceContext)
