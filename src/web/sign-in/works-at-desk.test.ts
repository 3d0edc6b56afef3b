import { expect, test } from 'vitest'
import { roles } from '#modules/accounts/domain/person.ts'
import { deskRoles } from '../shell/header/account-links.tsx'
import { worksAtDesk } from './works-at-desk.ts'

test('the header leads to the desk exactly those to whom a page of it is open', () => {
  expect(roles.filter(worksAtDesk).sort()).toEqual([...deskRoles].sort())
  expect(worksAtDesk('customer')).toBe(false)
})
