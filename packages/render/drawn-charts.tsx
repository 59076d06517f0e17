import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { ChartDrawing, type DrawnChart, measuredChart } from './chart-view.tsx'

const roots = new WeakMap<Element, Root>()

const rootOf = (place: Element): Root => {
  const known = roots.get(place) ?? createRoot(place)
  roots.set(place, known)
  return known
}

/** Draws charts that fill their place again, in the shape that the browser gives to that place. */
export const redrawCharts = (root: HTMLElement): void => {
  for (const place of root.querySelectorAll<HTMLElement>('[data-chart-drawing]')) {
    const { series, look } = JSON.parse(place.dataset.chartDrawing ?? '') as DrawnChart
    const measured = measuredChart(place)
    if (!measured) continue
    flushSync(() => rootOf(place).render(<ChartDrawing series={series} look={look} {...measured} />))
  }
}
