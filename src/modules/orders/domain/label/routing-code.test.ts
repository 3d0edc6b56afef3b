import { expect, test } from 'vitest'
import { districts } from '#modules/geo/domain/districts.ts'
import { firstTariff } from '#modules/pricing/domain/first-tariff.ts'
import { type Destination, routingCode } from './routing-code.ts'

test.each<[string, Destination]>([
  ['1-08-122-P0457', { belt: 1, regionId: 8, districtId: 122, pointId: 457 }],
  ['1-08-122-D', { belt: 1, regionId: 8, districtId: 122, pointId: undefined }],
  ['0-14-205-P0001', { belt: 0, regionId: 14, districtId: 205, pointId: 1 }],
  ['3-01-015-D', { belt: 3, regionId: 1, districtId: 15, pointId: undefined }],
  ['3-01-015-P9999', { belt: 3, regionId: 1, districtId: 15, pointId: 9999 }],
  ['3-01-015-P12345', { belt: 3, regionId: 1, districtId: 15, pointId: 12_345 }],
])('%s', (code, destination) => {
  expect(routingCode(destination)).toBe(code)
})

test('no two districts share a code, and each reads the same way', () => {
  const codes = districts.map(({ id, regionId }) =>
    routingCode({ belt: firstTariff.belts[regionId] ?? 3, regionId, districtId: id, pointId: undefined }),
  )
  expect(new Set(codes).size).toBe(districts.length)
  for (const code of codes) expect(code).toMatch(/^[0-3]-(0[1-9]|1[0-4])-\d{3}-D$/)
})
