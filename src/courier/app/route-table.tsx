import type { RouteObject } from 'react-router'
import { Frame } from './frame.tsx'

/** A screen that is being built. */
const soon = <main />

/**
 * Every screen of the app. Those below `Frame` have the four tabs; the others have the whole glass. Addresses stand without
 * `/courier`, which the router knows.
 */
export const routeTable: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      { index: true, element: soon },
      { path: 'parcels', element: soon },
      { path: 'cash', element: soon },
      { path: 'me', element: soon },
    ],
  },
  { path: 'map', element: soon },
  { path: 'offers', element: soon },
  { path: 'shift/start', element: soon },
  { path: 'shift/end', element: soon },
  { path: 'scan', element: soon },
  { path: 'queue', element: soon },
  { path: 'stops/:id', element: soon },
  { path: 'stops/:id/deliver', element: soon },
  { path: 'stops/:id/failed', element: soon },
  { path: 'stops/:id/collect', element: soon },
]
