import { expect, test } from 'vitest'
import { doorProofKinds } from '#modules/orders/domain/events.ts'
import { lifecycle } from '#modules/orders/domain/lifecycle.ts'
import { type Reason, statuses, type Verb } from '#modules/orders/domain/words.ts'
import { orderVerbRoutes } from '#modules/orders/index.ts'
import {
  counterProofs,
  formOf,
  hasForm,
  isDocumentLeft,
  missingIn,
  reportOf,
  type VerbForm,
  type VerbValues,
} from './verb-forms.ts'

/** Told by the clock or by the books: never among the allowed actions. */
const unasked: readonly Verb[] = ['place', 'submit', 'pay', 'remind']

const operatorVerbs = [
  ...new Set(lifecycle.filter(({ who }) => who.includes('operator')).map(({ verb }) => verb)),
].filter((verb) => !unasked.includes(verb))

const filled: VerbValues = {
  courier: '12',
  point: '7',
  trip: 41,
  day: '2026-11-19',
  weight: 2.5,
  length: 40,
  width: 30,
  height: 25,
  scalePhoto: 'file-4',
  code: '123456',
  name: 'Malika',
  signature: 'file-1',
  passport: 'file-2',
  word: true,
  photo: 'file-3',
  refundTo: 'balance',
  note: 'Mijoz soʻradi',
}
const sent = { version: 3, eventId: 'event-0001', toCollect: 250_000 }

const routeOf = (verb: Verb) =>
  orderVerbRoutes().find(({ path }) => path.endsWith(`/${verb.replaceAll('_', '-')}`))

const proofsOf = ({ fields }: VerbForm) => {
  if (fields.includes('counterProof')) return ['code', 'document'] as const
  return fields.includes('proof') ? doorProofKinds : [undefined]
}

const reasonFor = ({ fields }: VerbForm): Reason => (fields.includes('loss') ? 'lost' : 'nobody_home')

test('every verb that an operator can be allowed has a form', () => {
  expect(operatorVerbs.length).toBeGreaterThan(20)
  expect(operatorVerbs.filter((verb) => verb !== 'change_address' && !hasForm(verb))).toEqual([])
})

const asked = operatorVerbs.filter(hasForm)

test.each(asked)(
  'what the form of %s sends is what its call takes, and nothing is dropped on the way',
  (verb) => {
    const body = routeOf(verb)?.body
    for (const status of statuses) {
      const form = formOf(verb, status)
      for (const proof of proofsOf(form)) {
        const values = { ...filled, proof, reason: reasonFor(form) }
        expect(missingIn(form, values)).toEqual([])
        const report = reportOf(form, values, sent)
        expect(body?.parse(report)).toEqual(report)
      }
    }
  },
)

test.each(asked)('%s says what it cannot do without', (verb) => {
  const guards = lifecycle.filter((row) => row.verb === verb && row.who.includes('operator'))
  for (const { guard, from } of guards) {
    if (from === 'none') continue
    const missing = missingIn(formOf(verb, from), {})
    if (guard === 'courierHasRoom' || guard === 'courierNamed' || guard === 'handedOver')
      expect(missing).toContain('courier')
    else if (guard === 'tripTakes') expect(missing).toContain('trip')
    else if (guard === 'pointTakes' || guard === 'placeNamed') expect(missing).toContain('point')
    else if (guard === 'failureTold' || guard === 'lossTold') expect(missing).toContain('reason')
    else if (guard === 'handOverProved' || guard === 'handOutProved') expect(missing).toContain('code')
    else expect(missing).toEqual(verb === 'reweigh' ? ['weight'] : [])
  }
})

test('the money to take is what was agreed unless something else is typed', () => {
  const form = formOf('hand_out', 'agent_received')
  expect(reportOf(form, { code: '123456' }, sent)).toMatchObject({ collected: 250_000 })
  expect(reportOf(form, { code: '123456', collected: 0 }, sent)).toMatchObject({ collected: 0 })
})

test('a proof sends its own parts only', () => {
  const form = formOf('deliver', 'pickup')
  expect(reportOf(form, { ...filled, proof: 'neighbour' }, sent)).toMatchObject({
    proof: { kind: 'neighbour', name: 'Malika', signature: 'file-1' },
  })
  expect(reportOf(form, { ...filled, proof: 'neighbour' }, sent)).not.toHaveProperty('code')
  expect(missingIn(form, { proof: 'signature', signature: 'file-1' })).toEqual(['passport'])
})

test('who measures again has to give a measure, and a photo of it', () => {
  const form = formOf('reweigh', 'accept')
  expect(missingIn(form, { note: 'Oʻlchandi' })).toEqual(['weight'])
  expect(missingIn(form, { length: 40 })).toEqual(['scalePhoto'])
  expect(missingIn(form, { weight: 2, scalePhoto: 'file-1' })).toEqual([])
})

test('at a counter a document needs its picture, its name and the word of who looked at it', () => {
  const form = formOf('hand_out', 'agent_received')
  expect(missingIn(form, { proof: 'document' })).toEqual(['name', 'passport', 'word'])
  const report = reportOf(form, { ...filled, proof: 'document' }, sent)
  expect(report).toMatchObject({
    proof: { kind: 'document', name: 'Malika', passport: 'file-2', word: true },
  })
  expect(report).not.toHaveProperty('code')
})

test('a locked code leaves the document, and a locker knows the code only', () => {
  const at = (holder: 'destination_point' | 'locker', state: 'open' | 'locked') =>
    ({
      status: 'agent_received',
      custody: { holder, label: '', point_id: 7 },
      pickup_code: { state },
    }) as Parameters<typeof counterProofs>[0]
  expect(counterProofs(at('destination_point', 'open'))).toEqual(['code', 'document'])
  expect(counterProofs(at('destination_point', 'locked'))).toEqual(['document'])
  expect(counterProofs(at('locker', 'locked'))).toEqual(['code'])
  expect(isDocumentLeft(at('destination_point', 'locked'))).toBe(true)
  expect(isDocumentLeft(at('destination_point', 'open'))).toBe(false)
  expect(isDocumentLeft(at('locker', 'locked'))).toBe(false)
  // What came back in vain, wherever it lies.
  const kept = { ...at('destination_point', 'locked'), status: 'expired' } as const
  expect(isDocumentLeft({ ...kept, custody: { ...kept.custody, holder: 'depot' } })).toBe(true)
  expect(isDocumentLeft({ ...kept, custody: { ...kept.custody, holder: 'locker' } })).toBe(false)
})
