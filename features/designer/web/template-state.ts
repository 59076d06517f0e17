interface State {
  version: number
  isPublic: boolean
}

/** It was out once, and is no longer. */
export const isDown = ({ version, isPublic }: State): boolean => version > 0 && !isPublic
