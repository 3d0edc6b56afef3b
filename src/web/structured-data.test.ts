import { expect, test } from 'vitest'
import { locales } from '#platform/i18n/locales.ts'
import { structuredDataFaults } from '../../tests/support/structured-data.ts'
import { thingsOf } from './public/info/things.ts'
import { breadcrumbs, faqPage, localBusiness, organization, service, website } from './structured-data.ts'

const origin = 'https://tezbox.example'
const steps = [
  { to: '/', text: 'Home' },
  { to: '/faq', text: 'Questions' },
]
const point = {
  name: 'Chilonzor 12',
  address: 'Bunyodkor 12',
  region: 'Toshkent',
  lat: 41.28,
  lon: 69.2,
  hours: [
    [
      { from: 480, to: 780 },
      { from: 840, to: 1440 },
    ],
    [],
    [],
    [],
    [],
    [],
    [],
  ],
  url: '/services-near-you',
}

test('everything we tell search engines has the properties that are asked of its kind', () => {
  const things = [
    organization(origin),
    ...locales.map((locale) => website(origin, locale)),
    breadcrumbs(origin, steps),
    faqPage([{ question: 'When?', answer: 'Soon.' }]),
    service(origin, {
      name: 'Courier',
      description: 'To the door.',
      url: '/courier-service',
      priceFrom: 15_000,
    }),
    localBusiness(origin, point),
  ]
  expect(things.flatMap((thing) => structuredDataFaults(thing, origin))).toEqual([])
})

test('the check finds what is missing, what is out of order and what is not ours', () => {
  const faults = (thing: object) => structuredDataFaults(thing, origin)
  expect(faults({ ...faqPage([]) })).toEqual(['FAQPage has no mainEntity'])
  expect(faults({ ...organization(origin), name: '' })).toEqual(['Organization has no name'])
  expect(faults(breadcrumbs('https://elsewhere.example', steps))).toHaveLength(2)
  expect(faults({ '@context': 'https://schema.org', '@type': 'Thing' })).toEqual([
    'Thing has the unknown type Thing',
  ])
})

test('a point is open between its breaks, until midnight at the latest', () => {
  expect(localBusiness(origin, point).openingHoursSpecification).toMatchObject([
    { dayOfWeek: 'Monday', opens: '08:00', closes: '13:00' },
    { dayOfWeek: 'Monday', opens: '14:00', closes: '23:59' },
  ])
})

test('a page of information tells the way to it, its questions without their links, and its service', () => {
  const things = thingsOf(
    {
      crumbs: steps,
      crumbsLabel: '',
      blocks: [
        {
          kind: 'questions',
          id: 'late',
          items: [
            {
              id: 'a',
              title: 'When?',
              text: [{ p: ['See ', { to: '/track', text: 'tracking' }, '.'] }, { list: ['a', 'b'] }],
            },
          ],
        },
      ],
      service: { name: 'Courier', description: 'To the door.', priceFrom: 15_000 },
    },
    origin,
  )
  expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'FAQPage', 'Service'])
  expect(things.flatMap((thing) => structuredDataFaults(thing, origin))).toEqual([])
  expect(things[1]).toMatchObject({
    mainEntity: [{ name: 'When?', acceptedAnswer: { text: 'See tracking. a; b' } }],
  })
})
