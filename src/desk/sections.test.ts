import { expect, test } from 'vitest'
import { sectionsFor } from './sections.ts'

const everything = new Set([
  'deskConfirmations',
  'deskTopUps',
  'deskPayments',
  'deskCod',
  'deskCash',
  'deskClaims',
  'deskInbox',
  'deskApprovals',
  'deskOrders',
  'deskStaff',
  'deskTariffs',
  'deskBlog',
  'deskSmsTexts',
  'deskAudit',
])
const pathsFor = (...args: Parameters<typeof sectionsFor>) => sectionsFor(...args).map(({ path }) => path)

test('an administrator is led to the queue of calls first and sees every section', () => {
  expect(pathsFor('admin', everything)).toEqual([
    '/desk/confirmations',
    '/desk/top-ups',
    '/desk/payments',
    '/desk/cod',
    '/desk/cash',
    '/desk/claims',
    '/desk/inbox',
    '/desk/approvals',
    '/desk/orders',
    '/desk/staff',
    '/desk/tariffs',
    '/desk/blog',
    '/desk/sms-texts',
    '/desk/audit',
  ])
})

test('the log is not offered to an operator, staff, calls and messages not to a cashier', () => {
  expect(pathsFor('operator', everything)).toEqual([
    '/desk/confirmations',
    '/desk/payments',
    '/desk/claims',
    '/desk/inbox',
    '/desk/approvals',
    '/desk/orders',
    '/desk/staff',
    '/desk/tariffs',
    '/desk/blog',
  ])
  expect(pathsFor('cashier', everything)).toEqual([
    '/desk/top-ups',
    '/desk/payments',
    '/desk/cod',
    '/desk/cash',
    '/desk/claims',
    '/desk/approvals',
    '/desk/orders',
    '/desk/tariffs',
  ])
})

test('a section whose page does not exist yet is not offered', () => {
  expect(pathsFor('admin', new Set(['deskAudit']))).toEqual(['/desk/audit'])
})

test('couriers and agents have no section at the desk yet', () => {
  expect(pathsFor('courier', everything)).toEqual([])
  expect(pathsFor('agent', everything)).toEqual([])
})
