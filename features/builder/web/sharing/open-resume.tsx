import { createContext, useContext } from 'react'

/** The open resume, for tools that call the server. */
export interface OpenResume {
  id: string
  /** Only resumes in an account can be shared; a visitor's drafts are only in this browser. */
  isInAccount: boolean
}

const OpenResumeContext = createContext<OpenResume>({ id: '', isInAccount: false })
export const OpenResumeProvider = OpenResumeContext.Provider
export const useOpenResume = () => useContext(OpenResumeContext)
