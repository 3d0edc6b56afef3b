import type { Draws } from '#kernel/drawn.ts'

/* Invented receivers: names and streets in the scripts in which people write them, and what is sent to them. */

type Script = 'latin' | 'cyrillic' | 'russian' | 'other'

const first: Readonly<Record<Script, readonly string[]>> = {
  latin: [
    'Abbos Karimov',
    'Barchinoy Tursunova',
    'Gʻayratjon Olimov',
    'Dilshod Ahmedov',
    'Zebiniso Rahimova',
    'Jamoliddin Usmonov',
    'Kumush Qoʻchqorova',
    'Muzaffar Oripov',
    'Nasiba Sultonova',
    'Orzigul Xudoyorova',
    'Oʻgʻiloy Madrahimova',
    'Pahlavon Matkarimov',
    'Robiya Yoʻldosheva',
    'Sarvinoz Gʻofurova',
    'Toʻlqin Shodmonov',
    'Umida Ibragimova',
    'Xurshid Latipov',
    'Shohruh Toirov',
    'Yulduz Baxtiyorova',
    'Islomjon Choriyev',
  ],
  cyrillic: [
    'Ғулом Ҳакимов',
    'Ойгул Раҳматова',
    'Шуҳрат Қўзиев',
    'Ўктам Норматов',
    'Дилором Эшонқулова',
    'Ҳамида Юнусова',
    'Жўрабек Саидов',
    'Муҳайё Тожибоева',
  ],
  russian: [
    'Екатерина Лебедева',
    'Сергей Цой',
    'Людмила Фёдорова',
    'Артём Шевченко',
    'Римма Хакимова',
    'Виктор Тен',
  ],
  other: ['Gulnara Reymova', 'Jonathan Reed', 'Aysultan Nurlibayev', 'Michael Park'],
}

const streets: Readonly<Record<Script, readonly string[]>> = {
  latin: [
    'Amir Temur koʻchasi',
    'Alisher Navoiy koʻchasi',
    'Mustaqillik shoh koʻchasi',
    'Bobur koʻchasi',
    'Gʻafur Gʻulom koʻchasi',
    'Oybek koʻchasi',
    'Paxtakor koʻchasi',
    'Yangi hayot koʻchasi',
  ],
  cyrillic: ['Ибн Сино кўчаси', 'Бунёдкор кўчаси', 'Ўзбекистон овози кўчаси', 'Тинчлик кўчаси'],
  russian: ['ул. Навои', 'ул. Шота Руставели', 'ул. Мирзо Улугбека', 'массив Юнусабад-4'],
  other: ['Doslik koʻchasi', 'Berdaq koʻchasi'],
}

const landmarks: Readonly<Record<Script, readonly string[]>> = {
  latin: ['Maktab roʻparasida', 'Bozor darvozasi yonida', 'Bekat orqasidagi uy'],
  cyrillic: ['Мактаб рўпарасида', 'Дорихона ёнида'],
  russian: ['рядом с аптекой', 'напротив школы'],
  other: ['Mektep qasında'],
}

/** As often as they stand here. */
const scripts: readonly Script[] = [
  ...(['latin', 'latin', 'latin', 'latin', 'latin', 'latin'] as const),
  ...(['cyrillic', 'cyrillic', 'russian', 'other'] as const),
]

export type Somebody = Readonly<{ name: string; phone: string; street: string; landmark?: string }>

/** One of a few hundred people. */
export function drawSomebody(draws: Draws): Somebody {
  const script = draws.pick(scripts)
  const name = draws.pick(first[script])
  const place = Object.values(first).flat().indexOf(name)
  const house = draws.between(1, 160)
  const flat = draws.between(0, 3) === 0 ? draws.between(1, 90) : undefined
  const isRussian = script === 'russian'
  const door = isRussian ? `д. ${house}` : script === 'cyrillic' ? `${house}-уй` : `${house}-uy`
  const within =
    flat === undefined
      ? ''
      : isRussian
        ? `, кв. ${flat}`
        : script === 'cyrillic'
          ? `, ${flat}-хонадон`
          : `, ${flat}-xonadon`
  return {
    name,
    phone: String(901_001_000 + place * 10 + (house % 10)),
    street: `${draws.pick(streets[script])}, ${door}${within}`,
    ...(draws.between(0, 4) === 0 ? { landmark: draws.pick(landmarks[script]) } : {}),
  }
}

/** What the two shops sell, and what people send each other. */
export const goodsOf: Readonly<Record<'books' | 'tea' | 'people', readonly string[]>> = {
  books: [
    'Badiiy kitoblar, 3 dona',
    'Ingliz tili darsligi',
    'Bolalar ertaklari',
    'Matematika toʻplami',
    'Daftar va ruchkalar',
    'Oshpazlik kitobi',
    'Tarix atlasi',
  ],
  tea: [
    'Koʻk choy, 1 kg',
    'Choy sovgʻa qutisi',
    'Novvot va parvarda',
    'Samarqand holvasi',
    'Quruq mevalar',
    'Piyola va choynak',
  ],
  people: [
    'Bolalar kiyimi',
    'Документы',
    'Doʻppi va belbogʻ',
    'Қишки пальто',
    'Telefon gʻilofi',
    'Подарок',
    'Ortopedik poyabzal',
    'Запчасти',
    'Шифобахш ўтлар',
    'Qoʻlda tikilgan yostiq',
    'Painting tools',
    'Noutbuk sumkasi',
  ],
}
