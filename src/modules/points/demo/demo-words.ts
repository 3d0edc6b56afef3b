import type { Name } from '#modules/geo/index.ts'
import type { PlaceKind } from '../domain/point.ts'

/** "Samarqand, 12-punkt (namuna)": everybody sees that it is not a real one. */
export const demoName: Readonly<Record<PlaceKind, (place: Name, number: number) => Name>> = {
  point: ({ uz, oz, ru, en }, number) => ({
    uz: `${uz}, ${number}-punkt (namuna)`,
    oz: `${oz}, ${number}-пункт (намуна)`,
    ru: `${ru}, пункт ${number} (демо)`,
    en: `${en}, point ${number} (demo)`,
  }),
  locker: ({ uz, oz, ru, en }, number) => ({
    uz: `${uz}, ${number}-pochtomat (namuna)`,
    oz: `${oz}, ${number}-почтомат (намуна)`,
    ru: `${ru}, постамат ${number} (демо)`,
    en: `${en}, locker ${number} (demo)`,
  }),
  mailbox: ({ uz, oz, ru, en }, number) => ({
    uz: `${uz}, ${number}-pochta qutisi (namuna)`,
    oz: `${oz}, ${number}-почта қутиси (намуна)`,
    ru: `${ru}, почтовый ящик ${number} (демо)`,
    en: `${en}, mailbox ${number} (demo)`,
  }),
  depot: ({ uz, oz, ru, en }, number) => ({
    uz: `${uz}, ${number}-ombor (namuna)`,
    oz: `${oz}, ${number}-омбор (намуна)`,
    ru: `${ru}, склад ${number} (демо)`,
    en: `${en}, depot ${number} (demo)`,
  }),
}

/** Streets that most towns have. In Russian the name stands in the case that follows "улица". */
export const streets: readonly Name[] = [
  { uz: 'Navoiy', oz: 'Навоий', ru: 'Навои', en: 'Navoiy' },
  { uz: 'Amir Temur', oz: 'Амир Темур', ru: 'Амира Темура', en: 'Amir Temur' },
  { uz: 'Mustaqillik', oz: 'Мустақиллик', ru: 'Мустакиллик', en: 'Mustaqillik' },
  { uz: 'Doʻstlik', oz: 'Дўстлик', ru: 'Дустлик', en: 'Dustlik' },
  { uz: 'Ibn Sino', oz: 'Ибн Сино', ru: 'Ибн Сины', en: 'Ibn Sino' },
  { uz: 'Bobur', oz: 'Бобур', ru: 'Бабура', en: 'Bobur' },
  { uz: 'Beruniy', oz: 'Беруний', ru: 'Беруни', en: 'Beruniy' },
  { uz: 'Istiqlol', oz: 'Истиқлол', ru: 'Истиклол', en: 'Istiqlol' },
  { uz: 'Furqat', oz: 'Фурқат', ru: 'Фурката', en: 'Furqat' },
  { uz: 'Mirzo Ulugʻbek', oz: 'Мирзо Улуғбек', ru: 'Мирзо Улугбека', en: 'Mirzo Ulugbek' },
  { uz: 'Al-Xorazmiy', oz: 'Ал-Хоразмий', ru: 'Аль-Хорезми', en: 'Al-Khwarizmi' },
  { uz: 'Tinchlik', oz: 'Тинчлик', ru: 'Тинчлик', en: 'Tinchlik' },
  { uz: 'Yoshlik', oz: 'Ёшлик', ru: 'Ёшлик', en: 'Yoshlik' },
  { uz: 'Bogʻishamol', oz: 'Боғишамол', ru: 'Богишамол', en: 'Bogishamol' },
]

export const demoAddress = ({ uz, oz, ru, en }: Name, house: number): Name => ({
  uz: `${uz} koʻchasi, ${house}-uy`,
  oz: `${oz} кўчаси, ${house}-уй`,
  ru: `улица ${ru}, дом ${house}`,
  en: `${house} ${en} Street`,
})

/** As people write a landmark: the thing itself. A number from 1 to 40 where it has one. */
export const landmarks: readonly ((number: number) => Name)[] = [
  () => ({ uz: 'Dehqon bozori', oz: 'Деҳқон бозори', ru: 'Дехканский рынок', en: 'Farmers’ market' }),
  (number) => ({
    uz: `${number}-maktab`,
    oz: `${number}-мактаб`,
    ru: `Школа № ${number}`,
    en: `School ${number}`,
  }),
  () => ({ uz: 'Avtovokzal', oz: 'Автовокзал', ru: 'Автовокзал', en: 'Bus station' }),
  () => ({
    uz: 'Markaziy dorixona',
    oz: 'Марказий дорихона',
    ru: 'Центральная аптека',
    en: 'Central pharmacy',
  }),
  () => ({ uz: 'Hokimiyat binosi', oz: 'Ҳокимият биноси', ru: 'Здание хокимията', en: 'Town hall' }),
  (number) => ({
    uz: `${number}-bogʻcha`,
    oz: `${number}-боғча`,
    ru: `Детский сад № ${number}`,
    en: `Kindergarten ${number}`,
  }),
  () => ({ uz: 'Choyxona', oz: 'Чойхона', ru: 'Чайхана', en: 'Teahouse' }),
  () => ({ uz: 'Toʻyxona', oz: 'Тўйхона', ru: 'Тойхана', en: 'Wedding hall' }),
]
