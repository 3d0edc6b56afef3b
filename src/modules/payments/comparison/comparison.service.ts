import { err, ok, type Result } from '#kernel/result.ts'
import { startOfDay, tashkentDay } from '#kernel/tashkent.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { Database, Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { type Compared, compareWithBooks, compareWithList, type TheirPayment } from '../domain/comparison.ts'
import { stageOf } from '../domain/payment.ts'
import { dayBefore, endOf } from '../domain/tashkent-day.ts'
import type {
  ComparisonDetail,
  ComparisonList,
  ComparisonQuery,
  ComparisonRequest,
  ComparisonView,
} from './comparison.contract.ts'
import {
  type ComparisonRow,
  countDiffering,
  type DifferenceRow,
  findBooked,
  findComparison,
  findComparisons,
  findDifferences,
  findPaymentsToCompare,
  findStrays,
  insertComparison,
  type Span,
} from './comparison.repo.ts'
import { type RegistryFailure, readRegistryFile } from './registry-reader.ts'

const PAGE = 30
const MONTH_MS = 31 * 86_400_000

export async function listComparisons(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { provider, differing, cursor }: ComparisonQuery,
): Promise<Result<ComparisonList, never>> {
  const [day = '', id = ''] = cursor?.split('.') ?? []
  const before = cursor === undefined ? undefined : { day, id: Number(id) }
  const filter = { provider, onlyDiffering: differing ?? false, before }
  const found = await findComparisons(db, filter, PAGE + 1)
  const page = found.slice(0, PAGE)
  const last = page.at(-1)
  return ok({
    items: page.map(viewOf),
    next_cursor: found.length > PAGE && last ? `${last.day}.${last.id}` : null,
    differing: await countDiffering(db, tashkentDay(new Date(now.getTime() - MONTH_MS))),
  })
}

export async function readComparison(
  { db }: Pick<RequestContext, 'db'>,
  id: string,
): Promise<Result<ComparisonDetail, { code: 'not_found' }>> {
  const row = await findComparison(db, Number(id))
  return row ? ok(await detailOf(db, row)) : err({ code: 'not_found' })
}

type Refused = Failure<'provider_unknown' | 'day_not_over'> | RegistryFailure

/** A cashier holds a day against the provider's list, or against the books without waiting for the night. */
export async function runComparison(
  context: RequestContext,
  providers: readonly string[],
  { provider, day, file }: ComparisonRequest,
): Promise<Result<ComparisonDetail, Refused>> {
  const { now, caller } = context
  if (!providers.includes(provider)) return err({ code: 'provider_unknown' })
  if (startOfDay(day) > now) return err({ code: 'day_not_over' })
  const list = file && (await readRegistryFile(Buffer.from(file.content, 'base64')))
  if (list && !list.ok) return list
  return context.db.transaction(async (tx) => {
    const about = { provider, day, at: now, by: caller.person, fileName: file?.name }
    const id = list ? await keepWithList(tx, about, list.value) : await keepWithBooks(tx, about)
    await recordAudit(tx, context, {
      action: 'payment.compare',
      object: `comparison:${id}`,
      after: { provider, day, file: file?.name },
    })
    const row = await findComparison(tx, id)
    if (!row) throw new Error('a comparison that was just written is gone')
    return ok(await detailOf(tx, row))
  })
}

/** The provider's list of a day, where it can be asked for it. `since`: it knows nothing of what was before. */
export type ProviderList = { payments: readonly TheirPayment[]; since: Date | undefined }
export type AskForList = (provider: string, day: string) => Promise<ProviderList | undefined>

/** Yesterday, by night. Answers how much does not agree. */
export async function compareYesterday(
  { db, askForList }: { db: Database; askForList: AskForList },
  providers: readonly string[],
  now: Date,
): Promise<number> {
  const day = dayBefore(now)
  const about = { day, at: now, by: undefined, fileName: undefined }
  const made: number[] = []
  for (const provider of providers) {
    const list = await askForList(provider, day)
    made.push(
      ...(await db.transaction(async (tx) => [
        await keepWithBooks(tx, { ...about, provider }),
        ...(list ? [await keepWithList(tx, { ...about, provider }, list.payments, list.since)] : []),
      ])),
    )
  }
  const rows = await Promise.all(made.map((id) => findComparison(db, id)))
  return rows.reduce((sum, row) => sum + (row?.differing ?? 0), 0)
}

type About = { provider: string; day: string; at: Date; by: number | undefined; fileName: string | undefined }

const spanOf = ({ provider, day }: About): Span => ({ provider, from: startOfDay(day), until: endOf(day) })
const keep = (tx: Db, about: About, against: 'books' | 'registry', compared: Compared) =>
  insertComparison(tx, { ...about, ...compared, against })

async function keepWithBooks(tx: Db, about: About): Promise<number> {
  const span = spanOf(about)
  const payments = (await findBooked(tx, span)).map((row) => ({ ...row, stage: stageOf(row) }))
  return keep(tx, about, 'books', compareWithBooks(payments, await findStrays(tx, span)))
}

async function keepWithList(
  tx: Db,
  about: About,
  theirs: readonly TheirPayment[],
  since?: Date,
): Promise<number> {
  const span = spanOf(about)
  const from = since && since > span.from ? since : span.from
  const named = theirs.map(({ transaction }) => transaction)
  const rows = await findPaymentsToCompare(tx, { ...span, from }, named)
  const ours = rows.map((row) => ({ ...row, stage: stageOf(row) }))
  return keep(tx, about, 'registry', compareWithList(ours, theirs))
}

function viewOf(row: ComparisonRow): ComparisonView {
  return {
    id: String(row.id),
    provider: row.provider,
    day: row.day,
    against: row.against,
    ran_at: row.ranAt.toISOString(),
    ran_by: row.ranBy,
    file_name: row.fileName,
    matched: row.matched,
    differing: row.differing,
    our_sum: row.ourSum,
    their_sum: row.theirSum,
  }
}

const sideOf = (amount: number | null, state: string | null) =>
  amount === null || state === null ? null : { amount, state }

async function detailOf(db: Db, row: ComparisonRow): Promise<ComparisonDetail> {
  const differences = await findDifferences(db, row.id)
  return {
    ...viewOf(row),
    differences: differences.map((one: DifferenceRow) => ({
      kind: one.kind,
      transaction: one.transaction,
      checkout: one.checkout,
      ours: sideOf(one.ourAmount, one.ourState),
      theirs: sideOf(one.theirAmount, one.theirState),
    })),
  }
}
