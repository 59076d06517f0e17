import '#packages/sections/document-kinds.ts'
import { ChartView } from './chart-view.tsx'
import { extraViews } from './extra-views.ts'
import { SlidePages } from './slides.tsx'
import { TableView } from './table-view.tsx'
import { widestStyle } from './widest.ts'

Object.assign(extraViews, { table: TableView, chart: ChartView, slides: SlidePages, widest: widestStyle })
