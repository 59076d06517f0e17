import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type { Tools } from './tool.ts'

const ToolsContext = createContext<Tools | undefined>(undefined)
export const ToolsContextProvider = ToolsContext.Provider

export const useTools = (): Tools => {
  const tools = useContext(ToolsContext)
  if (!tools) throw new Error('outside of the tools')
  return tools
}

export const useOpenedTool = (): string | undefined => useStore(useTools().state, ({ opened }) => opened)

export const useAsked = (): number => useStore(useTools().state, ({ asked }) => asked)
