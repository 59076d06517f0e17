import { createContext, type ReactNode, useContext } from 'react'
import type { SwitchKey, SwitchStates } from './switches.ts'

const SwitchContext = createContext<SwitchStates>({})

export const SwitchProvider = SwitchContext.Provider

export const useSwitch = (key: SwitchKey): boolean => useContext(SwitchContext)[key] === true

/** Shows its children only while the switch is on; a missing switch hides them. */
export const Switched = ({ by, children }: { by: SwitchKey; children: ReactNode }) =>
  useSwitch(by) ? (
    <span data-switch={by} className="contents">
      {children}
    </span>
  ) : null
