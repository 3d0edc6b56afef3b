import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { type Actor, recordAudit } from '#modules/accounts/index.ts'
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
  return ok(rows.map((row) => summaryOf(row, version, now)))
}

export async function readTariff(
  { db, now }: Deps,
  version: number,
): Promise<Result<TariffAnswer, Failure<'not_found'>>> {
  const row = await findTariff(db, version)
  if (!row) return err({ code: 'not_found' })
  const current = await currentTariff(db, now)
  return ok({ ...summaryOf(row, current.version, now), data: row.tariff })
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

/** At once or from a later moment. What is in force, or was, is left as it is: taking back is publishing a copy. */
export async function publishTariff(
  { db, now }: Deps,
  version: number,
  effectiveFrom: Date | undefined,
  actor: Actor,
): Promise<
  Result<TariffAnswer, Failure<'not_found' | 'tariff_already_published' | 'tariff_starts_in_past'>>
> {
  const from = effectiveFrom ?? now
  if (from < now) return err({ code: 'tariff_starts_in_past' })
  return db.transaction(async (tx) => {
    if (!(await findTariff(tx, version))) return err({ code: 'not_found' })
    if (!(await publishDraft(tx, version, from))) return err({ code: 'tariff_already_published' })
    await recordAudit(tx, actor, {
      action: 'tariff.publish',
      object: `tariff:${version}`,
      after: { effective_from: from.toISOString() },
    })
    tx.afterCommit(forgetTariffs)
    return readTariff({ db: tx, now }, version)
  })
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

function summaryOf(row: TariffRow, current: number, now: Date): TariffSummary {
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
