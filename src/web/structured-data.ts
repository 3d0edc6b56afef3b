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
    provider: { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand.name },
    areaServed: { '@type': 'Country', name: 'UZ' },
    offers: {
      '@type': 'Offer',
      priceCurrency: 'UZS',
      priceSpecification: { '@type': 'UnitPriceSpecification', minPrice: priceFrom, priceCurrency: 'UZS' },
    },
  }
}
