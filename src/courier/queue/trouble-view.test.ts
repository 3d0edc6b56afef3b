import { expect, test } from 'vitest'
import type { QueuedAction, Trouble } from '#client/field/field-store.ts'
import { conflictCodes } from '#modules/delivery/field/outcome.ts'
import { sampleStop } from '../parts/stop-samples.ts'
import { clockMinutesOff, incidentsApart, knownTroubles, troubleView } from './trouble-view.ts'

const action: QueuedAction = {
  clientId: 'c0a8f3d2-77',
  seq: 12,
  verb: 'deliver',
  parcel: 'TB57291836405128',
  happenedAt: '2026-11-18T09:06:00.000Z',
  input: { code: '481305', collected: 185_000 },
}
const trouble = (result: Partial<Trouble['result']>): Trouble => ({
  action,
  result: { client_id: action.clientId, state: 'conflict', ...result },
})

test('every conflict that the server knows has a sentence of its own here', () => {
  expect([...knownTroubles].sort()).toEqual([...conflictCodes].sort())
})

test('after a wrong code the receiver is called and the code written anew; the money is in the books', () => {
  const view = troubleView(trouble({ code: 'wrong_receiver_code' }), [sampleStop()], [])
  expect(view).toMatchObject({ isHot: true, collected: 185_000, steps: ['call', 'codeAgain'] })
})

test('a redirected parcel shows the way to its point', () => {
  const { steps } = troubleView(
    trouble({ code: 'redirected_meanwhile' }),
    [sampleStop({ kind: 'bring' })],
    [],
  )
  expect(steps).toEqual(['way', 'understood'])
})

test('what has left the list can still be put away', () => {
  const { steps, stop } = troubleView(trouble({ code: 'wrong_receiver_code' }), [], [])
  expect(stop).toBeUndefined()
  expect(steps).toEqual(['understood'])
})

test('a code that nobody told us of is spoken of in the words of the server', () => {
  const refused = troubleView(
    trouble({ state: 'refused', code: 'courier_full', message: 'Sumka toʻla.' }),
    [],
    [],
  )
  expect(refused).toMatchObject({ what: 'refused', message: 'Sumka toʻla.' })
  expect(troubleView(trouble({ state: 'late' }), [], []).what).toBe('late')
})

test('a wrong code stays while it can be written anew; afterwards it can be put away', () => {
  const wrong = trouble({ code: 'wrong_receiver_code', message: 'Kod notoʻgʻri' })
  const failed = sampleStop({ state: 'failed', allowed_actions: [] })
  expect(troubleView(wrong, [failed], [])).toMatchObject({ isHot: true, steps: ['call', 'understood'] })
  const delivered = sampleStop({ state: 'done', allowed_actions: ['undo_delivery'] })
  expect(troubleView(wrong, [delivered], [])).toMatchObject({
    what: 'delivered_since',
    isHot: false,
    message: undefined,
    steps: ['understood'],
  })
})

const incident = (id: string, decided: string | null) => ({
  id,
  order_id: '63642483',
  tracking_code: 'TB57291836405128',
  kind: 'wrong_code',
  message: '',
  what_to_do: '',
  opened_at: '2026-11-18T09:06:00.000Z',
  decided,
})

test('what the desk has decided takes the place of what was asked for', () => {
  const wrong = trouble({ code: 'wrong_receiver_code', incident_id: '1' })
  expect(troubleView(wrong, [sampleStop()], [incident('1', null)])).toMatchObject({ decided: undefined })
  expect(troubleView(wrong, [sampleStop()], [incident('1', 'Pul qaytariladi.')])).toMatchObject({
    decided: 'Pul qaytariladi.',
    isHot: false,
    steps: ['understood'],
  })
})

test('an incident that is shown as a trouble is not shown twice, and decided ones come first', () => {
  const all = [incident('1', null), incident('2', null), incident('3', 'Topshirilgan deb yozildi')]
  const apart = incidentsApart(all, [trouble({ code: 'wrong_receiver_code', incident_id: '1' })])
  expect(apart.map(({ id }) => id)).toEqual(['3', '2'])
})

test('a clock that is off by minutes is told, by seconds not', () => {
  expect(clockMinutesOff(30_000)).toBe(0)
  expect(clockMinutesOff(7_200_000)).toBe(120)
  expect(clockMinutesOff(-600_000)).toBe(-10)
})
