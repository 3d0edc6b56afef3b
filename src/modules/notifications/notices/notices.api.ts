import { type Route, route } from '#platform/http/route.ts'
import { noticesCalls } from './notices.calls.ts'
import { readTold } from './told.service.ts'

export const noticeRoutes = [
  route(noticesCalls.readNotices, 'order.inspect', ({ params }, context) => readTold(context, params.id)),
] satisfies Route[]
