import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import {
  type Actor,
  type ApprovalDeed,
  askApproval,
  recordAudit,
  waitingApprovals,
} from '#modules/accounts/index.ts'
import { districtById } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure, FieldError } from '#platform/http/errors.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { planNames, sizeNames } from '../domain/names.ts'
import { parcelOf } from '../domain/parcel.ts'
import type { Tariff } from '../domain/tariff.ts'
import { tariffFaults } from '../domain/tariff-faults.ts'
import { type Effect, effectOf } from '../domain/typical-parcels.ts'
import type { Speech } from '../speech.ts'
import { currentTariff, forgetTariffs } from './current-tariff.service.ts'
import type { TariffAnswer, TariffDraft, TariffEffect, TariffSummary } from './tariff.contract.ts'
import { findTariff, insertTariff, listTariffs, publishDraft, type TariffRow } from './tariff.repo.ts'

type Deps = { db: Db; now: Date }

export async function readTariffs({ db, now }: Deps): Promise<Ok<TariffSummary[]>> {
  const rows = await listTariffs(db)
  const { version } = await currentTariff(db, now)
  const waiting = await waitingApprovals(
    db,
    'tariff',
    rows.map((row) => subjectOf(row.version)),
  )
  return ok(
    rows.map((row) => ({
      ...summaryOf(row, version, now),
      approval: waiting.get(subjectOf(row.version)) ?? null,
    })),
  )
}

export async function readTariff(
  { db, now }: Deps,
  version: number,
): Promise<Result<TariffAnswer, Failure<'not_found'>>> {
  const row = await findTariff(db, version)
  if (!row) return err({ code: 'not_found' })
  const current = await currentTariff(db, now)
  const subject = subjectOf(version)
  const approval = (await waitingApprovals(db, 'tariff', [subject])).get(subject) ?? null
  return ok({ ...summaryOf(row, current.version, now), approval, data: row.tariff })
}

/** A draft is never edited: saving again makes the next one, so that colleagues can compare them. */
export async function draftTariff(
  { db, now }: Deps,
  draft: TariffDraft,
  actor: Actor,
): Promise<Result<TariffAnswer, Failure<'not_found' | 'invalid_input'>>> {
  const tariff = draft.data ?? (await findTariff(db, draft.copy_of ?? 0))?.tariff
  if (!tariff) return err({ code: 'not_found' })
  const fields = faultyFields(tariff)
  if (fields.length > 0) return err({ code: 'invalid_input', fields })
  return db.transaction(async (tx) => {
    const version = await insertTariff(tx, {
      tariff,
      note: draft.note,
      createdBy: actor.caller.person,
      createdAt: now,
    })
    await recordAudit(tx, actor, {
      action: 'tariff.draft',
      object: `tariff:${version}`,
      after: { note: draft.note, ...(draft.copy_of ? { copy_of: draft.copy_of } : {}) },
    })
    return readTariff({ db: tx, now }, version)
  })
}

const subjectOf = (version: number) => `tariff:${version}`

/** At once or from a later moment, once a second person agrees. */
export async function publishTariff(
  { db, now }: Deps,
  version: number,
  effectiveFrom: Date | undefined,
  actor: Actor,
): Promise<
  Result<
    TariffAnswer,
    Failure<'not_found' | 'tariff_already_published' | 'tariff_starts_in_past' | 'approval_waiting'>
  >
> {
  if (effectiveFrom && effectiveFrom < now) return err({ code: 'tariff_starts_in_past' })
  const { person } = actor.caller
  assert(person !== undefined, 'a visitor reached the tariffs')
  return db.transaction(async (tx) => {
    const draft = await findTariff(tx, version)
    if (!draft) return err({ code: 'not_found' })
    if (draft.effectiveFrom) return err({ code: 'tariff_already_published' })
    const waits = await askApproval(tx, {
      kind: 'tariff',
      subject: subjectOf(version),
      amount: null,
      input: { version, note: draft.note, effective_from: effectiveFrom?.toISOString() ?? null },
      askedBy: person,
      now,
      due: null,
      actor,
    })
    return waits.ok ? readTariff({ db: tx, now }, version) : err({ code: waits.error })
  })
}

/**
 * On the yes of a second person. A moment that has passed meanwhile is this one. What is in force, or was, is left as it
 * is: taking back is publishing a copy.
 */
export const publishTariffByTwo: ApprovalDeed = async (tx, { input, now, context }) => {
  const { version, effective_from: asked } = input as { version: number; effective_from: string | null }
  const from = asked && new Date(asked) > now ? new Date(asked) : now
  if (!(await publishDraft(tx, version, from))) return err({ code: 'tariff_already_published' })
  await recordAudit(tx, context, {
    action: 'tariff.publish',
    object: subjectOf(version),
    after: { effective_from: from.toISOString() },
  })
  tx.afterCommit(forgetTariffs)
  return ok({})
}

/** What a version does to twenty typical parcels, beside the version in force. */
export async function readEffect(
  { db, now, locale, translate }: Deps & Speech,
  version: number,
): Promise<Result<TariffEffect, Failure<'not_found'>>> {
  const asked = await findTariff(db, version)
  if (!asked) return err({ code: 'not_found' })
  const current = await currentTariff(db, now)
  const effects = effectOf(current.tariff, asked.tariff, now)
  return ok({
    version,
    compared_with: current.version,
    parcels: effects.map((effect) => effectRow(effect, asked.tariff, { locale, translate })),
  })
}

function summaryOf(row: TariffRow, current: number, now: Date): Omit<TariffSummary, 'approval'> {
  return {
    version: row.version,
    state: stateOf(row, current, now),
    effective_from: row.effectiveFrom?.toISOString() ?? null,
    note: row.note,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
  }
}

function stateOf({ version, effectiveFrom }: TariffRow, current: number, now: Date): TariffSummary['state'] {
  if (!effectiveFrom) return 'draft'
  if (version === current) return 'in_force'
  return effectiveFrom > now ? 'scheduled' : 'past'
}

function faultyFields(tariff: Tariff): FieldError[] {
  return tariffFaults(tariff).map((fault) =>
    'min' in fault
      ? { path: `data.${fault.path}`, code: 'too_small', values: { min: String(fault.min) } }
      : { path: `data.${fault.path}`, code: 'too_big', values: { max: String(fault.max) } },
  )
}

function effectRow(
  { parcel, before, after }: Effect,
  tariff: Tariff,
  { locale, translate }: Speech,
): TariffEffect['parcels'][number] {
  const { sizeClass, weightGrams } = parcelOf(parcel.parcel, tariff)
  const plan = parcel.plan ?? 'starter'
  return {
    from: districtName(parcel.fromDistrict, locale),
    to: districtName(parcel.toDistrict, locale),
    size: translate(sizeNames[sizeClass]),
    weight: weightGrams / 1000,
    plan,
    plan_name: translate(planNames[plan]),
    delivery_option: parcel.deliveryOption,
    delivery_type: parcel.deliveryType,
    services: [...(parcel.services ?? []), ...(parcel.productFee ? ['cod'] : [])],
    before: before ?? null,
    after: after ?? null,
  }
}

function districtName(id: number, locale: Locale): string {
  return districtById(id)?.names[locale] ?? ''
}
