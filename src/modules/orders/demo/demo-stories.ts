import type { DeliveryOption, PaymentType } from '../domain/order.ts'
import type { Actor, Reason, Verb } from '../domain/words.ts'

/*
 * The parcels a newcomer finds in the demo: invented people, and what happened to what they sent. Hours are counted from
 * the moment the order was made; demo-orders.service.ts plays them through the real verbs.
 */

export type Deed = Readonly<{
  /** Hours after the order was made. */
  at: number
  by: Actor
  verb: Verb
  reason?: Reason
  /** At which end of the way: the point of the sender or of the receiver. */
  point?: 'from' | 'to'
  /** How the hand-over was proved; the code is the receiver's own. */
  proof?: 'code' | 'neighbour'
  /** What the scale says. */
  kg?: number
}>

type Place = Readonly<{
  region: number
  city: number
  street: string
  mahalla?: string
  landmark?: string
  entrance?: string
  floor?: string
  flat?: string
  intercom?: string
  latitude?: number
  longitude?: number
  pin_source?: 'found'
}>
export type Contact = Place & Readonly<{ name: string; phone: string }>

export type Story = Readonly<{
  owner: 'personal' | 'merchant'
  /** How long ago: days before today and the hour of Tashkent, or simply hours. */
  made: Readonly<{ day: number; hour: number }> | Readonly<{ hoursAgo: number }>
  to: keyof typeof receivers
  option?: DeliveryOption
  express?: true
  pay: PaymentType
  /** Price of the goods, collected from the receiver. */
  goods?: number
  kg: number
  what: string
  deeds: readonly Deed[]
}>

const personal: Contact = {
  name: 'Dilnoza Karimova',
  phone: '901000001',
  region: 14,
  city: 205,
  street: 'Bunyodkor koʻchasi, 12-uy, 4-xonadon',
  mahalla: 'Doʻstlik',
}
const merchant: Contact = {
  name: 'Margʻilon Atlas MCHJ',
  phone: '901000008',
  region: 12,
  city: 177,
  street: 'Mustaqillik koʻchasi, 84-uy',
  landmark: 'Ipak fabrikasi darvozasi',
}
export const senders = { personal, merchant }

const contact = (last: number, name: string, region: number, city: number, street: string): Contact => ({
  name,
  phone: String(901_000_100 + last),
  region,
  city,
  street,
})

export const receivers = {
  malika: {
    ...contact(1, 'Malika Yusupova', 12, 185, 'Al-Fargʻoniy koʻchasi, 31-uy'),
    mahalla: 'Yangi hayot',
  },
  otkir: contact(2, 'Oʻtkir Gʻaniyev', 8, 122, 'Registon koʻchasi, 7-uy, 15-xonadon'),
  berdaq: {
    ...contact(3, 'Berdaq Saparov', 1, 23, 'Doslik koʻchasi, 18-uy'),
    landmark: 'Savitskiy muzeyi orqasi',
  },
  shahnoza: contact(4, 'Shahnoza Ergasheva', 7, 100, 'Uychi koʻchasi, 5-uy'),
  kamola: contact(5, 'Kamola Yoʻldosheva', 6, 92, 'Gʻalaba shoh koʻchasi, 40-uy, 9-xonadon'),
  jamshid: contact(6, 'Jamshid Xoliqov', 14, 207, 'Amir Temur shoh koʻchasi, 107-uy'),
  feruza: contact(7, 'Feruza Matyoqubova', 13, 191, 'Al-Xorazmiy koʻchasi, 22-uy'),
  akmal: contact(8, 'Akmal Toʻrayev', 3, 47, 'Bahouddin Naqshband koʻchasi, 63-uy'),
  nodira: {
    ...contact(9, 'Nodira Saidova', 14, 205, 'Qatortol koʻchasi, 28-uy'),
    ...{ entrance: '3', floor: '4', flat: '51', intercom: '51K' },
    ...{ latitude: 41.2853, longitude: 69.2034, pin_source: 'found' },
  },
  sherzod: contact(10, 'Sherzod Aliyev', 2, 30, 'Navoiy shoh koʻchasi, 11-uy'),
  gayrat: contact(11, 'Gʻayrat Choriyev', 9, 135, 'At-Termiziy koʻchasi, 3-uy'),
  ogiloy: contact(12, 'Oʻgʻiloy Qodirova', 5, 77, 'Mustaqillik koʻchasi, 16-uy, 2-xonadon'),
} satisfies Record<string, Contact>
type ReceiverName = keyof typeof receivers
const receiverNames = Object.keys(receivers) as ReceiverName[]

const step = (at: number, by: Actor, verb: Verb, rest: Partial<Deed> = {}): Deed => ({
  at,
  by,
  verb,
  ...rest,
})

const fromBalance = [step(0.1, 'system', 'pay')]
const byCall = [step(0.1, 'owner', 'submit'), step(0.6, 'operator', 'confirm')]
const collected = [step(2, 'courier', 'accept'), step(4, 'courier', 'pick_up')]
const handedIn = [step(3, 'agent', 'drop_off', { point: 'from' })]
const stored = (at: number) => step(at, 'agent', 'store', { point: 'to' })
const handedOut = (at: number) => step(at, 'agent', 'hand_out', { proof: 'code' })
const delivered = (at: number) => step(at, 'courier', 'deliver', { proof: 'code' })
const leftNextDoor = (at: number) => step(at, 'courier', 'deliver', { proof: 'neighbour' })
const failed = (at: number, reason: Reason) => step(at, 'courier', 'fail_delivery', { reason })
const again = (at: number) => step(at, 'operator', 'redeliver')
const cancelled = (at: number) => step(at, 'owner', 'cancel')

const days = (day: number, hour: number) => ({ day, hour })

/** One of every state, as a person who sends now and then has them. */
const ofPersonal: readonly Omit<Story, 'owner'>[] = [
  {
    made: days(38, 10),
    to: 'otkir',
    pay: 'balance',
    kg: 0.8,
    what: 'Kitoblar',
    deeds: [...fromBalance, ...collected, delivered(51)],
  },
  {
    made: days(24, 12),
    to: 'malika',
    pay: 'cash',
    kg: 2.4,
    what: 'Qishki kurtka',
    deeds: [...byCall, ...collected, failed(27, 'nobody_home'), again(28), delivered(50)],
  },
  {
    made: days(17, 9),
    to: 'berdaq',
    option: 3,
    pay: 'balance',
    kg: 1.2,
    what: 'Dori-darmon',
    deeds: [...fromBalance, ...collected, stored(52), handedOut(77)],
  },
  {
    made: days(12, 14),
    to: 'kamola',
    pay: 'balance',
    kg: 0.5,
    what: 'Hujjatlar',
    deeds: [...fromBalance, cancelled(1)],
  },
  {
    made: days(9, 11),
    to: 'akmal',
    pay: 'balance',
    kg: 3.1,
    what: 'Choynak va piyolalar',
    deeds: [...fromBalance, ...collected],
  },
  {
    made: days(8, 16),
    to: 'feruza',
    pay: 'payme',
    kg: 1.6,
    what: 'Bolalar kiyimi',
    deeds: [step(168.1, 'system', 'expire')],
  },
  {
    made: days(6, 10),
    to: 'malika',
    pay: 'receiver',
    kg: 1.1,
    what: 'Qoʻlda toʻqilgan sharf',
    deeds: [...byCall, ...collected, failed(27, 'refused'), step(28, 'system', 'expire')],
  },
  {
    made: days(3, 10),
    to: 'jamshid',
    option: 1,
    pay: 'cash',
    kg: 0.9,
    what: 'Tugʻilgan kun sovgʻasi',
    deeds: [...byCall, ...handedIn, step(23, 'courier', 'pick_up'), stored(26)],
  },
  {
    made: days(1, 9),
    to: 'malika',
    express: true,
    pay: 'balance',
    kg: 0.6,
    what: 'Koʻzoynak',
    deeds: [...fromBalance, ...collected],
  },
  {
    made: { hoursAgo: 0.4 },
    to: 'otkir',
    pay: 'cash',
    kg: 1,
    what: 'Uzum va anor',
    deeds: [step(0.1, 'owner', 'submit')],
  },
  { made: { hoursAgo: 0.2 }, to: 'jamshid', pay: 'card', kg: 2, what: 'Poyabzal', deeds: [] },
]

/** What a shop has under way. */
const ofMerchantNow: readonly Omit<Story, 'owner'>[] = [
  {
    made: days(16, 10),
    to: 'gayrat',
    pay: 'receiver',
    goods: 320_000,
    kg: 1.4,
    what: 'Adras chopon',
    deeds: [
      ...byCall,
      ...collected,
      failed(49, 'phone_off'),
      again(50),
      failed(73, 'nobody_home'),
      again(74),
      failed(97, 'refused'),
      step(98, 'system', 'expire'),
    ],
  },
  {
    made: days(10, 11),
    to: 'shahnoza',
    pay: 'balance',
    goods: 180_000,
    kg: 0.7,
    what: 'Atlas roʻmol',
    deeds: [...fromBalance, ...collected, step(70, 'operator', 'write_off', { reason: 'lost' })],
  },
  {
    made: days(6, 12),
    to: 'ogiloy',
    pay: 'balance',
    kg: 1.1,
    what: 'Ipak sharf, 5 dona',
    deeds: [
      ...fromBalance,
      step(3, 'courier', 'accept'),
      step(5, 'courier', 'fail_pickup', { reason: 'another_day' }),
      step(24, 'courier', 'accept'),
      step(26, 'courier', 'pick_up'),
      stored(46),
      step(49, 'courier', 'pick_up'),
      failed(74, 'wrong_address'),
    ],
  },
  {
    made: days(2, 15),
    to: 'kamola',
    pay: 'receiver',
    goods: 450_000,
    kg: 2.2,
    what: 'Adras koʻrpacha',
    deeds: [...byCall, ...collected, failed(28, 'cash_not_ready')],
  },
  {
    made: days(2, 10),
    to: 'nodira',
    option: 3,
    pay: 'balance',
    goods: 240_000,
    kg: 0.8,
    what: 'Atlas koʻylak',
    deeds: [...fromBalance, ...collected, stored(24)],
  },
  {
    made: days(2, 9),
    to: 'feruza',
    pay: 'balance',
    goods: 210_000,
    kg: 0.9,
    what: 'Xonatlas mato, 4 m',
    deeds: [...fromBalance, ...collected],
  },
  {
    made: days(1, 12),
    to: 'jamshid',
    pay: 'balance',
    kg: 0.6,
    what: 'Doʻppi, 3 dona',
    deeds: [...fromBalance, step(1, 'courier', 'accept'), step(2, 'courier', 'pick_up'), leftNextDoor(8)],
  },
  {
    made: days(1, 11),
    to: 'otkir',
    option: 1,
    pay: 'balance',
    kg: 1.9,
    what: 'Adras matolar',
    deeds: [...fromBalance, step(3, 'operator', 'drop_off', { point: 'from' })],
  },
  {
    made: { hoursAgo: 5 },
    to: 'akmal',
    pay: 'cash',
    goods: 150_000,
    kg: 0.4,
    what: 'Ipak roʻmolcha',
    // The sender has a message with a link, and most of two hours to answer.
    deeds: [...byCall, step(2, 'courier', 'accept'), step(4.6, 'courier', 'reweigh', { kg: 1.4 })],
  },
  {
    made: days(1, 16),
    to: 'sherzod',
    pay: 'balance',
    kg: 1.3,
    what: 'Atlas galstuk, 10 dona',
    deeds: [...fromBalance],
  },
  {
    made: { hoursAgo: 3 },
    to: 'berdaq',
    pay: 'balance',
    goods: 390_000,
    kg: 2.6,
    what: 'Baxmal chopon',
    deeds: [...fromBalance],
  },
  {
    made: { hoursAgo: 1.2 },
    to: 'gayrat',
    pay: 'balance',
    kg: 0.5,
    what: 'Namuna matolar',
    deeds: [...fromBalance, cancelled(0.5)],
  },
  {
    made: { hoursAgo: 0.5 },
    to: 'malika',
    pay: 'receiver',
    goods: 275_000,
    kg: 0.9,
    what: 'Atlas koʻylak',
    deeds: [step(0.1, 'owner', 'submit')],
  },
  { made: { hoursAgo: 0.3 }, to: 'shahnoza', pay: 'click', kg: 1.5, what: 'Adras yostiq jildi', deeds: [] },
]

const goodsSold = [
  'Atlas koʻylak',
  'Adras chopon',
  'Ipak sharf',
  'Xonatlas mato, 3 m',
  'Doʻppi, 2 dona',
] as const

/** A month of a shop: every other day a parcel, delivered to the door or handed out at a point. */
const ofMerchantBefore: readonly Omit<Story, 'owner'>[] = Array.from({ length: 16 }, (_, index) => {
  const atPoint = index % 4 === 3
  return {
    made: days(6 + index * 2, 9 + (index % 7)),
    to: (atPoint ? undefined : receiverNames[(index * 5) % receiverNames.length]) ?? 'nodira',
    option: atPoint ? 3 : 2,
    pay: 'balance',
    goods: index % 3 === 0 ? 120_000 + index * 15_000 : 0,
    kg: 0.4 + (index % 5) * 0.5,
    what: goodsSold[index % goodsSold.length] ?? goodsSold[0],
    deeds: [...fromBalance, ...collected, ...(atPoint ? [stored(49), handedOut(55)] : [delivered(52)])],
  } as const
})

export const stories: readonly Story[] = [
  ...ofPersonal.map((story) => ({ owner: 'personal' as const, ...story })),
  ...[...ofMerchantBefore, ...ofMerchantNow].map((story) => ({ owner: 'merchant' as const, ...story })),
]
