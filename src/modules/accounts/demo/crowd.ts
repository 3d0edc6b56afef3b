import type { PersonType, Role } from '../domain/person.ts'

/*
 * Everybody else of the demo: who sends parcels, and who carries, stores and hands them out in every region. Invented people.
 */

type Locale = 'uz' | 'oz' | 'ru' | 'en'
export type CrowdCustomer = Readonly<{
  phone: string
  fullName: string
  type: PersonType
  locale: Locale
  /** Where they send from. */
  region: number
  company?: string
  stir?: string
}>
export type CrowdStaff = Readonly<{
  phone: string
  fullName: string
  role: Extract<Role, 'courier' | 'agent'>
  region: number
  /** `spare`: an agent without a point; `blocked`: may not sign in any more. */
  at: 'road' | 'counter' | 'depot' | 'spare' | 'blocked'
}>

const customer = (last: number, fullName: string, locale: Locale, region: number): CrowdCustomer => ({
  phone: String(901_000_400 + last),
  fullName,
  type: 1,
  locale,
  region,
})

export const crowdCustomers: readonly CrowdCustomer[] = [
  {
    phone: '901000400',
    fullName: 'Samarqand Choy MCHJ',
    type: 8,
    locale: 'uz',
    region: 8,
    company: 'Samarqand Choy MCHJ',
    stir: '303456789',
  },
  customer(1, 'Zuhra Nematova', 'uz', 14),
  customer(2, 'Ирина Соколова', 'ru', 14),
  customer(3, 'Шерзод Маҳмудов', 'oz', 14),
  customer(4, 'Temur Qosimov', 'uz', 14),
  customer(5, 'Emily Carter', 'en', 14),
  customer(6, 'Gʻolib Oʻrinov', 'uz', 8),
  customer(7, 'Маликахон Эргашева', 'oz', 12),
  customer(8, 'Bibigul Allambergenova', 'uz', 1),
  customer(9, 'Андрей Ким', 'ru', 11),
  customer(10, 'Oydin Xudoyberdiyeva', 'uz', 3),
  customer(11, 'Lochinbek Rustamov', 'uz', 2),
  customer(12, 'Светлана Пак', 'ru', 14),
  customer(13, 'Қобил Нурматов', 'oz', 5),
  customer(14, 'Shirin Bekmurodova', 'uz', 7),
  customer(15, 'Ravshan Jumaniyozov', 'uz', 13),
  customer(16, 'Мафтуна Тошпўлатова', 'oz', 9),
  customer(17, 'Hulkar Egamberdiyeva', 'uz', 6),
  customer(18, 'Наталья Громова', 'ru', 8),
  customer(19, 'Sanjarbek Mirzayev', 'uz', 4),
  customer(20, 'Doniyor Hasanov', 'uz', 10),
]

const men = [
  'Aziz',
  'Bobur',
  'Davron',
  'Elyor',
  'Farhod',
  'Gʻanisher',
  'Husan',
  'Islom',
  'Jahongir',
  'Kamol',
  'Laziz',
  'Mansur',
  'Nodir',
  'Oybek',
  'Parviz',
  'Qahramon',
] as const
const women = [
  'Adolat',
  'Barno',
  'Charos',
  'Dilrabo',
  'Feruza',
  'Gavhar',
  'Hilola',
  'Iroda',
  'Komila',
  'Lola',
  'Mohira',
  'Nigora',
  'Ozoda',
  'Saodat',
] as const
const families = [
  'Rahmonov',
  'Toshmatov',
  'Abdullayev',
  'Ismoilov',
  'Hamidov',
  'Sobirov',
  'Yuldoshev',
  'Nazarov',
  'Qodirov',
  'Umarov',
  'Jalilov',
  'Sharipov',
  'Boboyev',
  'Xolmurodov',
  'Mamatov',
] as const

const regions = Array.from({ length: 14 }, (_, index) => index + 1)
const capital = 14
/** The capital has three couriers, every other region one. */
const onTheRoad = [...regions, capital, capital]

const nameOf = (first: readonly string[], index: number, ending: '' | 'a') =>
  `${first[index % first.length]} ${families[(index * 7) % families.length]}${ending}`

export const crowdStaff: readonly CrowdStaff[] = [
  ...onTheRoad.map((region, index) => ({
    phone: String(901_000_501 + index),
    fullName: nameOf(men, index, ''),
    role: 'courier' as const,
    region,
    at: 'road' as const,
  })),
  ...regions.map((region, index) => ({
    phone: String(901_000_541 + index),
    fullName: nameOf(women, index, 'a'),
    role: 'agent' as const,
    region,
    at: 'counter' as const,
  })),
  ...regions.map((region, index) => ({
    phone: String(901_000_561 + index),
    fullName: nameOf(men, index + 5, ''),
    role: 'agent' as const,
    region,
    at: 'depot' as const,
  })),
  { phone: '901000581', fullName: 'Sevara Aliyeva', role: 'agent', region: capital, at: 'spare' },
  { phone: '901000582', fullName: 'Rustam Ergashev', role: 'agent', region: capital, at: 'blocked' },
]
