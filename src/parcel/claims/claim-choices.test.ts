import { expect, test } from 'vitest'
import { orderExamples } from '#modules/orders/order-examples.contract.ts'
import { claimChoices } from './claim-choices.ts'

const carried = orderExamples.readOrder.answer
const taken = Date.parse(carried.events.find(({ verb }) => verb === 'pick_up')?.happened_at ?? '')
const day = 86_400_000
const claim = (kind: 'lost' | 'damaged') => ({
  id: '1',
  kind,
  status: 'open' as const,
  opened_at: carried.created_at,
  decision: null,
  found: null,
})

test('a parcel that we took is lost after seven days, and before that its day is told', () => {
  expect(carried.status).toBe('pickup')
  const from = new Date(taken + 7 * day)
  expect(claimChoices(carried, new Date(from.getTime() - 1))).toEqual({ kinds: [], lostFrom: from })
  expect(claimChoices(carried, from)).toEqual({ kinds: ['lost'], lostFrom: undefined })
})

test('damage is reported once it has been delivered, and once', () => {
  const delivered = { ...carried, status: 'done' as const }
  const now = new Date(taken + 30 * day)
  expect(claimChoices(delivered, now).kinds).toEqual(['damaged'])
  expect(claimChoices({ ...delivered, claims: [claim('damaged')] }, now).kinds).toEqual([])
  expect(claimChoices({ ...carried, claims: [claim('lost')] }, now)).toEqual({
    kinds: [],
    lostFrom: undefined,
  })
})

test('what could not be handed over is reported as damaged, a basket that ran out is not', () => {
  const now = new Date(taken + 30 * day)
  const over = { ...carried, status: 'expired' as const }
  expect(claimChoices(over, now).kinds).toEqual(['damaged'])
  expect(claimChoices({ ...over, events: over.events.slice(0, 1) }, now).kinds).toEqual([])
})

test.each(['draft', 'new', 'accept', 'cancelled'] as const)('nothing is reported of %s', (status) => {
  const now = new Date(taken + 30 * day)
  expect(claimChoices({ ...carried, status }, now)).toEqual({ kinds: [], lostFrom: undefined })
})
