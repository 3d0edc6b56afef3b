import { type RequestContext, type Route, type RouteInput, route } from '#platform/http/route.ts'
import { sceneOf } from '../life/scene.service.ts'
import { orderFilesCalls } from './order-files.calls.ts'
import { readPicture, uploadPicture } from './order-files.service.ts'

type Upload = RouteInput<undefined, undefined, undefined, 'order_photo'>

const upload = ({ file }: Upload, context: RequestContext) => uploadPicture(context, file)

export const orderFileRoutes = [
  route(orderFilesCalls.uploadOrderPhoto, 'order.create', upload),
  route(orderFilesCalls.uploadClaimPhoto, 'claim.open', upload),
  route(orderFilesCalls.uploadDeliveryPhoto, 'order.prove', upload),
  route(orderFilesCalls.uploadSignature, 'order.prove', upload),
  route(orderFilesCalls.uploadPassport, 'order.prove', upload),
  route(orderFilesCalls.readPicture, 'order.read', async ({ params }, context) =>
    readPicture(await sceneOf(context), params.id, params.file),
  ),
] satisfies Route[]
