import type { Contact } from './demo-stories.ts'

/*
 * A courier's day in Chilonzor, as the app shows it in the demo: doors with pins, money to take, a wish of a receiver, a locker or
 * point to bring things to, a sender to fetch from. Invented people.
 */

export type DayStop = Readonly<{
  receiver: Omit<Contact, 'region' | 'city'>
  what: string
  kg: number
  hours: '09:00-12:00' | '12:00-15:00' | '15:00-18:00' | '18:00-21:00'
  /** Price of the goods, collected from the receiver. */
  goods?: number
  /** Goes to a point of the district instead of the door. */
  toPoint?: true
  /** Still with the sender: the courier fetches it. */
  toFetch?: true
  /** An attempt in vain, yesterday. */
  failedOnce?: true
  /** May lie there when nobody opens. */
  safePlace?: string
}>

const at = (latitude: number, longitude: number) => ({ latitude, longitude, pin_source: 'found' as const })
const who = (last: number, name: string) => ({ name, phone: String(901_000_200 + last) })

export const dayStops: readonly DayStop[] = [
  {
    receiver: {
      ...who(1, 'Malika Yusupova'),
      street: 'Bunyodkor koʻchasi, 42-uy',
      landmark: '45-maktab orqasi',
      entrance: '2',
      floor: '5',
      flat: '18',
      intercom: '18K',
      ...at(41.28534, 69.20418),
    },
    what: 'Kitoblar, 6 dona',
    kg: 2.8,
    hours: '12:00-15:00',
    goods: 185_000,
  },
  {
    receiver: {
      ...who(2, 'Sardor Aliyev'),
      street: 'Qatortol koʻchasi, 7-uy',
      flat: '3',
      ...at(41.27915, 69.20962),
    },
    what: 'Darsliklar',
    kg: 4.1,
    hours: '12:00-15:00',
  },
  {
    receiver: {
      ...who(3, 'Zarina Qodirova'),
      street: 'Lutfiy koʻchasi, 3-uy',
      flat: '41',
      ...at(41.28712, 69.19156),
    },
    what: 'Bolalar ensiklopediyasi',
    kg: 1.6,
    hours: '15:00-18:00',
    goods: 320_000,
  },
  {
    receiver: {
      ...who(4, 'Nodira Abduqodirova'),
      street: 'Gagarin koʻchasi, 15-uy',
      ...at(41.29133, 69.21477),
    },
    what: 'Roman va hikoyalar',
    kg: 0.9,
    hours: '12:00-15:00',
    goods: 94_000,
    failedOnce: true,
  },
  {
    receiver: {
      ...who(5, 'Muhabbatxon Abdurahmonova'),
      street: 'Arnasoy koʻchasi, 21-uy',
      landmark: 'Dorixona yonidagi darvoza',
      ...at(41.27326, 69.19871),
    },
    what: 'Lugʻat',
    kg: 1.2,
    hours: '15:00-18:00',
    safePlace: 'Darvoza ichidagi stol ustida',
  },
  {
    receiver: {
      ...who(6, 'Jamshid Karimov'),
      street: 'Mirzo Ulugʻbek koʻchasi, 28-uy',
      flat: '12',
      ...at(41.28024, 69.18745),
    },
    what: 'Xaritalar',
    kg: 0.4,
    hours: '15:00-18:00',
  },
  {
    receiver: { ...who(7, 'Olim Rashidov'), street: 'Muqimiy koʻchasi, 88-uy', ...at(41.28962, 69.22314) },
    what: 'Daftarlar',
    kg: 6.5,
    hours: '15:00-18:00',
    toPoint: true,
  },
  {
    receiver: {
      ...who(8, 'Gulnora Saidova'),
      street: 'Beshqayragʻoch koʻchasi, 4-uy',
      entrance: '1',
      floor: '2',
      flat: '7',
      ...at(41.29478, 69.19822),
    },
    what: 'Oshxona kitobi',
    kg: 0.8,
    hours: '18:00-21:00',
    goods: 76_000,
  },
  {
    receiver: {
      ...who(9, 'Bekzod Tursunov'),
      street: 'Choʻpon ota koʻchasi, 33-uy',
      ...at(41.27684, 69.21643),
    },
    what: 'Jurnallar',
    kg: 1.1,
    hours: '18:00-21:00',
  },
  {
    receiver: {
      ...who(10, 'Dilfuza Nazarova'),
      street: 'Katta Xirmontepa koʻchasi, 9-uy',
      ...at(41.30127, 69.21038),
    },
    what: 'Nota daftari',
    kg: 0.3,
    hours: '18:00-21:00',
    toFetch: true,
  },
]
