import { expect, test } from 'vitest'
import { roles } from '#modules/accounts/domain/person.ts'
import { worksAtDesk } from './works-at-desk.ts'

test('the desk is for the roles that a page of it is open to, and never for customers', () => {
  expect(roles.filter(worksAtDesk).sort()).toEqual(['admin', 'cashier', 'operator'])
})
