import { type Route, route } from '#platform/http/route.ts'
import { partnerCalls } from './partners.calls.ts'
import {
  addPartner,
  editPartner,
  listPartners,
  type PartnerDoors,
  readOwnPartners,
  readPartner,
} from './partners.service.ts'
import { exportPartnerStatement } from './statement-export.service.ts'
import { type PayDoors, payStatement } from './statement-pay.service.ts'

export const partnerRoutes = (doors: PartnerDoors, payDoors: PayDoors) =>
  [
    route(partnerCalls.listPartners, 'partner.read', (_, context) => listPartners(context, doors)),
    route(partnerCalls.addPartner, 'partner.edit', ({ body }, context) => addPartner(context, doors, body)),
    route(partnerCalls.editPartner, 'partner.edit', ({ params, body }, context) =>
      editPartner(context, doors, Number(params.id), body),
    ),
    route(partnerCalls.readPartner, 'partner.read', ({ params }, context) =>
      readPartner(context, doors, Number(params.id)),
    ),
    route(partnerCalls.payStatement, 'partner.pay', ({ params, body }, context) =>
      payStatement(context, payDoors, Number(params.id), { month: params.month, paper: body.paper }),
    ),
    route(partnerCalls.exportStatement, 'partner.read', ({ params, query }, context) =>
      exportPartnerStatement(context, Number(params.id), params.month, query.format),
    ),
    route(partnerCalls.readOwnPartners, 'partner.read-own', (_, context) => readOwnPartners(context, doors)),
    route(partnerCalls.exportOwnStatement, 'partner.read-own', ({ params, query }, context) =>
      exportPartnerStatement(context, Number(params.id), params.month, query.format),
    ),
  ] satisfies Route[]
