import type { ColumnField } from '../fields.ts'
import { foldWords } from '../fold-text.ts'

/** What a header is about, whoever it is about. */
const told = {
  name: `ism|ismi|ism familiya|ism sharifi|ism sharif|isim|familiya|familiyasi|fio|f.i.sh|f.i.o|fish|fi|исм|исми|фамилия|отчество|имя|фио|ф.и.о|имя фамилия|
    name|full name|first name|last name|surname|xaridor ismi|to'liq ismi|toʻliq ism|исм фамилия|имя клиента|имя покупателя`,
  phone: `telefon|tel|telefon raqami|telefoni|tel raqam|tel raqami|tel nomer|telefon nomeri|nomer|nomeri|raqam|raqami|aloqa|телефон|тел|номер телефона|номер тел|номер|
    моб|мобильный|мобильный телефон|контакт|контакты|контактный телефон|телефон рақами|рақами|phone|phone number|mobile|mobile phone|contact|kontakt|tel no|cell`,
  phone2: `telefon 2|tel 2|2 telefon|2 tel|qoʻshimcha telefon|ikkinchi telefon|qoʻshimcha tel|телефон 2|тел 2|2 телефон|дополнительный телефон|доп телефон|доп тел|второй телефон|
    доп номер|запасной телефон|phone 2|second phone|additional phone|other phone|alternative phone|қўшимча телефон|иккинчи телефон`,
  region: `viloyat|viloyati|vil|hudud|viloyat nomi|вилоят|вилояти|область|обл|регион|region|oblast|province|state|ҳудуд`,
  city: `tuman|tumani|shahar|shahri|tuman yoki shahar|shahar yoki tuman|tuman shahar|shahar tuman|туман|шаҳар|туман ёки шаҳар|город|район|город или район|город район|район город|
    р-н|населенный пункт|населённый пункт|city|district|town|city or district|gorod|rayon|qayerga|куда|куда доставить|qaysi shahar`,
  street: `koʻcha|koʻchasi|koʻcha uy|uy|uy raqami|dom|xonadon|kvartira|mahalla|mfy|кўча|уй|кўча уй|маҳалла|хонадон|улица|ул|дом|кв|квартира|улица дом|улица и дом|
    улица дом квартира|дом квартира|махалля|street|house|street and house|apartment|flat|ulitsa|koʻcha va uy|кўча ва уй|koʻchasi va uyi`,
  address: `manzil|manzili|toʻliq manzil|yetkazish manzili|yashash manzili|manzil toʻliq|манзил|манзили|тўлиқ манзил|адрес|адрес доставки|полный адрес|address|delivery address|
    full address|shipping address|adres|joylashuv|lokatsiya|qayerga yetkazish|адресс|адрес клиента`,
  landmark: `moʻljal|moʻljali|moʻljal nomi|orientir|мўлжал|ориентир|landmark|near`,
  point: `punkt|olib ketish punkti|пункт|пункт выдачи|пвз|постамат|point|pickup point|pick up point|locker|pvz|олиб кетиш пункти`,
  dropOff: `topshirish punkti|qabul punkti|топшириш пункти|пункт приёма|пункт приема|пункт сдачи|drop off point`,
  description: `tovar|tovar nomi|mahsulot|mahsulot nomi|nima|nimaligi|posilka ichida|ichidagi narsa|tavsif|posilka|товар|товары|наименование|наименование товара|название|название товара|описание|
    вложение|содержимое|позиции|что внутри|заказ|номенклатура|маҳсулот|маҳсулот номи|тавсиф|нима|item|items|product|products|description|contents|goods|product name|tovarlar|nomi|buyurtma tarkibi|состав заказа`,
  weight: `vazn|vazni|ogʻirlik|ogʻirligi|kg|vazn kg|ogʻirlik kg|вазн|оғирлик|оғирлиги|вес|вес кг|масса|кг|weight|weight kg|ves|вес посылки|brutto|брутто`,
  length: `uzunlik|uzunligi|boʻyi|boʻyi sm|uzunlik sm|узунлик|узунлиги|бўйи|длина|длина см|length|length cm|dlina`,
  width: `kenglik|kengligi|eni|eni sm|kenglik sm|эни|кенглик|кенглиги|ширина|ширина см|width|width cm|shirina`,
  height: `balandlik|balandligi|balandlik sm|boʻyi balandligi|баландлик|баландлиги|высота|высота см|height|height cm|vysota`,
  sides: `oʻlcham|oʻlchami|oʻlchamlari|hajmi|ўлчам|ўлчами|ўлчамлари|размер|размеры|габариты|габарит|размер см|дхшхв|д ш в|dimensions|size|sizes|dimension|lxwxh|l w h|gabarit`,
  product_fee: `tovar puli|сумма за товар|за товар|деньги за товар|tovar summasi|toʻlov|toʻlov summasi|olinadigan pul|olinadigan summa|summa|naqd|naqd pul|naloj|nalojka|pul|yigʻiladigan summa|нал|наложка|наложенный платеж|наложенный платёж|сумма|
    сумма заказа|сумма к оплате|к оплате|сумма наложки|оплата|оплата при получении|стоимость заказа|итого|итого к оплате|нақд|тўлов|пули|товар пули|сумма сум|summa soʻm|cod|cod amount|cash on delivery|amount|total|
    to pay|amount to collect|product fee|order total`,
  price: `narx|narxi|нарх|нархи|цена|price|цена товара|стоимость|стоимость товара`,
  parcel_value: `qiymat|qiymati|posilka qiymati|baholangan qiymat|baholangan narx|қиймати|қиймат|ценность|ценность посылки|объявленная ценность|объявленная стоимость|оценочная стоимость|страховая сумма|оценка|
    declared value|parcel value|value|insured value|insurance value`,
  delivery_option: `yetkazish usuli|yetkazib berish usuli|olish usuli|joʻnatish usuli|етказиш усули|способ доставки|вариант доставки|доставка|delivery option|delivery method|shipping method|delivery|qayerdan qayerga|етказиш`,
  delivery_type: `yetkazish turi|tezlik|tarif|xizmat turi|joʻnatish turi|етказиш тури|тип доставки|вид доставки|тариф|скорость|срочность|delivery type|service level|speed|shipping type|тури`,
  services: `xizmat|xizmatlar|qoʻshimcha xizmat|qoʻshimcha xizmatlar|хизматлар|қўшимча хизматлар|услуга|услуги|доп услуги|дополнительные услуги|service|services|extra services|extras|additional services`,
  comment: `izoh|eslatma|qoʻshimcha|qoʻshimcha maʼlumot|kuryerga|kuryerga izoh|изоҳ|эслатма|комментарий|комментарии|коммент|примечание|примечания|заметка|заметки|прим|доп информация|пожелания|comment|comments|note|notes|
    remark|remarks|instructions|комментарий курьеру|комментарий к заказу`,
  external_id: `buyurtma raqami|buyurtma|buyurtma id|zakaz raqami|zakaz nomeri|zakaz|id|kod|kodi|буюртма рақами|номер заказа|номер заявки|заказ номер|код заказа|код|ид|артикул заказа|внешний номер|
    order id|order number|order no|order|reference|ref|external id|number of order|заказ id|id заказа|raqami buyurtma|sizning raqamingiz|ваш номер|your number|posilka raqami`,
  ignored: `t r|т р|tr|no|n|п п|пп|nn|sana|sanasi|vaqt|vaqti|сана|вақт|дата|дата заказа|дата создания|время|date|time|created|created at|status|holat|holati|статус|ҳолат|manager|menejer|менеджер|operator|оператор|
    instagram|telegram|username|user|source|manba|источник|канал|skidka|chegirma|скидка|discount|soni|dona|miqdor|miqdori|сони|количество|кол во|кол|шт|quantity|qty|count|email|почта|index|indeks|индекс|почтовый индекс|
    country|davlat|страна|currency|валюта|yosh|возраст|kuryer|курьер|courier|tashkilot|компания|company|оплачено|paid|tolangan|toʻlangan|
    nima xato|что не так|what is wrong`,
} as const
export type Told = keyof typeof told

export type Phrase = Readonly<{ told: Told; words: readonly string[]; letters: number }>

/** A header is read as it stands and letter by letter: "Ф.И.О." is фио. */
export const wordsOfHeader = (header: string) =>
  foldWords(
    header
      .slice(0, longestHeader)
      .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
      .replace(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
      .replace(/(?<!\p{L})(\p{L})\.\s?(\p{L})\.\s?(\p{L}{1,2})(?!\p{L})/gu, '$1$2$3')
      .replace(/(?<!\p{L})р-н(?!\p{L})/giu, 'район'),
  )
const longestHeader = 120

export const phrases: readonly Phrase[] = Object.entries(told).flatMap(([about, list]) =>
  list.split('|').map((phrase) => {
    const words = wordsOfHeader(phrase.trim())
    return { told: about as Told, words, letters: words.join('').length }
  }),
)

const sides = {
  receiver: `oluvchi|oluvchining|qabul|qiluvchi|qiluvchining|mijoz|mijozning|xaridor|xaridorning|klient|kimga|олувчи|олувчининг|мижоз|харидор|получатель|получателя|клиент|клиента|покупатель|покупателя|
    заказчик|заказчика|кому|receiver|recipient|customer|client|buyer|consignee|to|receivers|recipients|customers|shipping`,
  sender: `yuboruvchi|yuboruvchining|joʻnatuvchi|joʻnatuvchining|kimdan|qayerdan|doʻkon|doʻkonning|жўнатувчи|жўнатувчининг|юборувчи|отправитель|отправителя|продавец|продавца|откуда|магазин|магазина|
    sender|senders|from|shop|seller`,
} as const
export type Side = keyof typeof sides

const sideOf: ReadonlyMap<string, Side> = new Map(
  (['receiver', 'sender'] as const).flatMap((side) =>
    sides[side].split('|').flatMap((word) => foldWords(word).map((folded) => [folded, side] as const)),
  ),
)
export const sideSaid = (word: string): Side | undefined => sideOf.get(word)

/** Whom a header speaks of, if it says so. */
export const sideIn = (header: string): Side | undefined => wordsOfHeader(header).map(sideSaid).find(Boolean)

const placed: Partial<Record<Told, Readonly<Record<Side, ColumnField | null>>>> = {
  name: { receiver: 'receiver_name', sender: 'sender_name' },
  phone: { receiver: 'receiver_phone', sender: 'sender_phone' },
  phone2: { receiver: 'receiver_phone_2', sender: null },
  region: { receiver: 'to_region', sender: 'from_region' },
  city: { receiver: 'to_city', sender: 'from_city' },
  street: { receiver: 'to_street', sender: 'from_street' },
  address: { receiver: 'to_address', sender: 'from_address' },
  landmark: { receiver: 'to_landmark', sender: null },
  point: { receiver: 'to_point', sender: 'from_point' },
  dropOff: { receiver: 'from_point', sender: 'from_point' },
}

/** Unless a header says otherwise it speaks of the receiver. */
export function fieldFor(about: Told, side: Side | undefined): ColumnField | null {
  if (about === 'ignored') return null
  if (about === 'price') return 'product_fee'
  const both = placed[about]
  return both ? both[side ?? 'receiver'] : (about as ColumnField)
}
