import { expect, test } from 'vitest'
import { readStaff } from './signed-in.ts'

test('a stored member of staff is known by id, name and role', () => {
  const user = JSON.stringify({ id: '7', full_name: 'Gulnoza Xolmatova', role: 'operator', balance: 0 })
  expect(readStaff(user)).toEqual({ id: '7', name: 'Gulnoza Xolmatova', role: 'operator' })
})

test('a customer, an unknown role and a broken record are nobody at the desk', () => {
  for (const user of [
    null,
    '{broken',
    '"operator"',
    JSON.stringify({ id: '7', full_name: 'Anvar', role: 'customer' }),
    JSON.stringify({ id: '7', full_name: 'Anvar', role: 'owner' }),
    JSON.stringify({ full_name: 'Anvar', role: 'operator' }),
  ])
    expect(readStaff(user)).toBeUndefined()
})
