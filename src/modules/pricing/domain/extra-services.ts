import type { Explanation } from './explanation.ts'
import type { Tariff } from './tariff.ts'

/** SPEC section 3 knows the first two; the others are ours. Cover levels follow the tariff: cover_1, cover_2 … */
export const fixedServices = [
  'to_door_delivery',
  'cod_return',
  'cod',
  'inspect_before_paying',
  'signature',
] as const
export type CoverSlug = `cover_${number}`
export type ServiceSlug = (typeof fixedServices)[number] | CoverSlug

export type ExtraService = Readonly<{
  /** Stable for ever: clients keep it. */
  id: number
  slug: ServiceSlug
  /** Cannot be taken off. */
  locked: boolean
  /** Selected when the list is loaded. */
  selected: boolean
  /** Undefined when it depends on the address. */
  amount: number | undefined
  /** Works only when sender and receiver are in one region. */
  sameRegionOnly: boolean
  /** The sum to collect has to be named. */
  needsAmount: boolean
  name: Explanation<ServiceKey>
  description: Explanation<ServiceKey>
}>

type ServiceKey =
  `pricing.services.${'toDoorDelivery' | 'codReturn' | 'cod' | 'inspect' | 'signature' | 'cover'}.${'name' | 'description'}`

const plain = { locked: false, selected: false, sameRegionOnly: false, needsAmount: false } as const
const firstCoverId = 11
const said = (key: ServiceKey, values: Explanation['values'] = {}) => ({ key, values })

export function servicesOf({ cod, signature, cover }: Tariff): readonly ExtraService[] {
  return [
    {
      ...plain,
      id: 1,
      slug: 'to_door_delivery',
      locked: true,
      selected: true,
      amount: undefined,
      name: said('pricing.services.toDoorDelivery.name'),
      description: said('pricing.services.toDoorDelivery.description'),
    },
    {
      ...plain,
      id: 2,
      slug: 'cod_return',
      amount: 0,
      sameRegionOnly: true,
      needsAmount: true,
      name: said('pricing.services.codReturn.name'),
      description: said('pricing.services.codReturn.description'),
    },
    {
      ...plain,
      id: 3,
      slug: 'cod',
      amount: cod,
      needsAmount: true,
      name: said('pricing.services.cod.name'),
      description: said('pricing.services.cod.description'),
    },
    {
      ...plain,
      id: 5,
      slug: 'inspect_before_paying',
      amount: 0,
      needsAmount: true,
      name: said('pricing.services.inspect.name'),
      description: said('pricing.services.inspect.description'),
    },
    {
      ...plain,
      id: 4,
      slug: 'signature',
      amount: signature,
      name: said('pricing.services.signature.name'),
      description: said('pricing.services.signature.description'),
    },
    ...cover.levels.map(({ upTo, price }, index) => ({
      ...plain,
      id: firstCoverId + index,
      slug: `cover_${index + 1}` as const,
      amount: price,
      name: said('pricing.services.cover.name', { upTo: { soum: upTo } }),
      description: said('pricing.services.cover.description', { upTo: { soum: upTo } }),
    })),
  ]
}

/** Of several levels the highest counts; 0 when none is chosen. */
export function chosenCover(services: readonly ServiceSlug[]): number {
  return Math.max(0, ...services.map((slug) => Number(/^cover_(\d+)$/.exec(slug)?.[1] ?? 0)))
}
