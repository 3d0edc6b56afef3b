/** A parcel at the counter of the demo's agent. Invented people. */
export type CounterParcel = Readonly<{
  receiver: Readonly<{ name: string; phone: string }>
  what: string
  kg: number
  /** How many hours ago it came, or would have. */
  here: number
  /** Price of the goods, collected from the receiver. */
  goods?: number
  delegate?: Readonly<{ name: string; phone: string }>
  /** Its sender brings it to this counter: has done so, or is still to come. */
  isBrought?: 'already' | 'still'
  /** Still in the courier's bag. */
  isComing?: true
  isHandedOut?: true
}>

const day = 24
const who = (last: number, name: string) => ({ name, phone: String(901_000_300 + last) })

export const counterParcels: readonly CounterParcel[] = [
  { receiver: who(1, 'Jamshid Xoliqov'), what: 'Daftarlar, 20 dona', kg: 3.4, here: 7 * day - 5 },
  {
    receiver: who(2, 'Muhabbat Abdurahmonova'),
    what: 'Sakkizta kitob',
    kg: 2.1,
    here: 3 * day,
    goods: 240_000,
  },
  { receiver: who(2, 'Muhabbat Abdurahmonova'), what: 'Xatchoʻplar', kg: 0.3, here: 2 * day },
  {
    receiver: who(3, 'Toʻlqin Rasulov'),
    what: 'Lugʻat, ikki jild',
    kg: 2.6,
    here: day,
    delegate: { name: 'Sardor Rasulov', phone: '901000399' },
  },
  { receiver: who(4, 'Sevara Gʻulomova'), what: 'Rangli qalamlar', kg: 0.9, here: 6 },
  { receiver: who(5, 'Akmal Joʻrayev'), what: 'Shaxmat', kg: 1.7, here: 4, goods: 150_000 },
  {
    receiver: who(6, 'Zulfiya Normatova'),
    what: 'Oshpazlik kitobi',
    kg: 1.1,
    here: 3,
    goods: 185_000,
    isHandedOut: true,
  },
  { receiver: who(7, 'Farrux Olimov'), what: 'Atlas', kg: 1.8, here: 1, isComing: true },
  { receiver: who(8, 'Gulbahor Ismoilova'), what: 'Globus', kg: 2.2, here: 2, isBrought: 'already' },
  { receiver: who(9, 'Rustam Qobilov'), what: 'Sheʼrlar toʻplami', kg: 0.6, here: 1, isBrought: 'still' },
]
