import { call } from '#platform/calls/call.ts'
import {
  auditList,
  auditQuery,
  dismissed,
  heldThings,
  newStaffAnswer,
  newStaffRequest,
  secondStepAnswer,
  staffChange,
  staffList,
  staffMember,
  staffParams,
  staffQuery,
} from './staff.contract.ts'

/** The secret of an authenticator is kept, sealed, only as long as a call may be repeated in earnest. */
const SECRET_MINUTES = 3

export const staffCalls = {
  listStaff: call('GET', '/api/desk/v1/staff', {
    group: 'Desk',
    summary: 'The people who work here',
    query: staffQuery,
    answer: staffList,
    errors: [],
  }),
  addStaff: call('POST', '/api/desk/v1/staff', {
    group: 'Desk',
    summary: 'Take somebody on',
    description: 'Answers once with the secret of the authenticator. A customer’s number becomes staff.',
    body: newStaffRequest,
    answer: newStaffAnswer,
    rememberMinutes: SECRET_MINUTES,
    status: 201,
    errors: ['already_registered'],
  }),
  changeStaff: call('PATCH', '/api/desk/v1/staff/:id', {
    group: 'Desk',
    summary: 'Change name, role, or suspend',
    params: staffParams,
    body: staffChange,
    answer: staffMember,
    description:
      'A suspension is done at once, whatever the person holds: sessions and phones end. Another role waits until nothing is held.',
    errors: ['not_found', 'not_yourself', 'forbidden', 'staff_holds_cash', 'staff_holds_parcels'],
  }),
  readHeld: call('GET', '/api/desk/v1/staff/:id/held', {
    group: 'Desk',
    summary: 'Cash and parcels in somebody’s hands, to be handed over before they leave',
    params: staffParams,
    answer: heldThings,
    errors: ['not_found'],
  }),
  dismissStaff: call('POST', '/api/desk/v1/staff/:id/dismiss', {
    group: 'Desk',
    summary: 'Let somebody go: their number is a customer’s again',
    params: staffParams,
    answer: dismissed,
    description: 'Refused while cash or parcels are in their hands; they are handed over first.',
    errors: ['not_found', 'not_yourself', 'forbidden', 'staff_holds_cash', 'staff_holds_parcels'],
  }),
  renewSecondStep: call('POST', '/api/desk/v1/staff/:id/second-step', {
    group: 'Desk',
    summary: 'Give out a new authenticator',
    params: staffParams,
    answer: secondStepAnswer,
    rememberMinutes: SECRET_MINUTES,
    errors: ['not_found', 'not_yourself'],
  }),
  listAudit: call('GET', '/api/desk/v1/audit', {
    group: 'Desk',
    summary: 'What staff did',
    query: auditQuery,
    answer: auditList,
    errors: [],
  }),
}
