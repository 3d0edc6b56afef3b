/** What each kind must have, after schema.org and what search engines document as required. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name', 'url', 'logo', 'contactPoint'],
  ContactPoint: ['telephone', 'contactType'],
  WebSite: ['name', 'url', 'potentialAction', 'inLanguage'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'description', 'provider', 'areaServed', 'serviceType'],
  Offer: ['priceCurrency'],
  UnitPriceSpecification: ['minPrice', 'priceCurrency'],
  LocalBusiness: ['name', 'address', 'geo', 'openingHoursSpecification', 'telephone', 'url'],
  PostalAddress: ['addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Country: ['name'],
  BlogPosting: [
    'headline',
    'description',
    'image',
    'url',
    'mainEntityOfPage',
    'datePublished',
    'dateModified',
    'inLanguage',
    'author',
    'publisher',
  ],
  Person: ['name'],
  WebPage: ['@id'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'employmentType',
    'hiringOrganization',
    'jobLocation',
    'directApply',
  ],
  Place: ['address'],
  MonetaryAmount: ['currency', 'value'],
  QuantitativeValue: ['unitText'],
}

type Node = Readonly<Record<string, unknown>>

/** What is wrong with a thing and everything in it, one sentence a fault. */
export function structuredDataFaults(thing: unknown, origin: string): string[] {
  const faults = nodeFaults(thing as Node, origin, String((thing as Node)['@type']))
  return (thing as Node)['@context'] === 'https://schema.org' ? faults : ['no @context', ...faults]
}

function nodeFaults(node: Node, origin: string, path: string): string[] {
  const type = node['@type']
  // A reference to something described elsewhere.
  if (type === undefined && typeof node['@id'] === 'string') return []
  const asked = required[String(type)]
  if (!asked) return [`${path} has the unknown type ${String(type)}`]
  return [
    ...asked.filter((name) => isEmpty(node[name])).map((name) => `${path} has no ${name}`),
    ...Object.entries(node).flatMap(([name, value]) => valueFaults(value, origin, `${path}.${name}`)),
    ...positionFaults(node, path),
  ]
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function valueFaults(value: unknown, origin: string, path: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => valueFaults(each, origin, `${path}.${index}`))
  if (typeof value === 'object' && value !== null) return nodeFaults(value as Node, origin, path)
  if (/\.(url|item|logo|image|urlTemplate)$/.test(path) && !String(value).startsWith(`${origin}/`))
    return [`${path} is no address of ours: ${value}`]
  return typeof value === 'string' && /undefined|\[object|…/.test(value) ? [`${path} says ${value}`] : []
}

function positionFaults({ '@type': type, itemListElement }: Node, path: string): string[] {
  if (type !== 'BreadcrumbList') return []
  const positions = (itemListElement as { position: number }[]).map(({ position }) => position)
  return positions.every((position, index) => position === index + 1) ? [] : [`${path} is out of order`]
}
