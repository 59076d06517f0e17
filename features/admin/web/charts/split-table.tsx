import type { ComponentProps } from 'react'
import { HeadedTable } from '../headed-table.tsx'
import classes from './day-chart.module.css'

/** The totals of a chart by something other than days. */
export const SplitTable = (
  props: Omit<ComponentProps<typeof HeadedTable>, 'className'> & { caption: string },
) => <HeadedTable className={classes.split} {...props} />
