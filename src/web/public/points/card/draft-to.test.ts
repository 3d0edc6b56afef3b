import { expect, test } from 'vitest'
import { changedDraft, emptyOrderDraft } from '#parcel/draft/order-draft.ts'
import { draftTo } from './draft-to.ts'

const point = { id: 42, region_id: 13, district_id: 190 }

test('the parcel goes to the point; from a door or a point, as it was', () => {
  const fromDoor = changedDraft(emptyOrderDraft, draftTo(point, emptyOrderDraft))
  expect(fromDoor).toMatchObject({ delivery_option: 3, to: { point_id: 42, city: 190, point_city: 190 } })
  const counter = { ...emptyOrderDraft, delivery_option: 4 } as const
  expect(draftTo(point, counter).delivery_option).toBe(1)
})

test('what was written of another address or link goes, what was written of the sender stays', () => {
  const before = changedDraft(emptyOrderDraft, {
    sender_name: 'Aziza',
    to: { region: 2, city: 20, street: 'Navoiy 1', link: 'abc', link_name: 'Bek' },
  })
  const after = changedDraft(before, draftTo(point, before))
  expect(after.to).toMatchObject({ street: '', link: '', link_name: '', point_id: 42 })
  expect(after.sender_name).toBe('Aziza')
})
