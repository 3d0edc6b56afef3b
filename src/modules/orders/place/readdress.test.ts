import { expect, test } from 'vitest'
import { readdressed } from './readdress.ts'

const receiver = {
  fullName: 'Malika Yusupova',
  phone: '901112233',
  regionId: 8,
  districtId: 122,
  street: 'Registon 7, 15-uy',
  flat: '15',
  latitude: 39.655,
  longitude: 66.96,
  pinSource: 'dragged',
} as const
const changed = (change: object) => readdressed({ receiver, timeInterval: null }, change, 'uz')

test('a pin comes and goes as a whole, whichever half of it is taken away', () => {
  const without = { latitude: undefined, longitude: undefined, pinSource: undefined, flat: '15' }
  for (const gone of [{ latitude: null }, { longitude: null }, { latitude: null, longitude: null }])
    expect(changed(gone), JSON.stringify(gone)).toMatchObject({ ok: true, value: { after: without } })
  for (const half of [{ latitude: 39.65 }, { longitude: 66.95 }, { latitude: 39.65, longitude: null }])
    expect(changed(half), JSON.stringify(half)).toMatchObject({ ok: false, error: { code: 'invalid_input' } })
  expect(changed({ note: 'Qoʻngʻiroq qiling' })).toMatchObject({
    value: { after: { latitude: 39.655, longitude: 66.96, pinSource: 'dragged' } },
  })
})
