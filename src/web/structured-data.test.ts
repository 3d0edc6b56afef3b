import { expect, test } from 'vitest'
import { locales } from '#platform/i18n/locales.ts'
import { structuredDataFaults } from '../../tests/support/structured-data.ts'
import { thingsOf } from './public/info/things.ts'
import {
  blogPosting,
  breadcrumbs,
  faqPage,
  jobPosting,
  localBusiness,
  organization,
  service,
  website,
} from './structured-data.ts'

const origin = 'https://tezbox.example'
const steps = [
  { to: '/', text: 'Home' },
  { to: '/faq', text: 'Questions' },
]
const post = {
  title: 'A teapot in one piece',
  description: 'How to pack what breaks.',
  image: '/og/pictures/teapot-cut.png',
  url: '/en/blog/1',
  author: 'Oʻgʻiloy Qodirova',
  language: 'en',
  publishedAt: '2026-11-12T05:00:00.000Z',
  updatedAt: '2026-11-13T05:00:00.000Z',
}
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

const job = {
  url: '/careers/details?id=3',
  title: 'Courier',
  parts: [['What you will do', ['Bring parcels <fast> & safely']]],
  skills: ['Maps', 'Manners'],
  employment: 'part_time',
  salary: { from: 3_000_000, to: 5_500_000 },
  region: 'Tashkent City',
  location: 'Chilanzar',
  publishedAt: '2026-11-16T05:00:00.000Z',
  closesAt: '2026-12-08T19:00:00.000Z',
} as const

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
    blogPosting(origin, post),
    jobPosting(origin, job),
    jobPosting(origin, { ...job, salary: null, region: undefined, closesAt: null }),
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

test('a post says who wrote it, when it appeared and changed, and which page it is the matter of', () => {
  expect(blogPosting(origin, post)).toMatchObject({
    '@type': 'BlogPosting',
    headline: post.title,
    image: `${origin}/og/pictures/teapot-cut.png`,
    mainEntityOfPage: { '@id': `${origin}/en/blog/1` },
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    inLanguage: 'en',
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization' },
  })
  expect(structuredDataFaults(blogPosting(origin, { ...post, author: '' }), origin)).toEqual([
    'BlogPosting.author has no name',
  ])
})

test('a point is open between its breaks, until midnight at the latest', () => {
  expect(localBusiness(origin, point).openingHoursSpecification).toMatchObject([
    { dayOfWeek: 'Monday', opens: '08:00', closes: '13:00' },
    { dayOfWeek: 'Monday', opens: '14:00', closes: '23:59' },
  ])
})

test('a point that is shut on a holiday says so, and shows its own photo', () => {
  const told = localBusiness(origin, {
    ...point,
    photo: '/photos/1.jpg',
    holidays: [
      { day: '2026-12-08', hours: [] },
      { day: '2026-12-31', hours: [{ from: '09:00', to: '24:00' }] },
    ],
  })
  expect(told.image).toBe(`${origin}/photos/1.jpg`)
  expect(told.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-08', validThrough: '2026-12-08', opens: '00:00', closes: '00:00' },
    { validFrom: '2026-12-31', opens: '09:00', closes: '23:59' },
  ])
})

test('a vacancy tells its monthly pay in UZS, its last moment and its place', () => {
  expect(jobPosting(origin, job)).toMatchObject({
    employmentType: 'PART_TIME',
    validThrough: '2026-12-08T19:00:00.000Z',
    description: expect.stringContaining('<li>Bring parcels &lt;fast&gt; &amp; safely</li>'),
    jobLocation: { address: { addressLocality: 'Chilanzar', addressRegion: 'Tashkent City' } },
    baseSalary: {
      currency: 'UZS',
      value: { minValue: 3_000_000, maxValue: 5_500_000, unitText: 'MONTH' },
    },
    directApply: true,
  })
  expect(jobPosting(origin, { ...job, salary: { from: 1, to: null } })).toMatchObject({
    baseSalary: { value: { minValue: 1 } },
  })
})

test('what is open to agreement and open without an end says nothing of either', () => {
  const told = jobPosting(origin, { ...job, salary: null, closesAt: null })
  expect(Object.keys(told)).not.toContain('baseSalary')
  expect(Object.keys(told)).not.toContain('validThrough')
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
