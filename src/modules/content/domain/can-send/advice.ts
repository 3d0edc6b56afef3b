import type { RuleNumber } from './rules.ts'

export type Verdict = 'yes' | 'no' | 'conditions'

/** How to pack: each has its sentence in the texts. */
export type Packing =
  | 'soft'
  | 'boxed'
  | 'fragile'
  | 'liquid'
  | 'food'
  | 'blade'
  | 'device'
  | 'paper'
  | 'drained'
  | 'bulky'
/** What is paid when it is lost: by the levels of the tariff, nothing for the thing itself, or the levels and no more. */
export type Cover = 'levels' | 'none' | 'ceiling'

export type Advice = Readonly<{
  verdict: Verdict
  /** The rule that decides. */
  rule?: RuleNumber
  /** A rule that does not forbid it, but is worth reading. */
  see?: RuleNumber
  pack?: Packing
  cover?: Cover
}>

const yes = (pack: Packing, cover: Cover = 'levels', see?: RuleNumber) =>
  ({ verdict: 'yes', pack, cover, ...(see && { see }) }) as const
const conditions = (rest: Omit<Advice, 'verdict'>) =>
  ({ verdict: 'conditions', cover: 'levels', ...rest }) as const
const no = (rule: RuleNumber) => ({ verdict: 'no', rule }) as const

/** What is said about a kind of things; the sentence of each stands in the texts under its name. */
export const advices = {
  plain: yes('boxed'),
  clothes: yes('soft'),
  paper: yes('paper'),
  fragile: yes('fragile'),
  dryFood: yes('food'),
  liquidFood: yes('liquid'),
  liquid: yes('liquid'),
  bread: yes('food', 'none'),
  homeDevice: yes('fragile'),
  carPart: yes('boxed'),
  tool: yes('boxed'),
  building: yes('boxed'),
  toyGun: yes('boxed', 'levels', 6),
  costumeJewellery: yes('boxed', 'levels', 14),
  simCard: yes('paper', 'levels', 9),
  gasAppliance: yes('boxed', 'levels', 2),
  supplement: yes('boxed', 'levels', 7),
  smallBlade: yes('blade', 'levels', 6),

  phone: conditions({ rule: 4, pack: 'device' }),
  computer: conditions({ rule: 4, pack: 'device' }),
  batteryDevice: conditions({ rule: 4, pack: 'device' }),
  cellBatteries: conditions({ rule: 4, pack: 'boxed' }),
  electricRide: conditions({ rule: 4, pack: 'bulky' }),
  kitchenKnife: conditions({ rule: 6, pack: 'blade' }),
  axe: conditions({ rule: 6, pack: 'blade' }),
  freshProduce: conditions({ rule: 12, pack: 'food', cover: 'none' }),
  eggs: conditions({ rule: 12, pack: 'fragile', cover: 'none' }),
  homeCanned: conditions({ rule: 12, pack: 'liquid', cover: 'none' }),
  keepsUnopened: conditions({ rule: 12, pack: 'food', cover: 'none' }),
  plant: conditions({ rule: 12, pack: 'fragile', cover: 'none' }),
  jewellery: conditions({ rule: 14, pack: 'boxed', cover: 'ceiling' }),
  precious: conditions({ rule: 14, pack: 'boxed', cover: 'ceiling' }),
  antique: conditions({ rule: 14, pack: 'fragile', cover: 'ceiling' }),
  medicine: conditions({ see: 7, pack: 'boxed' }),
  coldMedicine: conditions({ see: 7, pack: 'food', cover: 'none' }),
  perfume: conditions({ see: 3, pack: 'liquid' }),
  deodorant: conditions({ see: 3, pack: 'liquid' }),
  paint: conditions({ see: 2, pack: 'liquid' }),
  glue: conditions({ see: 2, pack: 'liquid' }),
  washer: conditions({ see: 2, pack: 'liquid' }),
  fertilizer: conditions({ see: 5, pack: 'boxed' }),
  original: conditions({ see: 10, pack: 'paper', cover: 'none' }),
  religious: conditions({ see: 10, pack: 'paper' }),
  fuelMachine: conditions({ see: 2, pack: 'drained' }),
  emptyVessel: conditions({ see: 2, pack: 'boxed' }),
  bulky: conditions({ pack: 'bulky' }),
  gift: conditions({ pack: 'boxed' }),
  oilOrButter: conditions({ rule: 12, pack: 'liquid', cover: 'none' }),

  no1: no(1),
  no2: no(2),
  no3: no(3),
  no4: no(4),
  no5: no(5),
  no6: no(6),
  no7: no(7),
  no8: no(8),
  no9: no(9),
  no10: no(10),
  no11: no(11),
  no12: no(12),
  no13: no(13),
} as const satisfies Readonly<Record<string, Advice>>

export type AdviceId = keyof typeof advices
