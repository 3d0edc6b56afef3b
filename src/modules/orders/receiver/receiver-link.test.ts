import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { cardPageOf, openReceiverLink, receiverLinkOf } from './receiver-link.ts'

const secrets = createSecrets(Buffer.alloc(32, 7))
const others = createSecrets(Buffer.alloc(32, 8))
const now = new Date('2026-11-16T07:00:00.000Z')
const orderIds = fc.integer({ min: 10_000_000, max: 99_999_999 })
const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('a link looks like a random uuid, opens its own order, and is the same whenever it is made', () => {
  fc.assert(
    fc.property(orderIds, (orderId) => {
      const link = receiverLinkOf(secrets, orderId)
      expect(link).toMatch(version4)
      expect(receiverLinkOf(secrets, orderId)).toBe(link)
      expect(openReceiverLink(secrets, link.toUpperCase(), now)).toEqual({ orderId, key: 'link' })
    }),
  )
})

test('a link with one digit changed, or under another key, opens nothing', () => {
  fc.assert(
    fc.property(orderIds, fc.nat(35), fc.integer({ min: 1, max: 15 }), (orderId, at, by) => {
      const link = receiverLinkOf(secrets, orderId)
      expect(openReceiverLink(others, link, now)).toBeUndefined()
      const digit = Number.parseInt(link.charAt(at), 16)
      if (Number.isNaN(digit)) return
      const changed = `${link.slice(0, at)}${((digit + by) % 16).toString(16)}${link.slice(at + 1)}`
      expect(openReceiverLink(secrets, changed, now)).toBeUndefined()
    }),
  )
})

test('neighbouring orders have nothing in common', () => {
  const parts = Array.from({ length: 2_000 }, (_, index) => receiverLinkOf(secrets, 10_000_000 + index))
  expect(new Set(parts.map((link) => link.slice(0, 8))).size).toBeGreaterThan(1_990)
  expect(new Set(parts.map((link) => link.slice(-12))).size).toBe(2_000)
})

test('what a slip opens is over after an hour', () => {
  const pass = cardPageOf(secrets, 12_345_678, now).replace('/update/', '')
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  expect(openReceiverLink(secrets, pass, later(59))).toEqual({ orderId: 12_345_678, key: 'card' })
  expect(openReceiverLink(secrets, pass, later(61))).toBeUndefined()
  expect(openReceiverLink(others, pass, now)).toBeUndefined()
})
