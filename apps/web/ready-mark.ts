import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { usePersonalView } from './session.ts'

/**
 * Outside checks and the display list wait for `<html data-ready="true">`: fonts loaded, no screen on its way, and
 * what is shown is this person's view.
 * Returns whether the page is at rest.
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
