import { call } from '#platform/calls/call.ts'
import {
  cellsRequest,
  clearRequest,
  deskCellParams,
  deskLocker,
  deskLockerParams,
  newKey,
} from './lockers-desk.contract.ts'

const one = { group: 'Desk', params: deskLockerParams, answer: deskLocker } as const

export const lockersDeskCalls = {
  readLocker: call('GET', '/api/desk/v1/lockers/:id', {
    ...one,
    summary: 'A bank of cells: its machine, its doors, what is wrong with them',
    errors: ['not_found'],
  }),
  makeLockerKey: call('POST', '/api/desk/v1/lockers/:id/key', {
    ...one,
    summary: 'A device key for the machine of this bank',
    description: 'Shown once. The key before, and what works with it, ends with it.',
    answer: newKey,
    rememberMinutes: 0,
    errors: ['not_found'],
  }),
  endLockerDevice: call('DELETE', '/api/desk/v1/lockers/:id/key', {
    ...one,
    summary: 'The machine of this bank is signed out for good',
    errors: ['not_found'],
  }),
  setLockerCells: call('PUT', '/api/desk/v1/lockers/:id/cells', {
    ...one,
    summary: 'Say which cells the bank has',
    description: 'Only while nothing lies in it and no door is open. The room of the point follows.',
    body: cellsRequest,
    errors: ['not_found', 'locker_in_use', 'invalid_input'],
  }),
  clearLockerFault: call('POST', '/api/desk/v1/lockers/:id/cells/:number/clear', {
    ...one,
    summary: 'A cell is well again',
    description:
      'With what lies in it, as somebody has seen; a parcel that was taken out is written down by the verbs of its order. A door that is open for somebody is shut by it: what they put in or took out has happened, as if the machine had told.',
    params: deskCellParams,
    body: clearRequest,
    errors: ['not_found'],
  }),
}
