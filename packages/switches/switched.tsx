import { cloneElement, createContext, type ReactElement, useContext } from 'react'
import type { SwitchKey, SwitchStates } from './switches.ts'

const SwitchContext = createContext<SwitchStates>({})

export const SwitchProvider = SwitchContext.Provider

export const useSwitches = (): SwitchStates => useContext(SwitchContext)

/** Shows its child only while the switch is on; a missing switch hides it. The element itself carries the mark. */
export const Switched = ({ by, children }: { by: SwitchKey; children: ReactElement<object> }) =>
  useSwitches()[by] === true ? cloneElement(children, { 'data-switch': by } as object) : null
