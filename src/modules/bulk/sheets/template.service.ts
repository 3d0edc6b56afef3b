import { type Ok, ok } from '#kernel/result.ts'
import { districtById, districts, regions } from '#modules/geo/index.ts'
import { sheetTypes } from '#platform/calls/sent-types.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { csvOf } from '#platform/sheets/write-csv.ts'
import { xlsxOf } from '#platform/sheets/write-xlsx.ts'
import type { Field } from '../domain/fields.ts'
import { sampleNumber } from '../domain/sample-rows.ts'
import { columnWidth } from './column-width.ts'

/** The sender is the merchant: columns for others can be added by whoever sends for several. */
const columns = [
  'external_id',
  'receiver_name',
  'receiver_phone',
  'to_region',
  'to_city',
  'to_street',
  'to_landmark',
  'to_point',
  'description',
  'weight',
  'length',
  'width',
  'height',
  'product_fee',
  'parcel_value',
  'delivery_option',
  'delivery_type',
  'services',
  'comment',
] as const satisfies readonly Field[]
type TemplateField = (typeof columns)[number]

const noted = [
  'external_id',
  'receiver_phone',
  'to_region',
  'to_city',
  'to_street',
  'to_point',
  'weight',
  'length',
  'product_fee',
  'parcel_value',
  'delivery_option',
  'delivery_type',
  'services',
] as const satisfies readonly TemplateField[]

/** What office programs would make numbers of. */
const keptAsText = ['external_id', 'receiver_phone'] as const satisfies readonly TemplateField[]

const places = { first: 207, second: 122 } as const
const facts = {
  first: { receiver_phone: '90 123 45 67', weight: '0.8', product_fee: '185000' },
  second: { receiver_phone: '93 765 43 21', weight: '1.2', product_fee: '' },
} as const

type Speaker = Pick<RequestContext, 'locale' | 'translate'>

const at = (field: TemplateField) => columns.indexOf(field)

/** An empty table with lists to choose from, notes on its headers and two rows to show how. */
export async function sendTemplate(context: Speaker): Promise<Ok<SentFile>> {
  const { locale, translate } = context
  const headers = headersOf(context)
  const samples = samplesOf(context)
  const bytes = xlsxOf({
    name: translate('bulkUploads.template.sheet'),
    widths: headers.map((header, at) => columnWidth([header, ...samples.map((row) => row[at] ?? '')])),
    rows: [{ bold: headers }, ...samples],
    frozenRows: 1,
    textColumns: keptAsText.map(at),
    notes: noted.map((field) => ({ column: at(field), text: translate(`bulkUploads.notes.${field}`) })),
    choices: [
      { column: at('to_region'), of: regions.map(({ name }) => name[locale]) },
      { column: at('to_city'), by: at('to_region'), of: districtNames(locale) },
      { column: at('delivery_option'), of: ['1', '2', '3', '4'] },
      { column: at('delivery_type'), of: ['1', '2'] },
    ],
  })
  return ok({ name: `${translate('bulkUploads.template.file')}.xlsx`, type: sheetTypes.xlsx, bytes })
}

export async function sendTemplateCsv(context: Speaker): Promise<Ok<SentFile>> {
  const bytes = csvOf([headersOf(context), ...samplesOf(context)])
  const name = `${context.translate('bulkUploads.template.file')}.csv`
  return ok({ name, type: sheetTypes.csv, bytes })
}

const headersOf = ({ translate }: Speaker) => columns.map((field) => translate(`bulk.fields.${field}`))

function samplesOf({ locale, translate }: Speaker): string[][] {
  return (['first', 'second'] as const).map((which, index) => {
    const district = districtById(places[which])
    const said = (field: 'receiver_name' | 'to_street' | 'to_landmark' | 'description') =>
      translate(`bulkUploads.samples.${which}.${field}`)
    const row: { [field in TemplateField]?: string } = {
      ...facts[which],
      external_id: sampleNumber(translate('bulkUploads.template.mark'), index + 1),
      receiver_name: said('receiver_name'),
      to_region: regions.find(({ id }) => id === district?.regionId)?.name[locale] ?? '',
      to_city: district?.names[locale] ?? '',
      to_street: said('to_street'),
      to_landmark: said('to_landmark'),
      description: said('description'),
      delivery_option: '2',
      delivery_type: '1',
    }
    return columns.map((field) => row[field] ?? '')
  })
}

const districtNames = (locale: Locale): ReadonlyMap<string, readonly string[]> =>
  new Map(
    regions.map(({ id, name }) => [
      name[locale],
      districts.filter(({ regionId }) => regionId === id).map(({ names }) => names[locale]),
    ]),
  )
