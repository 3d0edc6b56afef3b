import { expect, test } from 'vitest'
import { changedDraft, emptyOrderDraft } from '#parcel/draft/order-draft.ts'
import {
  askedEnds,
  firstStepOf,
  firstSteps,
  needsPlace,
  noneAsked,
  openFirstSteps,
  openSecondSteps,
  reachedStep,
  secondSteps,
  stepBeforeSecond,
} from './steps.ts'

const first = changedDraft(emptyOrderDraft, {
  from: { region: 14, city: 205, street: 'Bunyodkor 12' },
  to: { region: 8, city: 122, street: 'Registon 5' },
  sender_name: 'Dilshod',
  sender_phone: '901234567',
  receiver_name: 'Malika',
  receiver_phone: '911234567',
  parcel_size: { weight: 1, length: 20, width: 20, height: 15, size_class: 'small' },
})

test('an empty draft is at its first question, whatever the address asks for', () => {
  expect(openFirstSteps(emptyOrderDraft)).toEqual(firstSteps)
  expect(reachedStep('receiver', firstSteps, openFirstSteps(emptyOrderDraft))).toBe('route')
  expect(reachedStep('nonsense', firstSteps, [])).toBe('route')
  expect(reachedStep(null, secondSteps, [])).toBe('mode')
})

test('a question is reached when all before it are answered; its own answer may be missing', () => {
  const noReceiver = changedDraft(first, { receiver_name: '' })
  expect(reachedStep('receiver', firstSteps, openFirstSteps(noReceiver))).toBe('receiver')
  expect(reachedStep('sender', firstSteps, openFirstSteps(noReceiver))).toBe('sender')
})

test('the second page is entered only with a whole first one', () => {
  expect(stepBeforeSecond(first)).toBeUndefined()
  expect(stepBeforeSecond(changedDraft(first, { sender_phone: '' }))).toBe('sender')
  expect(stepBeforeSecond(changedDraft(first, { to: { region: 9, city: null } }))).toBe('route')
})

test('a street that another mode has made necessary is asked for on the second page', () => {
  const fromPoint = changedDraft(first, { delivery_option: 1, from: { street: '' } })
  expect(openFirstSteps(fromPoint)).toEqual([])
  const toDoor = changedDraft(fromPoint, { delivery_option: 2 })
  expect(stepBeforeSecond(toDoor)).toBeUndefined()
  expect(needsPlace('from', toDoor)).toBe(true)
  expect(needsPlace('to', toDoor)).toBe(false)
  expect(openSecondSteps(toDoor)).toContain('places')
})

test('a door whose street is known is not asked about; one that was asked stays until the mode changes', () => {
  expect(askedEnds(noneAsked, first).ends).toEqual([])
  const asked = askedEnds(noneAsked, changedDraft(first, { from: { street: '' } }))
  expect(asked.ends).toEqual(['from'])
  expect(askedEnds(asked, first).ends).toEqual(['from'])
  expect(askedEnds(asked, changedDraft(first, { delivery_option: 3 })).ends).toEqual(['to'])
})

test('a question that is not on the page stands in nobody’s way', () => {
  const withoutPlaces = secondSteps.filter((step) => step !== 'places')
  expect(reachedStep('payment', withoutPlaces, ['places'])).toBe('payment')
})

test.each([
  ['to.city', 'route'],
  ['parcel_size.weight', 'size'],
  ['from.latitude', 'sender'],
  ['receiver_phone', 'receiver'],
  ['to.point_id', undefined],
  ['payment_type', undefined],
  ['services.0', undefined],
  ['', undefined],
])('what the server says of %s is shown at %s', (path, step) => {
  expect(firstStepOf(path)).toBe(step)
})
