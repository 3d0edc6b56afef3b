import { type Route, route } from '#platform/http/route.ts'
import { sceneOf } from '../life/scene.service.ts'
import { documentDeskCalls } from './document-desk.calls.ts'
import { decideDocument, listDocumentAsks } from './document-desk.service.ts'

const action = 'order.allow-document'

export const documentDeskRoutes = [
  route(documentDeskCalls.listDocumentAsks, action, async (_, context) =>
    listDocumentAsks(await sceneOf(context)),
  ),
  route(documentDeskCalls.decideDocument, action, async ({ params, body }, context) =>
    decideDocument(await sceneOf(context), params.id, body),
  ),
] satisfies Route[]
