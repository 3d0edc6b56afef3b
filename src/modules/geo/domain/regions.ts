import type { Point } from './distance.ts'

/** A name in the four languages of the site. */
export type Name = Readonly<{ uz: string; oz: string; ru: string; en: string }>

/** SPEC section 3. */
export const regionIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const
export type RegionId = (typeof regionIds)[number]

export type Region = Readonly<{
  id: RegionId
  name: Name
  /** What people say instead of a long official name. */
  short?: Name
  /** The town it is run from. */
  seat: Name
  /** Where that town lies. */
  centre: Point
}>

export const regions: readonly Region[] = [
  {
    id: 1,
    name: {
      uz: 'Qoraqalpogʻiston Respublikasi',
      oz: 'Қорақалпоғистон Республикаси',
      ru: 'Республика Каракалпакстан',
      en: 'Republic of Karakalpakstan',
    },
    short: { uz: 'Qoraqalpogʻiston', oz: 'Қорақалпоғистон', ru: 'Каракалпакстан', en: 'Karakalpakstan' },
    seat: { uz: 'Nukus', oz: 'Нукус', ru: 'Нукус', en: 'Nukus' },
    centre: { lat: 42.45306, lon: 59.61028 },
  },
  {
    id: 2,
    name: { uz: 'Andijon viloyati', oz: 'Андижон вилояти', ru: 'Андижанская область', en: 'Andijan Region' },
    seat: { uz: 'Andijon', oz: 'Андижон', ru: 'Андижан', en: 'Andijan' },
    centre: { lat: 40.78338, lon: 72.35067 },
  },
  {
    id: 3,
    name: { uz: 'Buxoro viloyati', oz: 'Бухоро вилояти', ru: 'Бухарская область', en: 'Bukhara Region' },
    seat: { uz: 'Buxoro', oz: 'Бухоро', ru: 'Бухара', en: 'Bukhara' },
    centre: { lat: 39.77186, lon: 64.4169 },
  },
  {
    id: 4,
    name: { uz: 'Jizzax viloyati', oz: 'Жиззах вилояти', ru: 'Джизакская область', en: 'Jizzakh Region' },
    seat: { uz: 'Jizzax', oz: 'Жиззах', ru: 'Джизак', en: 'Jizzakh' },
    centre: { lat: 40.13351, lon: 67.82956 },
  },
  {
    id: 5,
    name: {
      uz: 'Qashqadaryo viloyati',
      oz: 'Қашқадарё вилояти',
      ru: 'Кашкадарьинская область',
      en: 'Kashkadarya Region',
    },
    seat: { uz: 'Qarshi', oz: 'Қарши', ru: 'Карши', en: 'Karshi' },
    centre: { lat: 38.86056, lon: 65.78905 },
  },
  {
    id: 6,
    name: { uz: 'Navoiy viloyati', oz: 'Навоий вилояти', ru: 'Навоийская область', en: 'Navoiy Region' },
    seat: { uz: 'Navoiy', oz: 'Навоий', ru: 'Навои', en: 'Navoiy' },
    centre: { lat: 40.08444, lon: 65.37917 },
  },
  {
    id: 7,
    name: {
      uz: 'Namangan viloyati',
      oz: 'Наманган вилояти',
      ru: 'Наманганская область',
      en: 'Namangan Region',
    },
    seat: { uz: 'Namangan', oz: 'Наманган', ru: 'Наманган', en: 'Namangan' },
    centre: { lat: 40.9983, lon: 71.67257 },
  },
  {
    id: 8,
    name: {
      uz: 'Samarqand viloyati',
      oz: 'Самарқанд вилояти',
      ru: 'Самаркандская область',
      en: 'Samarkand Region',
    },
    seat: { uz: 'Samarqand', oz: 'Самарқанд', ru: 'Самарканд', en: 'Samarkand' },
    centre: { lat: 39.65417, lon: 66.95972 },
  },
  {
    id: 9,
    name: {
      uz: 'Surxondaryo viloyati',
      oz: 'Сурхондарё вилояти',
      ru: 'Сурхандарьинская область',
      en: 'Surkhandarya Region',
    },
    seat: { uz: 'Termiz', oz: 'Термиз', ru: 'Термез', en: 'Termez' },
    centre: { lat: 37.22417, lon: 67.27833 },
  },
  {
    id: 10,
    name: {
      uz: 'Sirdaryo viloyati',
      oz: 'Сирдарё вилояти',
      ru: 'Сырдарьинская область',
      en: 'Syrdarya Region',
    },
    seat: { uz: 'Guliston', oz: 'Гулистон', ru: 'Гулистан', en: 'Gulistan' },
    centre: { lat: 40.49536, lon: 68.77542 },
  },
  {
    id: 11,
    name: {
      uz: 'Toshkent viloyati',
      oz: 'Тошкент вилояти',
      ru: 'Ташкентская область',
      en: 'Tashkent Region',
    },
    seat: { uz: 'Nurafshon', oz: 'Нурафшон', ru: 'Нурафшон', en: 'Nurafshon' },
    centre: { lat: 41.0321, lon: 69.36253 },
  },
  {
    id: 12,
    name: { uz: 'Fargʻona viloyati', oz: 'Фарғона вилояти', ru: 'Ферганская область', en: 'Fergana Region' },
    seat: { uz: 'Fargʻona', oz: 'Фарғона', ru: 'Фергана', en: 'Fergana' },
    centre: { lat: 40.38421, lon: 71.78432 },
  },
  {
    id: 13,
    name: { uz: 'Xorazm viloyati', oz: 'Хоразм вилояти', ru: 'Хорезмская область', en: 'Khorezm Region' },
    seat: { uz: 'Urganch', oz: 'Урганч', ru: 'Ургенч', en: 'Urgench' },
    centre: { lat: 41.55177, lon: 60.63143 },
  },
  {
    id: 14,
    name: { uz: 'Toshkent shahri', oz: 'Тошкент шаҳри', ru: 'Город Ташкент', en: 'Tashkent City' },
    seat: { uz: 'Toshkent', oz: 'Тошкент', ru: 'Ташкент', en: 'Tashkent' },
    centre: { lat: 41.30383, lon: 69.26882 },
  },
]

/** How many districts and towns of district rank the regions have together (SPEC section 3). */
export const districtCount = 202

const byId: ReadonlyMap<number, Region> = new Map(regions.map((region) => [region.id, region]))

export function regionById(id: number): Region | undefined {
  return byId.get(id)
}
