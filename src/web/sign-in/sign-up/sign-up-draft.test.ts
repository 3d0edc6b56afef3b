import { expect, test } from 'vitest'
import { detailsOf, draftFrom, emptyDraft, faultsIn, type SignUpDraft, wrongFields } from './sign-up-draft.ts'

const personal: SignUpDraft = { ...emptyDraft, full_name: 'Dilnoza Karimova', phone: '901234567' }
const business: SignUpDraft = {
  ...personal,
  account_type: 'business',
  company: 'Margʻilon Atlas',
  stir: '301234567',
}

test('a person needs a name and a phone, a business its company and STIR as well', () => {
  expect(wrongFields(emptyDraft)).toEqual(['full_name', 'phone'])
  expect(wrongFields({ ...emptyDraft, account_type: 'business' })).toEqual([
    'full_name',
    'company',
    'stir',
    'phone',
  ])
  expect(wrongFields(personal)).toEqual([])
  expect(wrongFields(business)).toEqual([])
})

test.each(['30123456', '101234567', '801234567', ''])(
  'the STIR %s is found wrong before a code is sent',
  (stir) => {
    expect(wrongFields({ ...business, stir })).toEqual(['stir'])
  },
)

test('company and STIR typed before changing one’s mind are not sent', () => {
  const details = detailsOf({ ...business, account_type: 'personal' }, undefined)
  expect(details).toEqual({ account_type: 'personal', full_name: 'Dilnoza Karimova' })
})

test('an invitation goes along', () => {
  expect(detailsOf(business, 'a1b2c3d4e5')).toEqual({
    account_type: 'business',
    full_name: 'Dilnoza Karimova',
    company: 'Margʻilon Atlas',
    stir: '301234567',
    referral_id: 'a1b2c3d4e5',
  })
})

test('what the server says about a field of the form stands at that field', () => {
  const errors = [
    { path: 'stir', code: 'invalid_stir', message: 'STIR notoʻgʻri' },
    { path: 'code', code: 'invalid_format', message: 'Kod notoʻgʻri' },
  ]
  expect(faultsIn({ code: 'invalid_input', errors })).toEqual({ stir: 'STIR notoʻgʻri' })
  expect(faultsIn({ code: 'network' })).toEqual({})
})

test.each([null, 5, 'x', [], { full_name: 5 }])(
  'a draft that cannot be read (%j) is an empty one',
  (values) => {
    expect(draftFrom(values)).toEqual(emptyDraft)
  },
)

test('a kept draft comes back whole', () => {
  expect(draftFrom(JSON.parse(JSON.stringify(business)))).toEqual(business)
})
