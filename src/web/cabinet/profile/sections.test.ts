import { expect, test } from 'vitest'
import { staffRoles } from '#modules/accounts/domain/person.ts'
import { sectionsOf } from './sections.ts'

const ids = (role: Parameters<typeof sectionsOf>[0]) => sectionsOf(role).map(({ id }) => id)

test.each(staffRoles)('%s has no business account, balance or parcel notices', (role) => {
  expect(ids(role)).toEqual(['person', 'addresses', 'language', 'devices', 'leaving'])
})

test('a customer has every section', () => {
  expect(ids('customer')).toEqual(expect.arrayContaining([...ids('admin'), 'business', 'balance', 'notices']))
})
