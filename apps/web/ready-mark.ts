import { useEffect } from 'react'
import { useNavigation } from 'react-router'

/**
 * Outside checks and the display list wait for `<html data-ready="true">`: fonts loaded, no screen on its way.
 * Returns whether the page is at rest.
 */
export const useReadyMark = (): boolean => {
  const idle = useNavigation().state === 'idle'
  useEffect(() => {
    const page = document.documentElement
    if (!idle) return
    let current = true
    void document.fonts.ready.then(() => {
      if (current) page.dataset.ready = 'true'
    })
    return () => {
      current = false
      delete page.dataset.ready
    }
  }, [idle])
  return idle
}
