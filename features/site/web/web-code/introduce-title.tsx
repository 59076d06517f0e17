import type { SectionTitle } from '../../pages-contract.ts'
import classes from './introduce-title.module.css'
import { OperatorText } from './operator-text.tsx'

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
        <OperatorText text={title} />
      </Heading>
      {lead && (
        <p>
          <OperatorText text={lead} />
        </p>
      )}
    </header>
  )
}
