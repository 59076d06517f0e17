import { useMediaQuery } from '@mantine/hooks'

/** One pane at a time, controls for fingers. The same width as in the stylesheets. */
export const usePhone = (): boolean => useMediaQuery('(max-width: 767px)') ?? false
