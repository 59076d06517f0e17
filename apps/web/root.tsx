import { Outlet, ScrollRestoration } from 'react-router'
import { useReadyMark } from './ready-mark.ts'
import classes from './root.module.css'

export const Root = () => {
  const idle = useReadyMark()
  return (
    <>
      {!idle && <div className={classes.pending} aria-hidden="true" />}
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
