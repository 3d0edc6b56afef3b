import { type Route, route } from '#platform/http/route.ts'
import { papersCalls } from './papers.calls.ts'
import {
  type FieldSettings,
  printHandOverAct,
  printOwnRunSheet,
  printRunSheet,
  printTripManifest,
} from './papers.service.ts'
import { printReceipt } from './receipt/receipt.service.ts'

export const printedPaperRoutes = (settings: FieldSettings) =>
  [
    route(papersCalls.printOwnRunSheet, 'field.day', (_, context) => printOwnRunSheet(context, settings)),
    route(papersCalls.printRunSheet, 'paper.run-sheet', ({ params }, context) =>
      printRunSheet(context, settings, params.id),
    ),
    route(papersCalls.printTripManifest, 'paper.manifest', ({ params }, context) =>
      printTripManifest(context, params.id),
    ),
    route(papersCalls.printHandOverAct, 'paper.act', ({ params }, context) =>
      printHandOverAct(context, params.id),
    ),
    route(papersCalls.printReceipt, 'paper.receipt', ({ params, query }, context) =>
      printReceipt(context, { id: params.id, paper: query.paper }),
    ),
    route(papersCalls.printReceiptZpl, 'paper.receipt', ({ params }, context) =>
      printReceipt(context, { id: params.id, paper: 'zpl' }),
    ),
  ] satisfies Route[]
