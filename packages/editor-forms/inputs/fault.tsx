import { TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Glyph } from '#packages/editor-core/glyph.tsx'
import styles from './inputs.module.css'

/** An error message below a control, which refers to it with `aria-describedby`. */
export const Fault = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className={styles.fault} role="status">
    {children ? (
      <>
        <Glyph icon={TriangleAlert} size={14} />
        <span>{children}</span>
      </>
    ) : null}
  </p>
)

export const faultProps = (id: string, fault: unknown) =>
  fault ? { 'aria-invalid': true, 'aria-describedby': id } : {}
