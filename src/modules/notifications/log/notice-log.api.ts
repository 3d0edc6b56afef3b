import { type Route, route } from '#platform/http/route.ts'
import { sendAgain } from './again.service.ts'
import { noticeLogCalls } from './notice-log.calls.ts'
import { listNotices, readNotice } from './notice-log.service.ts'

export const noticeLogRoutes = [
  route(noticeLogCalls.listNotices, 'notice.read', ({ query }, context) => listNotices(context, query)),
  route(noticeLogCalls.readNotice, 'notice.read', ({ params }, context) => readNotice(context, params.id)),
  route(noticeLogCalls.sendNoticeAgain, 'notice.send-again', ({ params }, context) =>
    sendAgain(context, params.id),
  ),
] satisfies Route[]
