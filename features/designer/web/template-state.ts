interface State {
  version: number
  isPublic: boolean
}

/** Whether the template was published and then taken down. */
export const isDown = ({ version, isPublic }: State): boolean => version > 0 && !isPublic
