import { z } from 'zod'
import { timeIntervals } from './domain/collection.ts'
import { type ColumnField, columnFields, fields } from './domain/fields.ts'
import { savePaymentTypes } from './domain/save-payment.ts'

/** What calls about uploads can fail with, beside what others can. */
export const bulkErrors = {
  rows_have_errors: 409,
  prices_changed: 409,
  upload_not_ready: 409,
  upload_already_saved: 409,
  nothing_to_undo: 409,
  sheet_unsupported: 415,
  sheet_encrypted: 422,
  sheet_damaged: 422,
  sheet_unsafe: 422,
  sheet_quotes: 422,
  sheet_too_large: 413,
  sheet_too_many_rows: 422,
  sheet_too_many_columns: 422,
  sheet_too_slow: 422,
  sheet_empty: 422,
  too_many_uploads: 409,
} as const

export const uploadStates = ['parsing', 'mapping', 'ready', 'saving', 'saved', 'failed'] as const
export type UploadState = (typeof uploadStates)[number]

export const uploadParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .meta({ example: '118' }),
})
const rowNumber = z.int().min(1).max(1_048_576)
export const rowParams = uploadParams.extend({ n: z.coerce.number().pipe(rowNumber) })

const field = z.enum(fields)
const columnField = z.enum(columnFields as readonly [ColumnField, ...ColumnField[]])
const text = z.string().max(2_000)

export const textUpload = z
  .object({
    text: z.string().min(1).max(500_000).nullish().describe('A pasted chat or table.'),
    kind: z.enum(['chat', 'table']).nullish().describe('Told apart by itself when it is left out.'),
    add_to: z
      .string()
      .nullish()
      .describe('An upload of a chat that is not saved yet: its rows come at its end.'),
  })
  .meta({ example: { text: 'Nilufar, 90 845 12 36, Quva tumani, Navoiy 14, 460 ming, 2 ta koʻylak' } })

const column = z.object({
  index: z.int().describe('From 0, as in the file.'),
  header: z.string(),
  field: columnField.nullable().describe('Null: nothing is taken from this column.'),
  certainty: z.number().min(0).max(1),
  remembered: z.boolean().describe('As you chose it for an earlier file.'),
  samples: z.array(z.string()).describe('The first texts of the column.'),
})

/** Problems by field and code, with the number of rows that have them. */
const problemCount = z.object({ field, code: z.string(), rows: z.int(), title: z.string() })

export const uploadAnswer = z.object({
  id: z.string(),
  kind: z.enum(['file', 'table', 'chat']),
  name: z.string(),
  state: z.enum(uploadStates),
  progress: z.number().min(0).max(1),
  failure: z.object({ code: z.string(), message: z.string(), row: z.int().nullable() }).nullable(),
  rows: z.int(),
  errors: z.int().describe('Rows that have one or more.'),
  duplicates: z.int(),
  repaired: z.int().describe('Rows in which we read something otherwise than it is written.'),
  set_aside: z.int(),
  aside_id: z.string().nullable().describe('The upload that holds what was set aside.'),
  aside_of: z.string().nullable().describe('The upload that these rows were set aside from.'),
  total: z.int().describe("So'm, of the rows that have a price."),
  priced: z.int().describe('How many rows that are.'),
  columns: z.array(column),
  header_row: z
    .int()
    .nullable()
    .describe('From 1, of headers in two rows the lower one; null when the file has none.'),
  sheet: z.string(),
  problems: z.array(problemCount),
  can_undo: z.boolean(),
  same_file: z
    .object({ id: z.string(), created_at: z.string(), state: z.enum(uploadStates) })
    .nullable()
    .describe('The same file was uploaded before.'),
  saved: z.int().describe('Rows that are orders already.'),
  payment_type: z.enum(savePaymentTypes).nullable(),
  collection: z.object({ day: z.string(), interval: z.enum(timeIntervals), fee: z.int() }).nullable(),
  created_by: z.string(),
  created_at: z.string(),
  changed_at: z.string(),
  saved_at: z.string().nullable(),
  file_until: z.string().nullable().describe('Until when the file itself can be had.'),
})
export type UploadAnswer = z.output<typeof uploadAnswer>

export const uploadQuery = z.object({ cursor: z.string().max(40).optional() })
export const uploadList = z.object({
  items: z.array(
    uploadAnswer.pick({
      id: true,
      kind: true,
      name: true,
      state: true,
      rows: true,
      errors: true,
      saved: true,
      total: true,
      aside_of: true,
      created_by: true,
      created_at: true,
      saved_at: true,
      file_until: true,
    }),
  ),
  next_cursor: z.string().nullable(),
})

export const droppedUpload = z.object({ id: z.string() })

const headerRow = z.int().min(0).max(100)
export const columnsQuery = z.object({
  header_row: z.coerce.number().pipe(headerRow).describe('0: there is none.').meta({ example: 2 }),
})
export const columnsAnswer = z.object({
  columns: z.array(column),
  header_row: z
    .int()
    .nullable()
    .describe('From 1, of headers in two rows the lower one; null: there is none.'),
})
export type ColumnsAnswer = z.output<typeof columnsAnswer>

export const mappingRequest = z
  .object({
    columns: z.array(z.object({ index: z.int().min(0).max(199), field: columnField.nullable() })).max(200),
    header_row: headerRow.nullish().describe('Another row than we found; 0: there is none.'),
  })
  .meta({ example: { columns: [{ index: 0, field: 'receiver_name' }] } })
export type MappingRequest = z.output<typeof mappingRequest>

const cell = z.object({
  text: z.string(),
  value: z.union([z.string(), z.number(), z.array(z.string())]).nullable(),
  error: z
    .object({
      code: z.string(),
      message: z.string(),
      suggestions: z.array(
        z.object({
          value: z.string(),
          label: z.string(),
          note: z
            .string()
            .optional()
            .describe('Of a phone that this receiver had before: which order it stood in.'),
        }),
      ),
      alike: z
        .int()
        .describe('Rows whose cell says the same in any spelling; 1 for what is meant for one receiver.'),
    })
    .nullable(),
  repaired: z.boolean(),
  meant: z
    .array(z.object({ value: z.string(), label: z.string() }))
    .optional()
    .describe('Of a street that our map knows by a name that differs in a letter or two. It is no error.'),
  certainty: z.number().min(0).max(1).optional().describe('Of a chat: how sure the guess is.'),
  evidence: z
    .object({ from: z.int(), to: z.int() })
    .optional()
    .describe('Of a chat: the words it came from.'),
})
export type CellAnswer = z.output<typeof cell>

export const rowAnswer = z.object({
  n: z.int().describe('As in the file, from 1.'),
  cells: z.partialRecord(field, cell),
  price: z.int().nullable(),
  order_id: z.string().nullable(),
  tracking_code: z.string().nullable(),
  /** Of a chat: the message the row came from. */
  message: z.int().nullable(),
})
export type RowAnswer = z.output<typeof rowAnswer>

const only = z.enum(['errors', 'duplicates', 'repaired', 'ready']).optional()
const filters = {
  only,
  field: field.optional(),
  code: z.string().max(40).optional().describe('With `field`: only rows with this problem.'),
}
export const rowsQuery = z.object({
  ...filters,
  cursor: z.string().max(20).optional(),
  from: z.coerce.number().pipe(rowNumber).optional().describe('Begin at this row.'),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})
export const rowList = z.object({ items: z.array(rowAnswer), next_cursor: z.string().nullable() })
export type RowList = z.output<typeof rowList>

export const numbersQuery = z.object(filters)
export const numbersAnswer = z.object({
  ranges: z.array(z.tuple([z.int(), z.int()])).describe('First and last of rows that follow each other.'),
  rows: z.int(),
})
export type NumbersAnswer = z.output<typeof numbersAnswer>

const cells = z.partialRecord(field, text)
export const rowChange = z
  .object({ cells, accept: z.boolean().nullish().describe('It looks like a slip and is none: send it so.') })
  .meta({ example: { cells: { to_city: 'Margʻilon shahri' } } })
export const rowsChange = z
  .object({
    rows: z
      .array(z.object({ n: rowNumber, cells }))
      .min(1)
      .max(1_000),
  })
  .meta({ example: { rows: [{ n: 14, cells: { to_city: 'Margʻilon shahri' } }] } })

export const rowChanged = z.object({ row: rowAnswer, upload: uploadAnswer })
export type RowChanged = z.output<typeof rowChanged>
export const changed = z.object({ changed: z.int(), upload: uploadAnswer })
export type Changed = z.output<typeof changed>

export const replaceRequest = z
  .object({ field, from: text, to: text })
  .meta({ example: { field: 'to_city', from: 'Fargona', to: 'Fargʻona shahri' } })
export const streetRequest = z
  .object({
    n: rowNumber.describe('A row that has the name with the slip.'),
    field: z.enum(['to_street', 'from_street']).default('to_street'),
    name: text.describe('`label` of one of the names that were `meant` there.'),
  })
  .meta({ example: { n: 14, name: 'Registon koʻchasi' } })
export const fillRequest = z
  .object({ field, to: text, only_empty: z.boolean().default(false) })
  .meta({ example: { field: 'weight', to: '1' } })
export const acceptRequest = z
  .object({ rows: z.array(rowNumber).max(50_000).nullish().describe('All duplicates when left out.') })
  .meta({ example: { rows: [26] } })
export const asideRequest = z
  .object({
    rows: z.array(rowNumber).min(1).max(50_000).nullish(),
    only: z.literal('errors').nullish().describe('All rows that have errors.'),
  })
  .meta({ example: { rows: [14, 15] } })
export const asideAnswer = z.object({ moved: z.int(), aside_id: z.string(), upload: uploadAnswer })
export type AsideAnswer = z.output<typeof asideAnswer>

export const alikeQuery = z.object({
  field,
  text: text.meta({ example: 'Fargona' }),
  n: z.coerce.number().pipe(rowNumber).optional().describe('Of a street with a slip in its name: its row.'),
})
export const alikeAnswer = z.object({
  rows: z.int(),
  texts: z.array(z.object({ text: z.string(), rows: z.int() })),
  suggestions: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      streets: z.int().nullable().describe('Rows whose street is known there.'),
    }),
  ),
})
export type AlikeAnswer = z.output<typeof alikeAnswer>

const collection = z
  .object({ day: z.iso.date(), interval: z.enum(timeIntervals) })
  .describe('One visit for all parcels that are sent from your door.')

export const billQuery = z.object({
  payment_type: z.enum(savePaymentTypes).default('balance'),
  collection: z
    .enum(['0', '1'])
    .default('1')
    .transform((given) => given === '1'),
})
export const billAnswer = z.object({
  rows: z.int(),
  prices: z.int().describe('Before what is taken off.'),
  door_pickups: z.int().describe('What single pickups would cost; left out of the sum with a collection.'),
  collection_fee: z.int(),
  collection_free_from: z.int(),
  promotions: z.object({ rows: z.int(), amount: z.int() }),
  packages: z.object({ rows: z.int(), amount: z.int() }),
  total: z.int().describe('What is to be paid.'),
  to_collect: z.int().describe('Money for goods that receivers pay.'),
  days: z.array(z.string()).describe('Days on which a courier can come.'),
  ways: z.array(
    z.object({
      payment_type: z.enum(savePaymentTypes),
      enabled: z.boolean(),
      reason: z.string().nullable(),
      available: z.int().nullable().describe('Of the balance, or of the credit limit.'),
    }),
  ),
})

export type BillAnswer = z.output<typeof billAnswer>

export const saveRequest = z
  .object({
    payment_type: z.enum(savePaymentTypes),
    collection: collection.nullish(),
    total: z
      .int()
      .min(0)
      .nullish()
      .describe('What you were shown. Another sum refuses: 409 `prices_changed`.'),
  })
  .meta({ example: { payment_type: 'balance', collection: { day: '2026-11-19', interval: '09:00-12:00' } } })

export const templateQuery = z.object({ lang: z.string().max(20).optional() })
export const labelsQuery = z.object({
  format: z.enum(['label', 'a4']).default('label'),
  part: z.coerce.number().int().min(1).max(100).default(1).describe('Each part has a thousand labels.'),
  lang: z.string().max(20).optional(),
})

export const zplQuery = labelsQuery.omit({ format: true })

/** Messages of a chat beside its rows, and what was not made a row. */
export const chatAnswer = z.object({
  messages: z.array(
    z.object({
      index: z.int(),
      author: z.string().nullable(),
      time: z.string().nullable(),
      text: z.string(),
      rows: z.array(z.int()).describe('Numbers of the rows that came of it; none: it looks like no order.'),
      kind: z.enum(['order', 'question', 'other']),
    }),
  ),
  certain: z.int().describe('Cells that were said, or that you wrote.'),
  guessed: z.int(),
  missing: z.int().describe('Cells that are missing or wrong.'),
})
export type ChatAnswer = z.output<typeof chatAnswer>

export const messageParams = uploadParams.extend({
  index: z.coerce.number().pipe(z.int().min(0).max(10_000_000)).meta({ example: '3' }),
})
export const messageRowQuery = z.object({
  row: z.coerce.number().pipe(rowNumber).optional().describe('Only this one of the rows that came of it.'),
})
export const chatRows = z.object({ items: z.array(rowAnswer), upload: uploadAnswer })
export type ChatRows = z.output<typeof chatRows>
