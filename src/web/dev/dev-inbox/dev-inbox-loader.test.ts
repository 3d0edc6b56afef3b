import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Site, siteContext } from '../../server/site.server.ts'
import { loadDevInbox } from './dev-inbox.server.ts'

function ask(demo: boolean) {
  const context = new RouterContextProvider()
  context.set(siteContext, { demo, messages: () => ({}) } as unknown as Site)
  return loadDevInbox(context, '/ru/dev/inbox')
}

test('in a demo the inbox knows whom to show a second step for: staff, not customers', () => {
  const { staff } = ask(true)
  const roles = staff.map(({ role }) => role)
  expect(new Set(roles)).toEqual(new Set(['courier', 'agent', 'operator', 'cashier', 'admin']))
  // What takes two people can be tried.
  expect(roles.filter((role) => role === 'cashier' || role === 'admin')).toHaveLength(4)
})

test('elsewhere the inbox is not found', () => {
  expect(() => ask(false)).toThrow(expect.objectContaining({ init: { status: 404 } }))
})
