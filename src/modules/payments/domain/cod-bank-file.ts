export type BankOrder = Readonly<{
  number: string
  amount: number
  holder: string
  mfo: string
  account: string
  purpose: string
}>

export type Payer = Readonly<{ holder: string; mfo: string; account: string; stir: string }>

export const bankFormats = ['csv', 'txt'] as const
export type BankFormat = (typeof bankFormats)[number]
export const bankFileTypes = {
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=windows-1251',
} as const satisfies Record<BankFormat, string>

const day = (date: string) => date.split('-').reverse().join('.')

/** One payment order a row; `date` is a day in Tashkent. Column names are what banks here call them. */
export function bankRows(payer: Payer, orders: readonly BankOrder[], date: string) {
  const head = [
    'Number',
    'Date',
    'Payer',
    'Payer STIR',
    'Payer MFO',
    'Payer account',
    'Receiver',
    'Receiver MFO',
    'Receiver account',
    'Amount',
    'Purpose',
  ]
  const rows = orders.map(({ number, holder, mfo, account, amount, purpose }) => [
    number,
    day(date),
    payer.holder,
    payer.stir,
    payer.mfo,
    payer.account,
    holder,
    mfo,
    account,
    amount,
    purpose,
  ])
  return [head, ...rows]
}

/** A value ends with its line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The exchange format of 1C and client banks: a section a payment order. */
export function bankText(payer: Payer, orders: readonly BankOrder[], date: string): string {
  const sections = orders.flatMap(({ number, holder, mfo, account, amount, purpose }) => [
    'СекцияДокумент=Платежное поручение',
    `Номер=${number}`,
    `Дата=${day(date)}`,
    `Сумма=${amount}.00`,
    `ПлательщикСчет=${payer.account}`,
    `Плательщик=${oneLine(payer.holder)}`,
    `ПлательщикИНН=${payer.stir}`,
    `ПлательщикБИК=${payer.mfo}`,
    `ПолучательСчет=${account}`,
    `Получатель=${oneLine(holder)}`,
    `ПолучательБИК=${mfo}`,
    `НазначениеПлатежа=${oneLine(purpose)}`,
    'КонецДокумента',
  ])
  const lines = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=Windows',
    `ДатаСоздания=${day(date)}`,
    `ДатаНачала=${day(date)}`,
    `ДатаКонца=${day(date)}`,
    `РасчСчет=${payer.account}`,
    ...sections,
    'КонецФайла',
  ]
  return `${lines.join('\r\n')}\r\n`
}

/** Letters of Uzbek that the code page does not have, as banks write them. */
const folded: Readonly<Record<string, string>> = {
  ʻ: "'",
  ʼ: "'",
  '‘': "'",
  '’': "'",
  қ: 'к',
  Қ: 'К',
  ғ: 'г',
  Ғ: 'Г',
  ҳ: 'х',
  Ҳ: 'Х',
}
const everyByte = Uint8Array.from({ length: 256 }, (_, byte) => byte)
const byteOf = new Map(
  [...new TextDecoder('windows-1251').decode(everyByte)].map((sign, byte) => [sign, byte]),
)
const questionMark = 0x3f

/** Windows-1251, which the format asks for. What it cannot hold becomes a question mark. */
export function inWindows1251(text: string): Uint8Array {
  return Uint8Array.from([...text], (sign) => byteOf.get(folded[sign] ?? sign) ?? questionMark)
}
