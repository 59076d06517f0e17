import { Outlet } from 'react-router'
import classes from './default.module.css'

/** The editor fills the window and has its own header. */
export const BuilderLayout = () => (
  <main tabIndex={-1} data-layout="builder" className={classes.bare}>
    <Outlet />
  </main>
)
