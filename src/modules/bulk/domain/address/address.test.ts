import { expect, test } from 'vitest'
import { districts } from '#modules/geo/domain/districts.ts'
import { regionById } from '#modules/geo/domain/regions.ts'
import { areaIn, splitAddress } from './split-address.ts'

test.each([
  [
    "Farg'ona viloyati, Quva tumani, Navoiy ko'chasi 14-uy, bozor yonida",
    {
      region: "Farg'ona viloyati",
      city: 'Quva tumani',
      street: "Navoiy ko'chasi 14-uy",
      landmark: 'bozor yonida',
    },
  ],
  [
    'Toshkent chilonzor 9 kvartal 24 dom',
    { region: 'Toshkent', city: 'chilonzor', street: '9 kvartal 24 dom' },
  ],
  [
    'Самарканд, ул. Мирзо Улугбека 27, кв 8, возле Сиаба',
    { city: 'Самарканд', street: 'ул. Мирзо Улугбека 27, кв 8', landmark: 'возле Сиаба' },
  ],
  [
    '100011, Узбекистан, Ташкентская обл., г. Чирчик, ул. Навои 5',
    { region: 'Ташкентская обл', city: 'г. Чирчик', street: 'ул. Навои 5' },
  ],
  [
    'Andijon viloyati Asaka tumani Kujgan mfy moʻljal: 5-maktab',
    { region: 'Andijon viloyati', city: 'Asaka tumani', street: 'Kujgan mfy', landmark: '5-maktab' },
  ],
  ["Mirzo Ulug'bek 27, Samarqand", { city: 'Samarqand', street: "Mirzo Ulug'bek 27" }],
  ['Қўқон Турон 12', { city: 'Қўқон', street: 'Турон 12' }],
  ['Navoiy koʻchasi 14', { street: 'Navoiy koʻchasi 14' }],
  ['ул. Бухара 7 (ориентир мечеть)', { street: 'ул. Бухара 7', landmark: 'мечеть' }],
  ['', {}],
])('takes %s apart', (address, parts) => {
  expect(splitAddress(address)).toEqual(parts)
})

test('every district is found in an address that names it with its region, in every language', () => {
  for (const { id, regionId, names } of districts)
    for (const language of ['uz', 'oz', 'ru', 'en'] as const) {
      const address = `${regionById(regionId)?.name[language]}, ${names[language]}, Navoiy 5`
      expect([address, areaIn(address).district?.area.id]).toEqual([address, id])
    }
})
