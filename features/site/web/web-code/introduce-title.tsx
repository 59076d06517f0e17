import type { SectionTitle } from '../../pages-contract.ts'
import classes from './introduce-title.module.css'
import { Said } from './said.tsx'

interface IntroduceTitleProps extends SectionTitle {
  /** 1 is the page's own heading. */
  level?: 1 | 2
}

/** A heading with its sentence. */
export const IntroduceTitle = ({ title, lead, level = 2 }: IntroduceTitleProps) => {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <header className={classes.title} data-level={level}>
      <Heading>
        <Said text={title} />
      </Heading>
      {lead && (
        <p>
          <Said text={lead} />
        </p>
      )}
    </header>
  )
}
