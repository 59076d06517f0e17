import type { ComponentProps } from 'react'
import { HeadedTable } from '../headed-table.tsx'
import classes from './day-chart.module.css'

/** What a chart adds up, taken apart by something else than days. */
export const SplitTable = (
  props: Omit<ComponentProps<typeof HeadedTable>, 'className'> & { caption: string },
) => <HeadedTable className={classes.split} {...props} />
