import styles from './module-box.module.css'
import { useStageState } from './use-stage.ts'

export const DropLine = () => {
  const line = useStageState(({ drop }) => drop?.line)
  return line ? <div className={styles.dropLine} data-drop="" style={line} /> : null
}
