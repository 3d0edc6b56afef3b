import { expect, test } from 'vitest'
import { type Status, statuses } from '../words.ts'
import { labelRefusal } from './label-refusal.ts'

const at = new Date(0)
const party = { fullName: 'Bobur Toshmatov', phone: '934445566', regionId: 8, districtId: 122 }
const order = { status: 'new' as Status, submittedAt: null as Date | null, sender: party, receiver: party }

test('a draft has a label once it is submitted; what will not travel has none', () => {
  expect(labelRefusal({ ...order, status: 'draft' }, 'owner')).toBe('label_not_ready')
  expect(labelRefusal({ ...order, status: 'draft', submittedAt: at }, 'owner')).toBeUndefined()
  for (const status of statuses.filter((one) => one !== 'draft')) {
    const isOver = status === 'cancelled' || status === 'expired'
    expect(labelRefusal({ ...order, status }, 'owner'), status).toBe(
      isOver ? 'label_not_possible' : undefined,
    )
  }
})

test('who sends by a personal link gets no label, those who carry the parcel do', () => {
  const hidden = { ...order, receiver: { ...party, link: 'aB3dE5gH7jK9' } }
  expect(labelRefusal(hidden, 'owner')).toBe('label_at_intake')
  expect(labelRefusal(hidden, 'staff')).toBeUndefined()
  const wayBack = { ...order, sender: { ...party, link: 'aB3dE5gH7jK9' } }
  expect(labelRefusal(wayBack, 'owner')).toBe('label_at_intake')
})
