import { call } from '#platform/calls/call.ts'
import {
  approvalList,
  approvalParams,
  approvalQuery,
  approvalRejection,
  approvalRelease,
  approvalView,
} from './approvals.contract.ts'

export const approvalsCalls = {
  listApprovals: call('GET', '/api/desk/v1/approvals', {
    group: 'Desk',
    summary: 'What waits for a second person, and what became of the rest',
    query: approvalQuery,
    answer: approvalList,
    errors: [],
  }),
  approve: call('POST', '/api/desk/v1/approvals/:id/approve', {
    group: 'Desk',
    summary: 'Agree as the second person: it is done at once',
    description:
      'Never by the one who asked. If it can no longer be done, it answers `approval_not_possible` with the reason, changes nothing and keeps waiting.',
    params: approvalParams,
    answer: approvalView,
    errors: [
      'not_found',
      'forbidden',
      'approval_decided',
      'approval_own',
      'approval_asker_gone',
      'approval_not_second_person',
      'approval_not_possible',
    ],
  }),
  reject: call('POST', '/api/desk/v1/approvals/:id/reject', {
    group: 'Desk',
    summary: 'Refuse as the second person, with the reason',
    params: approvalParams,
    body: approvalRejection,
    answer: approvalView,
    errors: ['not_found', 'forbidden', 'approval_decided', 'approval_own'],
  }),
  withdraw: call('POST', '/api/desk/v1/approvals/:id/withdraw', {
    group: 'Desk',
    summary: 'Take back what one has asked for',
    params: approvalParams,
    answer: approvalView,
    errors: ['not_found', 'approval_decided', 'approval_not_own'],
  }),
  release: call('POST', '/api/desk/v1/approvals/:id/release', {
    group: 'Desk',
    summary: 'Do alone what one has asked for, where nobody else could approve',
    description:
      'After 24 hours, with the digits of the authenticator; every administrator is told by SMS. Five wrong codes close it for ten minutes.',
    params: approvalParams,
    body: approvalRelease,
    answer: approvalView,
    errors: [
      'not_found',
      'forbidden',
      'approval_decided',
      'approval_not_own',
      'approval_release_early',
      'approval_somebody_else',
      'approval_not_possible',
      'second_step_wrong',
      'too_many_guesses',
    ],
  }),
}
