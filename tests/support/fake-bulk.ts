import type { FastifyInstance } from 'fastify'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { CellAnswer, RowAnswer, UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { type Field, fields } from '#modules/bulk/domain/fields.ts'

/*
 * An upload without a database: rows made up by their number, and a few of the rules, so that the table can be looked
 * at and measured without the product around it. What the rules really are is the business of the module.
 */

type Texts = { [field in Field]?: string }
type Language = 'uz' | 'oz' | 'ru' | 'en'

const names = [
  'Gulbahor Xoliqova',
  'Oʻktamjonova Muhabbatxon Sadriddin qizi',
  'Jahongir Toʻxtasinov',
  'Dilfuza Nazarova',
  'Nodira Saidova',
  'Malohat Ergasheva',
  'Xurshid aka (Turon)',
  'Berdaq Saparov',
]
const towns = ['Margʻilon shahri', 'Yunusobod tumani', 'Chilonzor tumani', 'Samarqand shahri', 'Nukus shahri']
const streets = [
  'Al-Fargʻoniy koʻchasi, 31-uy, 4-maktab yonida',
  'Mustaqillik koʻchasi, 12-uy',
  'Мустақиллик 45, поликлиника орқаси',
  'Amir Temur shoh koʻchasi, 108-uy, 3-podyezd',
  'Bunyodkor koʻchasi, 42-uy, 18-xonadon',
]
const unclear = ['Fargona', 'Фаргона', "FARG'ONA"]

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** A row as a shop's file would have it; every fourth has something wrong in it. */
function madeUp(n: number): Texts {
  const texts: Texts = {
    receiver_name: pick(names, n),
    receiver_phone: n % 7 === 0 ? '8(90)512.33.08' : `90 ${100 + (n % 900)} ${10 + (n % 89)} 08`,
    to_city: pick(towns, n),
    to_street: pick(streets, n),
    weight: n % 11 === 0 ? '2,4 кг' : String((1 + (n % 30)) / 10),
    product_fee: n % 5 === 0 ? '' : String(64_000 + (n % 200) * 1000),
    description: 'Koʻylak',
  }
  if (n % 4 === 2) texts.to_city = pick(unclear, n >> 2)
  if (n % 59 === 15) texts.receiver_phone = '9.98901E+11'
  if (n % 97 === 31) texts.weight = '1200'
  if (n % 137 === 36) texts.to_street = '31/4'
  return texts
}

const words = {
  uz: {
    which: 'Shaharmi, tumanmi?',
    broken: 'Excel oxirini oʻchirgan: yana 6 ta raqam kerak',
    short: 'Koʻcha va uyni toʻliq yozing',
    grams: '1.2 kgmi?',
    same: '12-noyabrda ham bor',
    titles: ['Tuman', 'Telefon', 'Takror', 'Manzil qisqa', 'Vazn'],
  },
  ru: {
    which: 'Город или район?',
    broken: 'Excel стёр конец: нужно ещё 6 цифр',
    short: 'Напишите улицу и дом полностью',
    grams: '1,2 кг?',
    same: 'Такая была 12 ноября',
    titles: ['Район', 'Телефон', 'Повтор', 'Адрес', 'Вес'],
  },
} as const

const problemKinds = [
  ['to_city', 'which_city'],
  ['receiver_phone', 'phone_broken_by_excel'],
  ['receiver_name', 'duplicate_of_order'],
  ['to_street', 'too_short'],
  ['weight', 'too_heavy_grams'],
] as const

const fergana = (language: Language) =>
  language === 'ru'
    ? [
        { value: 'Fargʻona shahri', label: 'Город Фергана' },
        { value: 'Fargʻona tumani', label: 'Ферганский район' },
      ]
    : [
        { value: 'Fargʻona shahri', label: 'Fargʻona shahri' },
        { value: 'Fargʻona tumani', label: 'Fargʻona tumani' },
      ]

type Held = { texts: Texts; accepted: boolean }

type Filter = { only?: string; field?: string; code?: string }
type Asked = { params: { n?: string }; query: Record<string, string>; body: unknown }

/** The calls of an upload of so many rows. */
export function mountFakeBulk(app: FastifyInstance, rowCount: number, language: Language): void {
  const table = createTable(rowCount, language)
  const { held, change, upload, rowAt, fits } = table
  const written = (cells: Texts) => (row: Held) => ({ ...row, texts: { ...row.texts, ...cells } })
  const answers: Partial<Record<keyof typeof bulkCalls, (asked: Asked) => unknown>> = {
    readUpload: upload,
    readNumbers: ({ query }) => rangesOf([...held.keys()].filter((n) => fits(n, query))),
    readRows: ({ query }) => {
      const items: RowAnswer[] = []
      const limit = Number(query.limit ?? 100)
      for (let n = Number(query.from ?? 1); n <= rowCount + 1 && items.length < limit; n += 1) {
        const row = fits(n, query) ? rowAt(n) : undefined
        if (row) items.push(row)
      }
      return { items, next_cursor: null }
    },
    changeRow: ({ params, body }) => {
      const { cells, accept } = body as { cells: Texts; accept?: boolean }
      const n = Number(params.n)
      change([n], (row) => ({ ...written(cells)(row), accepted: accept ?? row.accepted }))
      return { row: rowAt(n), upload: upload() }
    },
    changeRows: ({ body }) => {
      const { rows } = body as { rows: { n: number; cells: Texts }[] }
      const cells = new Map(rows.map((row) => [row.n, row.cells]))
      return change([...cells.keys()], (row, n) => written(cells.get(n) ?? {})(row))
    },
    replaceAlike: ({ body }) => {
      const { field, from, to } = body as { field: Field; from: string; to: string }
      return change(table.alikeOf(field, from), written({ [field]: to }))
    },
    fillColumn: ({ body }) => {
      const { field, to } = body as { field: Field; to: string }
      return change([...held.keys()], written({ [field]: to }))
    },
    acceptDuplicates: () => change([...held.keys()], (row) => ({ ...row, accepted: true })),
    undo: table.undo,
    readAlike: ({ query }) => table.alike(query.field as Field, query.text ?? ''),
    setAside: ({ body }) => table.setAside((body as { rows: number[] }).rows),
  }
  for (const [name, answer] of Object.entries(answers)) {
    const { method, path } = bulkCalls[name as keyof typeof bulkCalls]
    app.route({
      method,
      url: path,
      handler: (request, reply) => {
        const data = answer(request as unknown as Asked)
        if (data !== undefined) return { success: true, data }
        return reply.code(409).send({ success: false, code: 'nothing_to_undo', message: '' })
      },
    })
  }
}

type Judged = { problems: readonly string[]; price: number; isRepaired: boolean }

function createTable(rowCount: number, language: Language) {
  const said = words[language === 'ru' ? 'ru' : 'uz']
  const held = new Map<number, Held>()
  const judged = new Map<number, Judged>()
  const before: Map<number, Held>[] = []
  let aside = 3

  function errorOf(n: number, field: Field, text: string, accepted: boolean): CellAnswer['error'] {
    if (field === 'to_city' && unclear.includes(text))
      return wrong('which_city', said.which, fergana(language), Math.round(rowCount / 4))
    if (field === 'receiver_phone' && text.includes('E+'))
      return wrong('phone_broken_by_excel', said.broken, [{ value: '90 123 45 67', label: '90 123 45 67' }])
    if (field === 'weight' && Number(text) > 100)
      return wrong('too_heavy_grams', said.grams, [{ value: '1.2', label: '1.2' }])
    if (field === 'to_street' && text.length < 5) return wrong('too_short', said.short, [])
    if (field === 'receiver_name' && n % 89 === 26 && !accepted)
      return wrong('duplicate_of_order', said.same, [])
    return null
  }

  function cellOf(n: number, field: Field, text: string, accepted: boolean): CellAnswer {
    const error = errorOf(n, field, text, accepted)
    const isOdd = /[.()]/.test(text) && field === 'receiver_phone' && !error
    if (isOdd) return { text, value: text.replace(/\D/g, '').slice(-9), error, repaired: true }
    if (text.includes(',') && field === 'weight') return { text, value: 2.4, error, repaired: true }
    const value = field === 'product_fee' && text !== '' ? Number(text) : text
    return { text, value, error, repaired: false }
  }

  function rowAt(n: number): RowAnswer | undefined {
    const row = held.get(n)
    if (!row) return undefined
    const cells: RowAnswer['cells'] = {}
    for (const field of fields) {
      const text = row.texts[field]
      if (text !== undefined) cells[field] = cellOf(n, field, text, row.accepted)
    }
    const price = cells.to_city?.error || cells.weight?.error ? null : 35_000 + (n % 5) * 1900
    return { n, cells, price, order_id: null, tracking_code: null, message: null }
  }

  function put(n: number, row: Held): void {
    held.set(n, row)
    const { cells = {}, price = null } = rowAt(n) ?? {}
    const named = Object.entries(cells)
    judged.set(n, {
      problems: named.flatMap(([field, { error }]) => (error ? [`${field}:${error.code}`] : [])),
      price: price ?? 0,
      isRepaired: named.some(([, { repaired }]) => repaired),
    })
  }

  function fits(n: number, { only, field, code }: Filter): boolean {
    const { problems = [], isRepaired = false } = judged.get(n) ?? {}
    if (field) return problems.includes(`${field}:${code}`)
    if (only === 'errors') return problems.length > 0
    return only === 'repaired' ? isRepaired : true
  }

  function upload(): UploadAnswer {
    const rows = [...judged.values()]
    const counts = Map.groupBy(
      rows.flatMap(({ problems }) => problems),
      (name) => name,
    )
    const count = (name: string) => counts.get(name)?.length ?? 0
    const problems = problemKinds.map(([field, code], index) => ({
      ...{ field, code, rows: count(`${field}:${code}`) },
      title: said.titles[index] ?? '',
    }))
    return {
      ...sample,
      rows: rows.length,
      errors: rows.filter((row) => row.problems.length > 0).length,
      duplicates: count('receiver_name:duplicate_of_order'),
      repaired: rows.filter(({ isRepaired }) => isRepaired).length,
      set_aside: aside,
      total: rows.reduce((sum, { price }) => sum + price, 0),
      priced: rows.filter(({ price }) => price > 0).length,
      problems: problems.filter(({ rows: some }) => some > 0),
      can_undo: before.length > 0,
    }
  }

  function change(numbers: readonly number[], next: (row: Held, n: number) => Held) {
    const kept = new Map<number, Held>()
    for (const n of numbers) {
      const row = held.get(n)
      if (!row) continue
      kept.set(n, row)
      put(n, next(row, n))
    }
    before.push(kept)
    return { changed: kept.size, upload: upload() }
  }

  const alikeOf = (field: Field, text: string) => {
    const group = field === 'to_city' && unclear.includes(text) ? unclear : [text]
    return [...held].filter(([, { texts }]) => group.includes(texts[field] ?? '')).map(([n]) => n)
  }

  for (let n = 2; n <= rowCount + 1; n += 1) put(n, { texts: madeUp(n), accepted: false })
  return {
    ...{ held, rowAt, fits, upload, change, alikeOf },
    undo: () => {
      const last = before.pop()
      if (!last) return undefined
      for (const [n, row] of last) put(n, row)
      return { changed: last.size, upload: upload() }
    },
    alike: (field: Field, text: string) => {
      const numbers = alikeOf(field, text)
      const spelt = Map.groupBy(numbers, (n) => held.get(n)?.texts[field] ?? '')
      return {
        rows: numbers.length,
        texts: [...spelt].map(([one, rows]) => ({ text: one, rows: rows.length })),
        suggestions: (errorOf(0, field, text, false)?.suggestions ?? []).map((one, index) => ({
          ...one,
          streets: field === 'to_city' ? (index === 0 ? numbers.length - 25 : 25) : null,
        })),
      }
    },
    setAside: (rows: readonly number[]) => {
      for (const n of rows) {
        held.delete(n)
        judged.delete(n)
      }
      aside += rows.length
      return { moved: rows.length, aside_id: '8', upload: upload() }
    },
  }
}

const wrong = (
  code: string,
  message: string,
  suggestions: readonly { value: string; label: string }[],
  alike = 1,
) => ({ code, message, suggestions: [...suggestions], alike })

function rangesOf(numbers: readonly number[]) {
  const ranges: [number, number][] = []
  for (const n of numbers) {
    const last = ranges.at(-1)
    if (last && last[1] === n - 1) last[1] = n
    else ranges.push([n, n])
  }
  return { ranges, rows: numbers.length }
}

function columnsOf(): UploadAnswer['columns'] {
  const column = (
    index: number,
    header: string,
    field: UploadAnswer['columns'][number]['field'],
    certainty = 1,
  ) => ({
    ...{ index, header, field, certainty },
    remembered: certainty === 1,
    samples: [],
  })
  return [
    column(0, 'ФИО', 'receiver_name'),
    column(1, 'Номер тел.', 'receiver_phone'),
    column(2, 'Город', 'to_city'),
    column(3, 'Адрес', 'to_street'),
    column(4, 'вес', 'weight'),
    column(5, 'Нал', 'product_fee', 0.6),
  ]
}

const sample: UploadAnswer = {
  id: '7',
  kind: 'file',
  name: 'noyabr zakazlar OXIRGISI (2).xlsx',
  state: 'ready',
  progress: 1,
  failure: null,
  rows: 0,
  errors: 0,
  duplicates: 0,
  repaired: 0,
  set_aside: 0,
  aside_id: '8',
  aside_of: null,
  total: 0,
  priced: 0,
  columns: columnsOf(),
  header_row: 1,
  sheet: 'Лист1',
  problems: [],
  can_undo: false,
  same_file: null,
  saved: 0,
  payment_type: null,
  collection: null,
  created_by: 'Dilnoza Karimova',
  created_at: '2026-11-18T05:00:00Z',
  changed_at: '2026-11-18T05:40:00Z',
  saved_at: null,
  file_until: '2026-12-18T05:00:00Z',
}
