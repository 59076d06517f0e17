import { createContext, useContext } from 'react'

/** Which resume is open, for tools that speak of it to the server. */
export interface OpenResume {
  id: string
  /** Only what is in the account can be shared: a visitor's is in this browser alone. */
  isInAccount: boolean
}

const OpenResumeContext = createContext<OpenResume>({ id: '', isInAccount: false })
export const OpenResumeProvider = OpenResumeContext.Provider
export const useOpenResume = () => useContext(OpenResumeContext)
