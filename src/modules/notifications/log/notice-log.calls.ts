import { call } from '#platform/calls/call.ts'
import { againRefusals } from '../domain/again.ts'
import { noticeDetail, noticeLog, noticeLogParams, noticeLogQuery } from './notice-log.contract.ts'

const group = 'Desk'

export const noticeLogCalls = {
  listNotices: call('GET', '/api/desk/v1/notices', {
    group,
    summary: 'Every message to people: by which way, what became of it and why',
    query: noticeLogQuery,
    answer: noticeLog,
    errors: [],
  }),
  readNotice: call('GET', '/api/desk/v1/notices/:id', {
    group,
    summary: 'One message with its text, its tries and whether it can be sent again',
    params: noticeLogParams,
    answer: noticeDetail,
    errors: ['not_found'],
  }),
  sendNoticeAgain: call('POST', '/api/desk/v1/notices/:id/again', {
    group,
    summary: 'Send a message again',
    description:
      'A notice about a parcel is put into words anew, while it is true; another message goes word for word, for a day, unless it held a code or a link for one reader.',
    params: noticeLogParams,
    answer: noticeDetail,
    errors: ['not_found', ...againRefusals],
  }),
}
