import type { RouteObject } from 'react-router'
import { ScanPage } from '../scan/scan-page.tsx'
import { CollectPage } from '../stop/collect/collect-page.tsx'
import { DeliverPage } from '../stop/deliver/deliver-page.tsx'
import { FailedPage } from '../stop/failed/failed-page.tsx'
import { StopPage } from '../stop/stop-page.tsx'
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
  { path: 'scan', element: <ScanPage /> },
  { path: 'queue', element: soon },
  { path: 'stops/:id', element: <StopPage /> },
  { path: 'stops/:id/deliver', element: <DeliverPage /> },
  { path: 'stops/:id/failed', element: <FailedPage /> },
  { path: 'stops/:id/collect', element: <CollectPage /> },
]
