import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { sheetTypes } from '#platform/calls/sent-types.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import { formatter } from '#platform/i18n/format.ts'
import { csvOf } from '#platform/sheets/write-csv.ts'
import { xlsxOf } from '#platform/sheets/write-xlsx.ts'
import { firstDayOf } from '../domain/partner.ts'
import type { StatementFormat } from './partners.contract.ts'
import { findPartner, type Partner } from './partners.repo.ts'
import { codeFor, initialsOf } from './seen-by-partners.ts'
import {
  findParcels,
  findStatement,
  isPartnersPerson,
  type Statement,
  type TrackedOrder,
} from './statements.repo.ts'

/** The month of a partner, a line a parcel: for the act that both sign, and for whoever keeps the books. */
export async function exportPartnerStatement(
  context: RequestContext,
  partnerId: number,
  month: string,
  format: StatementFormat,
): Promise<Result<SentFile, Failure<'not_found'>>> {
  const { db, caller } = context
  if (caller.reach === 'own') {
    assert(caller.person !== undefined, 'a visitor has no partner page')
    if (!(await isPartnersPerson(db, partnerId, caller.person))) return err({ code: 'not_found' })
  }
  const firstDay = firstDayOf(month)
  const [partner, statement] = await Promise.all([
    findPartner(db, partnerId),
    findStatement(db, partnerId, firstDay),
  ])
  if (!partner || !statement) return err({ code: 'not_found' })
  const rows = rowsOf(context, statement, await findParcels(db, partnerId, firstDay))
  const bytes = format === 'csv' ? csvOf(rows) : xlsx(context, partner, statement, rows)
  return ok({ name: `tezbox-${partner.code}-${month}.${format}`, type: sheetTypes[format], bytes })
}

/** The parcels, what was paid for them all, and what the partner gets of it. */
function rowsOf(
  { translate, caller }: RequestContext,
  { paid, percent, reward }: Statement,
  parcels: readonly TrackedOrder[],
) {
  return [
    [
      translate('partners.sheet.date'),
      translate('partners.sheet.parcel'),
      translate('partners.sheet.customer'),
      translate('partners.sheet.paid'),
    ],
    ...parcels.map(({ doneAt, trackingCode, customer, paid: sum }) => [
      doneAt,
      codeFor(caller.reach === 'own' ? 'partner' : 'desk', trackingCode),
      initialsOf(customer),
      sum,
    ]),
    [translate('partners.sheet.total'), '', '', paid],
    [translate('partners.sheet.reward', { percent: String(percent) }), '', '', reward],
  ]
}

function xlsx(
  { translate, locale }: RequestContext,
  { name, code }: Partner,
  { month, paidAt, paper }: Statement,
  rows: ReturnType<typeof rowsOf>,
): Buffer {
  const [head = [], ...rest] = rows
  const settled =
    paidAt === null
      ? translate('partners.sheet.notPaid')
      : translate('partners.sheet.paidBy', {
          date: formatter(locale).date(paidAt, 'short'),
          paper: paper ?? '',
        })
  return xlsxOf({
    name: translate('partners.sheet.title'),
    widths: [28, 22, 14, 16],
    rows: [
      { bold: [translate('partners.sheet.title')] },
      [translate('partners.sheet.partner'), `${name}, ${code}`],
      [translate('partners.sheet.month'), month],
      [translate('partners.sheet.settled'), settled],
      [],
      { bold: head },
      ...rest.slice(0, -2),
      ...rest.slice(-2).map((row) => ({ bold: row })),
    ],
  })
}
