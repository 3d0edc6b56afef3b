import { type Route, route } from '#platform/http/route.ts'
import { creditCalls } from './credit.calls.ts'
import { askCredit, listCredits, readCredit } from './credit.service.ts'

export const creditRoutes = [
  route(creditCalls.readCredit, 'credit.own', (_, context) => readCredit(context)),
  route(creditCalls.listCredits, 'credit.read', (_, context) => listCredits(context)),
  route(creditCalls.askCredit, 'credit.set', ({ body }, context) => askCredit(context, body)),
] satisfies Route[]
