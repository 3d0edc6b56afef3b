/** A name in the four languages of the site. */
export type Name = Readonly<{ uz: string; oz: string; ru: string; en: string }>

export type Region = Readonly<{
  /** SPEC section 3: 1 to 14. */
  id: number
  name: Name
  /** What people say instead of a long official name. */
  short?: Name
  /** The town it is run from. */
  seat: Name
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
  },
  {
    id: 2,
    name: { uz: 'Andijon viloyati', oz: 'Андижон вилояти', ru: 'Андижанская область', en: 'Andijan Region' },
    seat: { uz: 'Andijon', oz: 'Андижон', ru: 'Андижан', en: 'Andijan' },
  },
  {
    id: 3,
    name: { uz: 'Buxoro viloyati', oz: 'Бухоро вилояти', ru: 'Бухарская область', en: 'Bukhara Region' },
    seat: { uz: 'Buxoro', oz: 'Бухоро', ru: 'Бухара', en: 'Bukhara' },
  },
  {
    id: 4,
    name: { uz: 'Jizzax viloyati', oz: 'Жиззах вилояти', ru: 'Джизакская область', en: 'Jizzakh Region' },
    seat: { uz: 'Jizzax', oz: 'Жиззах', ru: 'Джизак', en: 'Jizzakh' },
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
  },
  {
    id: 6,
    name: { uz: 'Navoiy viloyati', oz: 'Навоий вилояти', ru: 'Навоийская область', en: 'Navoiy Region' },
    seat: { uz: 'Navoiy', oz: 'Навоий', ru: 'Навои', en: 'Navoiy' },
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
  },
  {
    id: 12,
    name: { uz: 'Fargʻona viloyati', oz: 'Фарғона вилояти', ru: 'Ферганская область', en: 'Fergana Region' },
    seat: { uz: 'Fargʻona', oz: 'Фарғона', ru: 'Фергана', en: 'Fergana' },
  },
  {
    id: 13,
    name: { uz: 'Xorazm viloyati', oz: 'Хоразм вилояти', ru: 'Хорезмская область', en: 'Khorezm Region' },
    seat: { uz: 'Urganch', oz: 'Урганч', ru: 'Ургенч', en: 'Urgench' },
  },
  {
    id: 14,
    name: { uz: 'Toshkent shahri', oz: 'Тошкент шаҳри', ru: 'Город Ташкент', en: 'Tashkent City' },
    seat: { uz: 'Toshkent', oz: 'Тошкент', ru: 'Ташкент', en: 'Tashkent' },
  },
]

/** How many districts and towns of district rank the regions have together (SPEC section 3). */
export const districtCount = 202
