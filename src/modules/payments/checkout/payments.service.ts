import { type Ok, ok } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import { creditOf } from '#modules/ledger/index.ts'
import { prepaidOnly } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { type PaymentType, whyOff } from '../domain/methods.ts'
import { connectedTypes, providersOf } from '../providers/registry.ts'
import type { DeskMethodView, MethodSwitch, MethodView } from './payments.contract.ts'
import { findMethod, findMethods, type MethodRow, switchMethod } from './payments.repo.ts'
import type { PaymentSettings } from './payments.settings.ts'

export type { PaymentSettings }

type Translate = RequestContext['translate']

export async function isMethodOn(
  db: Db,
  type: PaymentType,
  connected: readonly PaymentType[],
): Promise<boolean> {
  const { switchedOffAt } = await findMethod(db, type)
  return whyOff(type, connected, switchedOffAt !== null) === undefined
}

function viewOf(row: MethodRow, settings: PaymentSettings, translate: Translate): DeskMethodView {
  const off = whyOff(row.type, connectedTypes(providersOf(settings)), row.switchedOffAt !== null)
  return {
    type: row.type,
    enabled: off === undefined,
    reason: off === undefined ? null : translate(`payments.${off}`),
    off: off ?? null,
    note: row.note,
  }
}

/** Every method with its state: one that is off says why, so that a page can show it honestly. */
export async function listMethods(
  context: Pick<RequestContext, 'db' | 'translate' | 'caller' | 'locale'>,
  settings: PaymentSettings,
): Promise<Ok<MethodView[]>> {
  const rows = await findMethods(context.db)
  const methods: MethodView[] = []
  for (const row of rows) {
    const { type, enabled, reason } = viewOf(row, settings, context.translate)
    const owing = enabled ? await whyPrepaid(context, type) : undefined
    methods.push(owing === undefined ? { type, enabled, reason } : { type, enabled: false, reason: owing })
    if (type === 'balance') methods.push(...(await onAccount(context)))
  }
  return ok(methods)
}

/** Beside the balance, for merchants who may order on account; nobody else reads of it. */
async function onAccount({
  db,
  translate,
  caller,
}: Pick<RequestContext, 'db' | 'translate' | 'caller'>): Promise<MethodView[]> {
  if (caller.kind !== 'merchant' || caller.person === undefined) return []
  const credit = await creditOf(db, caller.person)
  if (!credit) return []
  const available = Math.max(0, credit.free)
  const reason = available > 0 ? null : translate('errors.balance_too_low')
  return [{ type: 'on_account', enabled: reason === null, reason, available }]
}

/** Whoever owes much pays beforehand, and reads why. Undefined: not so. */
async function whyPrepaid(
  { db, translate, caller, locale }: Pick<RequestContext, 'db' | 'translate' | 'caller' | 'locale'>,
  type: PaymentType,
): Promise<string | undefined> {
  const isCustomer = caller.kind === 'personal' || caller.kind === 'merchant'
  if (!isCustomer || caller.person === undefined) return undefined
  const owing = await prepaidOnly(db, caller.person, type, locale)
  return owing && translate('errors.debt_prepaid_only', owing.values)
}

/** The same with what the desk has noted. */
export async function listMethodsForDesk(
  { db, translate }: Pick<RequestContext, 'db' | 'translate'>,
  settings: PaymentSettings,
): Promise<Ok<DeskMethodView[]>> {
  const rows = await findMethods(db)
  return ok(rows.map((row) => viewOf(row, settings, translate)))
}

export function setMethod(
  context: RequestContext,
  settings: PaymentSettings,
  type: PaymentType,
  { enabled, reason }: MethodSwitch,
): Promise<Ok<DeskMethodView>> {
  return context.db.transaction(async (tx) => {
    const offAt = enabled ? undefined : context.now
    const before = await switchMethod(tx, type, { offAt, note: reason })
    await recordAudit(tx, context, {
      action: 'payment-method.switch',
      object: `payment-method:${type}`,
      before: { enabled: before.switchedOffAt === null, reason: before.note },
      after: { enabled, reason },
    })
    return ok(viewOf(await findMethod(tx, type), settings, context.translate))
  })
}
