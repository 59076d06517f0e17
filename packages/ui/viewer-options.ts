/** Constants of the image viewer from the specification; other overlays have a z-index from 2000. */
export const VIEWER_OPTIONS = {
  minWidth: 200,
  minHeight: 100,
  initialCoverage: 0.9,
  interval: 5000,
  zoomRatio: 0.1,
  minZoomRatio: 0.01,
  maxZoomRatio: 100,
  zIndex: 2015,
} as const

export const VIEWER_REBUILD_MS = 50
