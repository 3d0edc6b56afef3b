import { brand } from '#kernel/brand.ts'
import { htmlLang, type Locale, localizedPath } from '#platform/i18n/locales.ts'

/* What search engines read (schema.org as JSON-LD). A test holds each kind against the properties that are asked of it. */

export type Thing = Readonly<{ '@type': string } & Record<string, unknown>>

const context = { '@context': 'https://schema.org' } as const
const international = (phone: string) => `+998${phone}`

export function organization(origin: string): Thing {
  return {
    ...context,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    legalName: brand.bank.holder,
    taxID: brand.bank.stir,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: brand.email,
    sameAs: Object.values(brand.social),
    contactPoint: brand.supportPhones.map((phone) => ({
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: international(phone),
      areaServed: 'UZ',
      availableLanguage: ['uz', 'ru', 'en'],
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens: brand.supportHours.open.padStart(5, '0'),
        closes: brand.supportHours.close.padStart(5, '0'),
      },
    })),
  }
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** What can be looked for is a parcel. */
export function website(origin: string, locale: Locale): Thing {
  return {
    ...context,
    '@type': 'WebSite',
    name: brand.name,
    url: origin + localizedPath(locale, '/'),
    inLanguage: htmlLang[locale],
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${localizedPath(locale, '/track')}?code={code}`,
      },
      'query-input': 'required name=code',
    },
  }
}

type Step = Readonly<{ to: string; text: string }>

/** From home to this page; addresses without the origin. */
export function breadcrumbs(origin: string, steps: readonly Step[]): Thing {
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ to, text }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: origin + to,
    })),
  }
}

export function faqPage(questions: readonly Readonly<{ question: string; answer: string }>[]): Thing {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

type ServiceFacts = Readonly<{ name: string; description: string; url: string; priceFrom: number }>

export function service(origin: string, { name, description, url, priceFrom }: ServiceFacts): Thing {
  return {
    ...context,
    '@type': 'Service',
    name,
    description,
    serviceType: 'Parcel delivery',
    url: origin + url,
    provider: organization(origin),
    areaServed: { '@type': 'Country', name: 'UZ' },
    offers: {
      '@type': 'Offer',
      priceCurrency: 'UZS',
      priceSpecification: { '@type': 'UnitPriceSpecification', minPrice: priceFrom, priceCurrency: 'UZS' },
    },
  }
}

type PostFacts = Readonly<{
  title: string
  description: string
  /** Addresses without the origin. */
  image: string
  url: string
  author: string
  language: string
  publishedAt: string
  updatedAt: string
}>

export function blogPosting(origin: string, post: PostFacts): Thing {
  return {
    ...context,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    image: origin + post.image,
    url: origin + post.url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': origin + post.url },
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    inLanguage: post.language,
    author: { '@type': 'Person', name: post.author },
    publisher: organization(origin),
  }
}

type PointFacts = Readonly<{
  name: string
  address: string
  region: string
  lat: number
  lon: number
  /** Minutes after midnight, by day from Monday. */
  hours: readonly (readonly Readonly<{ from: number; to: number }>[])[]
  /** Days with other hours, `09:00`; none: closed. */
  holidays?: readonly Readonly<{ day: string; hours: readonly Readonly<{ from: string; to: string }>[] }>[]
  /** Of the place itself; otherwise our sign stands for it. */
  photo?: string | undefined
  url: string
}>

/** A point where people hand in and collect parcels. */
export function localBusiness(origin: string, point: PointFacts): Thing {
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return {
    ...context,
    '@type': 'LocalBusiness',
    name: `${brand.name}, ${point.name}`,
    url: origin + point.url,
    image: point.photo === undefined ? `${origin}/icon-512.png` : new URL(point.photo, origin).href,
    telephone: international(brand.supportPhones[0]),
    parentOrganization: { '@id': `${origin}/#organization` },
    address: {
      '@type': 'PostalAddress',
      streetAddress: point.address,
      addressRegion: point.region,
      addressCountry: 'UZ',
    },
    geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lon },
    openingHoursSpecification: point.hours.flatMap((spans, day) =>
      spans.map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days[day],
        opens: clock(from),
        // Schema.org writes the end of a whole day so.
        closes: to >= 1440 ? '23:59' : clock(to),
      })),
    ),
    ...(point.holidays?.length ? { specialOpeningHoursSpecification: holidayHours(point.holidays) } : {}),
  }
}

/** A day that is shut opens and closes at the same moment: so schema.org says it. */
function holidayHours(holidays: NonNullable<PointFacts['holidays']>): Thing[] {
  return holidays.flatMap(({ day, hours }) =>
    (hours.length === 0 ? [{ from: '00:00', to: '00:00' }] : hours).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days[(new Date(day).getUTCDay() + 6) % 7],
      validFrom: day,
      validThrough: day,
      opens: from,
      closes: to === '24:00' ? '23:59' : to,
    })),
  )
}

type JobFacts = Readonly<{
  url: string
  title: string
  /** Headings with what stands below them. */
  parts: readonly (readonly [string, readonly string[]])[]
  skills: readonly string[]
  employment: 'part_time' | 'full_time'
  salary: Readonly<{ from: number | null; to: number | null }> | null
  /** Undefined: anywhere in the country. */
  region: string | undefined
  location: string
  publishedAt: string
  closesAt: string | null
}>

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A vacancy; its description is HTML, as search engines ask for it. */
export function jobPosting(origin: string, job: JobFacts): Thing {
  const { from = null, to = null } = job.salary ?? {}
  return {
    ...context,
    '@type': 'JobPosting',
    title: job.title,
    description: job.parts
      .map(
        ([heading, points]) =>
          `<p>${escaped(heading)}</p><ul>${points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>`,
      )
      .join(''),
    url: origin + job.url,
    datePosted: job.publishedAt,
    ...(job.closesAt === null ? {} : { validThrough: job.closesAt }),
    employmentType: job.employment.toUpperCase(),
    hiringOrganization: organization(origin),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(job.location ? { addressLocality: job.location } : {}),
        ...(job.region === undefined ? {} : { addressRegion: job.region }),
        addressCountry: 'UZ',
      },
    },
    ...(from === null && to === null
      ? {}
      : {
          baseSalary: {
            '@type': 'MonetaryAmount',
            currency: 'UZS',
            value: {
              '@type': 'QuantitativeValue',
              ...(from === null ? {} : { minValue: from }),
              ...(to === null ? {} : { maxValue: to }),
              unitText: 'MONTH',
            },
          },
        }),
    skills: job.skills.join(', '),
    directApply: true,
  }
}
