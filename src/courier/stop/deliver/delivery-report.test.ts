import { expect, test } from 'vitest'
import { reports } from '#modules/orders/verbs/order-verbs.contract.ts'
import { deliveryReport } from './delivery-report.ts'

const stop = { tracking_code: 'TB57291836405128', to_collect: 185_000 }
const picture = new Blob(['x'], { type: 'image/jpeg' })

test('a code is a proof by itself, and the money is exactly what was to be taken', () => {
  const report = deliveryReport(stop, { kind: 'code', code: '481305' }, { lat: 41.3, lon: 69.2 })
  expect(report).toEqual({
    verb: 'deliver',
    parcel: 'TB57291836405128',
    input: { code: '481305', collected: 185_000, latitude: 41.3, longitude: 69.2 },
    files: [],
  })
})

test('a signature goes with one to three pages of a passport, each named in the report', () => {
  const report = deliveryReport(
    stop,
    { kind: 'signature', signature: picture, passports: [picture, picture] },
    undefined,
  )
  const [signature, first, second] = report.files.map(({ clientId }) => clientId)
  expect(report.files.map(({ kind }) => kind)).toEqual(['signature', 'passport', 'passport'])
  expect(report.input).toEqual({
    proof: { kind: 'signature', signature, passport: first, pages: [second] },
    collected: 185_000,
  })
})

test('a neighbour has a name and a signature, a safe place has a photo', () => {
  const free = { ...stop, to_collect: 0 }
  const neighbour = deliveryReport(
    free,
    { kind: 'neighbour', name: ' Dilbar ', signature: picture },
    undefined,
  )
  expect(neighbour.input).toMatchObject({ proof: { kind: 'neighbour', name: 'Dilbar' }, collected: 0 })
  const safe = deliveryReport(free, { kind: 'safe_place', photo: picture }, undefined)
  expect(safe.files.map(({ kind }) => kind)).toEqual(['photo'])
})

test('every report is one that the call of the verb takes', () => {
  const all = [
    deliveryReport(stop, { kind: 'code', code: '481305' }, { lat: 41.3, lon: 69.2 }),
    deliveryReport(
      stop,
      { kind: 'signature', signature: picture, passports: [picture, picture, picture] },
      undefined,
    ),
    deliveryReport(stop, { kind: 'neighbour', name: 'Dilbar', signature: picture }, undefined),
    deliveryReport(stop, { kind: 'safe_place', photo: picture }, undefined),
  ]
  for (const { input } of all) expect(reports.delivered.strict().safeParse(input).error).toBeUndefined()
})
