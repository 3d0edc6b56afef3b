import { call } from '#platform/calls/call.ts'
import { toldList, toldParams } from './notices.contract.ts'

export const noticesCalls = {
  readNotices: call('GET', '/api/desk/v1/orders/:id/notices', {
    group: 'Desk',
    summary: 'What the people of an order were told, and whether it reached them',
    params: toldParams,
    answer: toldList,
    errors: [],
  }),
}
