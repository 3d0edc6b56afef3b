import { err, ok, type Result } from '#kernel/result.ts'
import { startOfDay } from '#kernel/tashkent.ts'
import { sheetTypes } from '#platform/calls/sent-types.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import { formatter } from '#platform/i18n/format.ts'
import { BUSY, createWorkQueue } from '#platform/work-queue/work-queue.ts'
import { type Account, onNormalSide } from './domain/accounts.ts'
import { findStatement, type StatementRow, sumBefore } from './ledger.repo.ts'
import { dayMs, titleOf } from './statement.service.ts'
import type { Sheet } from './statement-export/sheet.ts'
import { statementCsv, statementXlsx } from './statement-export/tables.ts'
import {
  longestStatementDays,
  mostStatementLines,
  type StatementExportQuery,
  type StatementFormat,
} from './statement-export.contract.ts'

/** Whose statement it is, as it stands on the paper. The books know people by their numbers only. */
export type HolderOf = (db: Db, person: number) => Promise<string>

/** One document at a time: a long one takes a core for a while. */
const drawing = createWorkQueue({ waiting: 20, waitMs: 15_000 })

const kind = 'customer_balance'

/** What moved in a period, as a document to keep or to give to an accountant. */
export async function exportStatement(
  context: RequestContext,
  holderOf: HolderOf,
  person: number,
  { format, from, to }: StatementExportQuery,
): Promise<Result<SentFile, Failure<'statement_too_long' | 'service_unavailable'>>> {
  const { db, locale } = context
  const first = startOfDay(from)
  const last = startOfDay(to)
  const max = formatter(locale).number(mostStatementLines)
  const tooLong = err({
    code: 'statement_too_long',
    values: { max, count: String(mostStatementLines) },
  } as const)
  if (last.getTime() - first.getTime() >= longestStatementDays * dayMs) return tooLong
  const account: Account = { kind, owner: String(person) }
  const period = { from: first, until: new Date(last.getTime() + dayMs) }
  const rows = await findStatement(db, account, period, mostStatementLines + 1)
  if (rows.length > mostStatementLines) return tooLong
  const sheet = sheetOf(context, {
    holder: await holderOf(db, person),
    first,
    last,
    opening: onNormalSide(kind, await sumBefore(db, account, first)),
    rows: rows.toReversed().sort((one, other) => one.at.getTime() - other.at.getTime()),
  })
  const bytes = await drawSheet(format, sheet)
  if (!bytes) return err({ code: 'service_unavailable' })
  return ok({ name: `tezbox-${from}-${to}.${format}`, type: sheetTypes[format], bytes })
}

/** The rows stand in the order in which they happened. */
type Facts = { holder: string; first: Date; last: Date; opening: number; rows: readonly StatementRow[] }

function sheetOf(
  { translate, locale, now }: RequestContext,
  { holder, first, last, opening, rows }: Facts,
): Sheet {
  const format = formatter(locale)
  let balance = opening
  const lines = rows.map((row) => {
    const amount = onNormalSide(kind, row.amount)
    // Counted here: a movement that was reported late was booked after ones of another period.
    balance += amount
    return {
      at: row.at,
      title: titleOf(row, translate),
      about: aboutOf(row.reference),
      amount,
      balanceAfter: balance,
    }
  })
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  const amounts = lines.map(({ amount }) => amount)
  return {
    locale,
    madeAt: now,
    holder,
    period: `${format.date(first, 'short')} – ${format.date(last, 'short')}`,
    opening,
    closing: balance,
    cameIn: sum(amounts.filter((amount) => amount > 0)),
    wentOut: sum(amounts.filter((amount) => amount < 0)),
    lines,
    words: {
      title: translate('ledger.export.title'),
      holder: translate('ledger.export.holder'),
      period: translate('ledger.export.period'),
      made: translate('ledger.export.made'),
      opening: translate('ledger.export.opening'),
      closing: translate('ledger.export.closing'),
      cameIn: translate('ledger.export.cameIn'),
      wentOut: translate('ledger.export.wentOut'),
      date: translate('ledger.export.date'),
      what: translate('ledger.export.what'),
      number: translate('ledger.export.number'),
      amount: translate('ledger.export.amount'),
      balance: translate('ledger.export.balance'),
      nothing: translate('ledger.export.nothing'),
    },
  }
}

/** The number of the order or request a line is about: `order:40000001` is 40000001 to people. */
const aboutOf = (reference: string | null) => /:(\d+)/.exec(reference ?? '')?.[1] ?? ''

/** Any list of sums as a document; undefined when too many wait for theirs. */
export async function drawSheet(format: StatementFormat, sheet: Sheet): Promise<Uint8Array | undefined> {
  const bytes = await drawing.run(() => write(format, sheet))
  return bytes === BUSY ? undefined : bytes
}

async function write(format: StatementFormat, sheet: Sheet): Promise<Uint8Array> {
  if (format === 'csv') return statementCsv(sheet)
  if (format === 'xlsx') return statementXlsx(sheet)
  // Loaded with the first one: most processes never draw any.
  const { statementPdf } = await import('./statement-export/pdf.ts')
  return statementPdf(sheet)
}
