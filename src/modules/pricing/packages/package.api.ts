import { type Route, route } from '#platform/http/route.ts'
import { packageCalls } from './package.calls.ts'
import { buyPackage, listPackages } from './package.service.ts'

export const packageRoutes = [
  route(packageCalls.listPackages, 'package.read', (_, context) => listPackages(context)),
  route(packageCalls.buyPackage, 'package.buy', ({ body }, context) => buyPackage(context, body)),
] satisfies Route[]
