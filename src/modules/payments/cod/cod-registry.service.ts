import { assert } from '#kernel/assert.ts'
import { brand } from '#kernel/brand.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { drawSheet, type Sheet } from '#modules/ledger/index.ts'
import { sheetTypes } from '#platform/calls/sent-types.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import { formatter } from '#platform/i18n/format.ts'
import { csvOf } from '#platform/sheets/write-csv.ts'
import {
  type BankFormat,
  type BankOrder,
  bankFileTypes,
  bankRows,
  bankText,
  inWindows1251,
} from '../domain/cod-bank-file.ts'
import { personIn } from '../top-up/top-up.service.ts'
import { ACCOUNT_PURPOSE } from './cod-choice.service.ts'
import {
  findBatch,
  findPayout,
  findPayoutDebts,
  findPayoutParcels,
  findPayoutsIn,
  type Payout,
} from './cod-payout.repo.ts'

type RegistryFormat = keyof typeof sheetTypes

/** What one payout was made for, a line a parcel: for the sender's accountant, and for ours. */
export async function readRegistry(
  context: RequestContext,
  id: string,
  format: RegistryFormat,
): Promise<Result<SentFile, Failure<'not_found' | 'service_unavailable'>>> {
  const { db, caller } = context
  const payout = await findPayout(db, Number(id), caller.reach === 'own' ? personIn(context) : undefined)
  if (!payout) return err({ code: 'not_found' })
  const bytes = await drawSheet(format, await sheetOf(context, payout))
  if (!bytes) return err({ code: 'service_unavailable' })
  return ok({ name: `tezbox-registry-${payout.id}.${format}`, type: sheetTypes[format], bytes })
}

async function sheetOf({ db, locale, translate, now }: RequestContext, payout: Payout): Promise<Sheet> {
  let total = 0
  const lines = (await findPayoutParcels(db, payout.id)).map(
    ({ orderId, trackingCode, amount, collectedAt }) => {
      total += amount
      return { at: collectedAt, title: trackingCode, about: String(orderId), amount, balanceAfter: total }
    },
  )
  const kept = (await findPayoutDebts(db, payout.id)).map(({ orderId, trackingCode, amount }) => {
    total -= amount
    return {
      at: payout.madeAt,
      title: translate('cod.registry.debt', { code: trackingCode ?? '' }),
      about: String(orderId ?? ''),
      amount: -amount,
      balanceAfter: total,
    }
  })
  return {
    locale,
    madeAt: now,
    holder: [...new Set([payout.company, payout.fullName])].filter(Boolean).join(', '),
    period: formatter(locale).date(payout.madeAt, 'short'),
    opening: 0,
    closing: total,
    cameIn: payout.amount,
    wentOut: payout.netted,
    lines: [...lines, ...kept],
    words: {
      title: translate('cod.registry.title', { number: String(payout.id) }),
      holder: translate('cod.registry.holder'),
      period: translate('cod.registry.day'),
      made: translate('cod.registry.made'),
      opening: translate('cod.registry.before'),
      closing: translate('cod.registry.paid'),
      cameIn: translate('cod.registry.collected'),
      wentOut: translate('cod.registry.withheld'),
      date: translate('cod.registry.date'),
      what: translate('cod.registry.parcel'),
      number: translate('cod.registry.order'),
      amount: translate('cod.registry.amount'),
      balance: translate('cod.registry.running'),
      nothing: translate('cod.registry.nothing'),
    },
  }
}

/** For the client bank: a payment order a sender. What the bank has returned is not asked for again. */
export async function readBankFile(
  { db, secrets, locale, translate, now }: RequestContext,
  id: string,
  format: BankFormat,
): Promise<Result<SentFile, Failure<'not_found'>>> {
  const batch = await findBatch(db, Number(id))
  if (!batch) return err({ code: 'not_found' })
  const orders: BankOrder[] = []
  for (const payout of await findPayoutsIn(db, batch.id)) {
    if (payout.state === 'returned') continue
    const account = payout.account && secrets.open(ACCOUNT_PURPOSE, payout.account)
    // Left out, it would be booked as sent with the others and reach nobody.
    assert(account && payout.holder && payout.mfo, `payout ${payout.id} has an account that can be read`)
    orders.push({
      number: String(payout.id),
      amount: payout.amount - payout.netted,
      holder: payout.holder,
      mfo: payout.mfo,
      account,
      purpose: translate('cod.bank.purpose', {
        number: String(payout.id),
        parcels: payout.parcels,
        shown: formatter(locale).number(payout.parcels),
      }),
    })
  }
  const day = tashkentDay(batch.sentAt ?? now)
  const bytes =
    format === 'csv'
      ? csvOf(bankRows(brand.bank, orders, day))
      : inWindows1251(bankText(brand.bank, orders, day))
  return ok({ name: `tezbox-bank-${batch.id}.${format}`, type: bankFileTypes[format], bytes })
}
