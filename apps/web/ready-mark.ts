import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { usePersonalView } from './session.ts'

/**
 * External checks and the display list wait for `<html data-ready="true">`: fonts are loaded, no screen is loading, and
 * the page shows this user's view. Returns whether the page is ready.
 */
export const useReadyMark = (): boolean => {
  const isPersonal = usePersonalView()
  const idle = useNavigation().state === 'idle'
  useEffect(() => {
    const page = document.documentElement
    if (!idle || !isPersonal) return
    let current = true
    void document.fonts.ready.then(() => {
      if (current) page.dataset.ready = 'true'
    })
    return () => {
      current = false
      delete page.dataset.ready
    }
  }, [idle, isPersonal])
  return idle
}
