import { type Route, route } from '#platform/http/route.ts'
import { offerCalls } from './offers.calls.ts'
import {
  editOffer,
  listOffers,
  type OfferDoors,
  readReport,
  switchOffer,
  writeOffer,
} from './offers.service.ts'

const [read, edit] = ['promotion.read', 'promotion.edit'] as const

export const offerRoutes = (doors: OfferDoors) =>
  [
    route(offerCalls.listOffers, read, (_, context) => listOffers(context)),
    route(offerCalls.writeOffer, edit, ({ body }, context) => writeOffer(context, doors, body)),
    route(offerCalls.editOffer, edit, ({ params, body }, context) =>
      editOffer(context, doors, Number(params.id), body),
    ),
    route(offerCalls.switchOfferOff, edit, ({ params }, context) =>
      switchOffer(context, doors, Number(params.id), 'off'),
    ),
    route(offerCalls.switchOfferOn, edit, ({ params }, context) =>
      switchOffer(context, doors, Number(params.id), 'on'),
    ),
    route(offerCalls.readReport, read, ({ params }, context) => readReport(context, Number(params.id))),
  ] satisfies Route[]
