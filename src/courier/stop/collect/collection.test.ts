import { expect, test } from 'vitest'
import { reports } from '#modules/orders/verbs/order-verbs.contract.ts'
import {
  collectionReport,
  isHeavier,
  missingFor,
  mostCentimetres,
  mostKilograms,
  nothingMeasured,
} from './collection.ts'

const stop = { tracking_code: 'TB57291836405128', parcel: { weight: 1.2 } as never }
const photo = new Blob(['x'])
const weighed = { ...nothingMeasured, weight: 2.4 }

test('a parcel is fetched without being weighed', () => {
  expect(missingFor(nothingMeasured, 0)).toBeUndefined()
  expect(collectionReport(stop, nothingMeasured, [], undefined)).toEqual({
    verb: 'pick_up',
    parcel: 'TB57291836405128',
    input: {},
    files: [],
  })
})

test('a measure needs a photo, and a box has three sides', () => {
  expect(missingFor(weighed, 0)).toBe('photo')
  expect(missingFor(weighed, 1)).toBeUndefined()
  expect(missingFor({ weight: undefined, sides: [30, 20, undefined] }, 1)).toBe('sides')
  expect(missingFor({ weight: undefined, sides: [30, 20, 10] }, 0)).toBe('photo')
})

test('heavier than was said asks the sender, lighter does not', () => {
  expect(isHeavier(weighed, stop)).toBe(true)
  expect(isHeavier({ ...weighed, weight: 1 }, stop)).toBe(false)
})

test('what was measured goes with its photos, as the call takes it', () => {
  const report = collectionReport(stop, { weight: 2.4, sides: [30, 20, 10] }, [photo], { lat: 41, lon: 69 })
  expect(report.input).toEqual({
    weight: 2.4,
    length: 30,
    width: 20,
    height: 10,
    photos: [report.files[0]?.clientId],
    latitude: 41,
    longitude: 69,
  })
  expect(reports.pickedUp.strict().safeParse(report.input).error).toBeUndefined()
})

test('a zero was typed and not measured: it is never sent', () => {
  const zeros = { weight: 0, sides: [0, 0, 0] }
  expect(missingFor(zeros, 0)).toBeUndefined()
  expect(collectionReport(stop, zeros, [], undefined).input).toEqual({})
  expect(missingFor({ weight: undefined, sides: [30, 20, 0] }, 1)).toBe('sides')
})

test('what is beyond all scales is told before it is sent', () => {
  expect(missingFor({ ...weighed, weight: 100 }, 1)).toBeUndefined()
  expect(missingFor({ ...weighed, weight: 240 }, 1)).toBe('mistyped')
  expect(missingFor({ weight: undefined, sides: [30, 20, 301] }, 1)).toBe('mistyped')
  expect(reports.pickedUp.safeParse({ weight: mostKilograms, length: mostCentimetres }).success).toBe(true)
  expect(reports.pickedUp.safeParse({ weight: mostKilograms + 1 }).success).toBe(false)
  expect(reports.pickedUp.safeParse({ length: mostCentimetres + 1 }).success).toBe(false)
})
