import { type Ok, ok } from '#kernel/result.ts'
import { startOfDay } from '#kernel/tashkent.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { onNormalSide } from './domain/accounts.ts'
import type { Statement, StatementQuery } from './ledger.contract.ts'
import { findStatement, type StatementRow } from './ledger.repo.ts'
import { balanceOf } from './ledger.service.ts'

type Translate = RequestContext['translate']

const PAGE = 30
export const dayMs = 86_400_000
const kind = 'customer_balance'

export async function readBalance(
  { db }: { db: Db },
  person: number,
): Promise<Ok<{ balance: number; currency: 'UZS' }>> {
  return ok({ balance: await balanceOf(db, kind, person), currency: 'UZS' })
}

/** A customer's balance line by line, newest first, with what was left after each. */
export async function readStatement(
  { db }: { db: Db },
  person: number,
  query: StatementQuery,
  translate: Translate,
): Promise<Ok<Statement>> {
  const filter = {
    before: query.cursor,
    from: query.from === undefined ? undefined : startOfDay(query.from),
    until: query.to === undefined ? undefined : new Date(startOfDay(query.to).getTime() + dayMs),
    template: query.kind,
    direction: query.direction,
  }
  const found = await findStatement(db, { kind, owner: String(person) }, filter, PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: page.map((row) => ({
      id: String(row.id),
      at: row.at.toISOString(),
      kind: row.template,
      is_reversal: row.isReversal,
      amount: onNormalSide(kind, row.amount),
      balance_after: onNormalSide(kind, row.balanceAfter),
      reference: row.reference,
      title: titleOf(row, translate),
    })),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

export function titleOf(
  { template, isReversal }: Pick<StatementRow, 'template' | 'isReversal'>,
  translate: Translate,
): string {
  const title = translate(`ledger.titles.${template}`)
  return isReversal ? translate('ledger.reversed', { title }) : title
}
