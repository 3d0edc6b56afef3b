import { expect, test } from 'vitest'
import type { Address } from '#modules/accounts/accounts.contract.ts'
import { draftOf, draftProblems, emptyDraft, isWhole, requestOf } from './address-draft.ts'

const home: Address = {
  id: '7',
  label: 'Uy',
  region: 14,
  city: 202,
  mahalla: null,
  street: 'Bunyodkor koʻchasi, 12',
  landmark: 'Metro yonida',
  entrance: '2',
  floor: null,
  flat: '18',
  intercom: null,
  latitude: 41.28,
  longitude: 69.2,
  pin_source: 'found',
  is_default: false,
}

const whole = draftOf(home)

test('an empty address misses its name, region, district and street, in the order of the form', () => {
  expect(Object.keys(draftProblems(emptyDraft))).toEqual(['label', 'region', 'city', 'street'])
})

test('a whole address has no problems; mahalla, landmark and pin may be left out', () => {
  expect(draftProblems({ ...whole, mahalla: '', landmark: '', pin: undefined })).toEqual({})
  expect([isWhole(whole), isWhole(emptyDraft)]).toEqual([true, false])
})

test('a street of less than five characters is not a full address', () => {
  expect(draftProblems({ ...whole, street: ' Uy 1 ' }).street).toBe('addressBook.problems.streetShort')
  expect(draftProblems({ ...whole, street: 'Uy 12' }).street).toBeUndefined()
  expect(draftProblems({ ...whole, street: '   ' }).street).toBe('addressBook.problems.street')
})

test('what was loaded is sent back unchanged', () => {
  const { id: _id, is_default: _default, ...fields } = home
  expect(requestOf(draftOf(home))).toEqual({ ...fields, mahalla: '', floor: '', intercom: '' })
})

test('a pin that was taken away is said to be gone', () => {
  expect(requestOf({ ...whole, pin: undefined })).toMatchObject({ latitude: null, longitude: null })
})

test('an address is made the default, and never made not to be', () => {
  expect(requestOf({ ...whole, isDefault: true })).toMatchObject({ is_default: true })
  expect(requestOf(whole)).not.toHaveProperty('is_default')
})
