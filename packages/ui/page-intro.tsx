import classes from './page-intro.module.css'

/** The heading of a list or account page. */
export const PageIntro = ({ title, lead }: { title: string; lead?: string }) => (
  <header className={classes.intro}>
    <h1>{title}</h1>
    {lead && <p>{lead}</p>}
  </header>
)
