import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { post } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { expiryOf } from '../domain/packages.ts'
import type { Tariff } from '../domain/tariff.ts'
import { currentTariff } from '../tariff/current-tariff.service.ts'
import type { PackageAnswer, PackagePurchase, PackagesAnswer } from './package.contract.ts'
import { drawPackageId, findPackages, insertPackage, type PackageRow } from './package.repo.ts'

type Deps = Pick<RequestContext, 'db' | 'now' | 'caller'>

/** The newest ones; nobody has bought more and still looks for the rest. */
const LISTED = 50

const buyer = ({ caller }: Deps): number => {
  assert(caller.person !== undefined, 'a visitor reached the packages')
  return caller.person
}

/** What the person has, and what can be bought. */
export async function listPackages(deps: Deps): Promise<Ok<PackagesAnswer>> {
  const { db, now } = deps
  const { tariff } = await currentTariff(db, now)
  return ok(await answerFor(db, buyer(deps), tariff, now))
}

/** At once from the balance. */
export function buyPackage(
  deps: Deps,
  { shipments, price }: PackagePurchase,
): Promise<Result<PackagesAnswer, Failure<'package_not_offered' | 'insufficient_funds'>>> {
  const { now } = deps
  const personId = buyer(deps)
  return deps.db.transaction(async (tx) => {
    const { version, tariff } = await currentTariff(tx, now)
    const isOffered = offersOf(tariff).some((one) => one.shipments === shipments && one.price === price)
    if (!isOffered) return err({ code: 'package_not_offered' })
    const id = await drawPackageId(tx)
    const paid = await post(tx, {
      key: `package:${id}:sold`,
      reference: `package:${id}`,
      template: 'package_sold_from_balance',
      facts: { customer: personId, amount: price },
      at: now,
      by: personId,
    })
    if (!paid.ok) return err({ code: paid.error.code })
    const expiresAt = expiryOf(now, tariff.flexible.days)
    await insertPackage(tx, {
      id,
      personId,
      shipments,
      price,
      tariffVersion: version,
      boughtAt: now,
      expiresAt,
    })
    return ok(await answerFor(tx, personId, tariff, now))
  })
}

/** What costs nothing is not for sale: nothing could be booked for it. */
const offersOf = ({ flexible }: Tariff) => flexible.packages.filter(({ price }) => price > 0)

async function answerFor(db: Db, personId: number, tariff: Tariff, now: Date): Promise<PackagesAnswer> {
  const { days, upToGrams, sideUpToCm, sidesBelowCm, belt3Extra } = tariff.flexible
  const found = await findPackages(db, personId, LISTED)
  return {
    items: found.map((row) => packageAnswerOf(row, now)),
    offers: offersOf(tariff).map(({ shipments, price }) => ({
      shipments,
      price,
      each: Math.ceil(price / shipments),
    })),
    limits: {
      days,
      weight: upToGrams / 1000,
      side: sideUpToCm,
      sides: sidesBelowCm,
      belt3_extra: belt3Extra,
    },
  }
}

function packageAnswerOf(row: PackageRow, now: Date): PackageAnswer {
  const { id, shipments, shipmentsLeft, lapsed, price, boughtAt, expiresAt } = row
  const isOver = lapsed > 0 || expiresAt <= now
  return {
    id: String(id),
    state: shipmentsLeft > 0 && expiresAt > now ? 'live' : isOver ? 'over' : 'used',
    shipments,
    left: shipmentsLeft,
    lapsed,
    price,
    bought_at: boughtAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  }
}
