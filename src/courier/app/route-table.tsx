import { Navigate, Outlet, type RouteObject, ScrollRestoration } from 'react-router'
import { CashPage } from '../cash/cash-page.tsx'
import { HandInPage } from '../cash/hand-in-page.tsx'
import { MePage } from '../me/me-page.tsx'
import { GivePage } from '../parcels/give-page.tsx'
import { ParcelsPage } from '../parcels/parcels-page.tsx'
import { QueuePage } from '../queue/queue-page.tsx'
import { MapPage } from '../route/map-page.tsx'
import { OffersPage } from '../route/offers-page.tsx'
import { RoutePage } from '../route/route-page.tsx'
import { ScanPage } from '../scan/scan-page.tsx'
import { ShiftEndPage } from '../shift/end-page.tsx'
import { ShiftStartPage } from '../shift/start-page.tsx'
import { CollectPage } from '../stop/collect/collect-page.tsx'
import { DeliverPage } from '../stop/deliver/deliver-page.tsx'
import { FailedPage } from '../stop/failed/failed-page.tsx'
import { StopPage } from '../stop/stop-page.tsx'
import { Frame } from './frame.tsx'
import { ScreenError } from './screen-error.tsx'

/**
 * Every screen of the app. Those below `Frame` have the four tabs; the others have the whole glass. Addresses stand without
 * `/courier`, which the router knows.
 */
const screens: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      { index: true, element: <RoutePage /> },
      { path: 'parcels', element: <ParcelsPage /> },
      { path: 'cash', element: <CashPage /> },
      { path: 'me', element: <MePage /> },
    ],
  },
  { path: 'map', element: <MapPage /> },
  { path: 'offers', element: <OffersPage /> },
  { path: 'cash/hand-in', element: <HandInPage /> },
  { path: 'shift/start', element: <ShiftStartPage /> },
  { path: 'shift/end', element: <ShiftEndPage /> },
  { path: 'parcels/give', element: <GivePage /> },
  { path: 'scan', element: <ScanPage /> },
  { path: 'queue', element: <QueuePage /> },
  { path: 'stops/:id', element: <StopPage /> },
  { path: 'stops/:id/deliver', element: <DeliverPage /> },
  { path: 'stops/:id/failed', element: <FailedPage /> },
  { path: 'stops/:id/collect', element: <CollectPage /> },
]

/** One screen that fails takes nothing along; an address that is none leads to the route. */
export const routeTable: RouteObject[] = [
  {
    element: (
      <>
        <Outlet />
        <ScrollRestoration />
      </>
    ),
    errorElement: <ScreenError />,
    children: [...screens, { path: '*', element: <Navigate to="/" replace /> }],
  },
]
