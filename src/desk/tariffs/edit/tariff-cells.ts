import type { Gappy } from './gappy-tariff.ts'

/** What a number of the tariff may be. A test holds these bounds against the contract. */
export type NumberKind = Readonly<{
  min: number
  max: number
  /** What it is counted in; plain counts have no word. */
  unit?: UnitKey
  /** Kept finer than people read it: grams are shown as kilograms. */
  scale?: number
  /** Digits after the mark, as shown; without them only whole numbers are meant. */
  decimals?: number
}>

type UnitKey = `deskTariffs.units.${'soum' | 'kg' | 'cm' | 'percent' | 'hour' | 'days' | 'hours'}`

const soum = { min: 0, max: 100_000_000, unit: 'deskTariffs.units.soum' } as const
const kg = { min: 1, max: 10_000_000, unit: 'deskTariffs.units.kg', scale: 1000, decimals: 3 } as const
const cm = { min: 0.1, max: 1000, unit: 'deskTariffs.units.cm', decimals: 1 } as const
const days = (max: number) => ({ min: 1, max, unit: 'deskTariffs.units.days' }) as const
const upToThousand = { min: 1, max: 1000 } as const

type PartKey = `deskTariffs.parts.${
  | 'upTo'
  | 'surcharge'
  | 'length'
  | 'width'
  | 'height'
  | 'weight'
  | 'from'
  | 'to'
  | 'value'
  | 'price'
  | 'shipments'
  | 'longest'
  | 'callFirst'}`

/** One number: where it stands in the data, and which part of its row it is. */
export type Cell = Readonly<{ path: string; kind: NumberKind; part?: PartKey }>
export type Row = Readonly<{ label: RowKey; cells: readonly Cell[] }>

type RowKey =
  | `deskTariffs.rows.${
      | 'local'
      | 'belt1'
      | 'belt2'
      | 'belt3'
      | 'express'
      | 'roundUp'
      | 'perKg'
      | 'proportional'
      | 'divisor'
      | 'cutOff'
      | 'standardDays'
      | 'expressDays'
      | 'perishable'
      | 'zone1'
      | 'zone2'
      | 'collection'
      | 'collectionFree'
      | 'cod'
      | 'signature'
      | 'coverFree'
      | 'minimumWage'
      | 'wages'
      | 'packageWeight'
      | 'packageSide'
      | 'packageSides'
      | 'packageDays'
      | 'packageFar'
      | 'proPrice'
      | 'proWeight'
      | 'halfPrice'
      | 'mailbox'
      | 'locker'
      | 'point'
      | 'door'
      | 'onRequest'}`
  | `pricing.sizes.${'small' | 'medium' | 'large'}`

const row = (label: RowKey, path: string, kind: NumberKind): Row => ({ label, cells: [{ path, kind }] })

const sides = (path: string): readonly Cell[] => [
  { path: `${path}.0`, kind: cm, part: 'deskTariffs.parts.length' },
  { path: `${path}.1`, kind: cm, part: 'deskTariffs.parts.width' },
  { path: `${path}.2`, kind: cm, part: 'deskTariffs.parts.height' },
]

const box = (name: 'small' | 'medium' | 'large'): Row => ({
  label: `pricing.sizes.${name}`,
  cells: [
    { path: `boxes.${name}.upToGrams`, kind: kg, part: 'deskTariffs.parts.upTo' },
    { path: `boxes.${name}.surcharge`, kind: soum, part: 'deskTariffs.parts.surcharge' },
    ...sides(`boxes.${name}.sidesCm`),
  ],
})

/** The numbers of a tariff in the groups that people think in. */
export const rows = {
  transport: [
    row('deskTariffs.rows.local', 'base.local', soum),
    row('deskTariffs.rows.belt1', 'base.belt1', soum),
    row('deskTariffs.rows.belt2', 'base.belt2', soum),
    row('deskTariffs.rows.belt3', 'base.belt3', soum),
    row('deskTariffs.rows.express', 'expressPercent', {
      min: 100,
      max: 1000,
      unit: 'deskTariffs.units.percent',
    }),
    row('deskTariffs.rows.roundUp', 'roundUpTo', { min: 1, max: 10_000, unit: 'deskTariffs.units.soum' }),
  ],
  sizes: [
    box('small'),
    box('medium'),
    box('large'),
    row('deskTariffs.rows.perKg', 'heavy.perKg', soum),
    row('deskTariffs.rows.proportional', 'heavy.upToGrams', kg),
    row('deskTariffs.rows.divisor', 'volumeDivisor', { min: 1000, max: 20_000 }),
  ],
  times: [
    row('deskTariffs.rows.cutOff', 'serviceLevels.cutOffHour', {
      min: 0,
      max: 24,
      unit: 'deskTariffs.units.hour',
    }),
    {
      label: 'deskTariffs.rows.standardDays',
      cells: [
        { path: 'serviceLevels.standardDays.from', kind: days(30), part: 'deskTariffs.parts.from' },
        { path: 'serviceLevels.standardDays.to', kind: days(30), part: 'deskTariffs.parts.to' },
      ],
    },
    row('deskTariffs.rows.expressDays', 'serviceLevels.expressDays', days(7)),
    row('deskTariffs.rows.perishable', 'serviceLevels.perishableHours', {
      ...upToThousand,
      unit: 'deskTariffs.units.hours',
    }),
  ],
  services: [
    row('deskTariffs.rows.zone1', 'doorLeg.zone1', soum),
    row('deskTariffs.rows.zone2', 'doorLeg.zone2', soum),
    row('deskTariffs.rows.collection', 'collection.price', soum),
    row('deskTariffs.rows.collectionFree', 'collection.freeFromParcels', upToThousand),
    row('deskTariffs.rows.cod', 'cod', soum),
    row('deskTariffs.rows.signature', 'signature', soum),
  ],
  cover: [
    row('deskTariffs.rows.coverFree', 'cover.free', soum),
    row('deskTariffs.rows.minimumWage', 'cover.minimumWage', soum),
    row('deskTariffs.rows.wages', 'cover.wages', upToThousand),
  ],
  flexible: [
    row('deskTariffs.rows.packageWeight', 'flexible.upToGrams', kg),
    row('deskTariffs.rows.packageSide', 'flexible.sideUpToCm', cm),
    row('deskTariffs.rows.packageSides', 'flexible.sidesBelowCm', cm),
    row('deskTariffs.rows.packageDays', 'flexible.days', days(3650)),
    row('deskTariffs.rows.packageFar', 'flexible.belt3Extra', soum),
  ],
  pro: [
    row('deskTariffs.rows.proPrice', 'pro.price', soum),
    row('deskTariffs.rows.proWeight', 'pro.gramsEach', kg),
  ],
  promotions: [
    row('deskTariffs.rows.halfPrice', 'promotions.halfPricePercent', {
      min: 0,
      max: 100,
      unit: 'deskTariffs.units.percent',
    }),
  ],
  limits: [
    {
      label: 'deskTariffs.rows.mailbox',
      cells: [...sides('limits.mailbox.sidesCm'), weightOf('limits.mailbox.grams')],
    },
    {
      label: 'deskTariffs.rows.locker',
      cells: [...sides('limits.locker.sidesCm'), weightOf('limits.locker.grams')],
    },
    {
      label: 'deskTariffs.rows.point',
      cells: [longest('limits.point.longestCm'), weightOf('limits.point.grams')],
    },
    {
      label: 'deskTariffs.rows.door',
      cells: [
        longest('limits.door.longestCm'),
        { path: 'limits.door.callFirstAboveCm', kind: cm, part: 'deskTariffs.parts.callFirst' },
        weightOf('limits.door.grams'),
      ],
    },
    row('deskTariffs.rows.onRequest', 'limits.onRequestGrams', kg),
  ],
} as const satisfies Record<string, readonly Row[]>

function weightOf(path: string): Cell {
  return { path, kind: kg, part: 'deskTariffs.parts.weight' }
}

function longest(path: string): Cell {
  return { path, kind: cm, part: 'deskTariffs.parts.longest' }
}

/** Lists that grow and shrink: the levels of cover and the prepaid packages. */
export const lists = {
  levels: {
    path: 'cover.levels',
    empty: { upTo: undefined, price: undefined },
    cellsAt: (index: number): readonly Cell[] => [
      { path: `cover.levels.${index}.upTo`, kind: soum, part: 'deskTariffs.parts.value' },
      { path: `cover.levels.${index}.price`, kind: soum, part: 'deskTariffs.parts.price' },
    ],
  },
  packages: {
    path: 'flexible.packages',
    empty: { shipments: undefined, price: undefined },
    cellsAt: (index: number): readonly Cell[] => [
      {
        path: `flexible.packages.${index}.shipments`,
        kind: { min: 1, max: 100_000 },
        part: 'deskTariffs.parts.shipments',
      },
      { path: `flexible.packages.${index}.price`, kind: soum, part: 'deskTariffs.parts.price' },
    ],
  },
} as const
export type NumberList = (typeof lists)[keyof typeof lists]

/** More rows than the contract lets in are not offered. */
export const longestList = 9

/** Every number of a draft that is typed in. */
export function cellsOf({ cover, flexible }: Gappy): readonly Cell[] {
  const fixed: readonly Row[] = Object.values(rows).flat()
  return [
    ...fixed.flatMap(({ cells }) => cells),
    ...cover.levels.flatMap((_, index) => lists.levels.cellsAt(index)),
    ...flexible.packages.flatMap((_, index) => lists.packages.cellsAt(index)),
  ]
}
