import { offerInForce } from '#modules/content/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Acceptance } from './offer.contract.ts'
import { type AcceptanceRow, findAcceptances, insertAcceptance, insertAcceptanceLater } from './offer.repo.ts'

/**
 * A new account comes with its yes. The form says which version it showed; a program that shows none accepts the one in
 * force, as the description of the call says.
 */
export async function acceptAtSignUp(
  tx: Db,
  person: number,
  shown: string | undefined,
  { locale, now }: { locale: Locale; now: Date },
): Promise<void> {
  const version = shown ?? offerInForce(now).id
  await insertAcceptance(tx, { person, version, acceptedAt: now, way: 'sign_up', locale })
}

/** Every order is made by the version of its day; the offer itself says so. Whoever has accepted it keeps that moment. */
export function acceptByOrder(
  tx: Db,
  person: number,
  way: 'order' | 'call',
  { locale, now }: { locale: Locale; now: Date },
): Promise<void> {
  return insertAcceptanceLater(tx, { person, version: offerInForce(now).id, acceptedAt: now, way, locale })
}

export async function listAcceptances(db: Db, person: number): Promise<Acceptance[]> {
  return (await findAcceptances(db, person)).map(acceptanceOf)
}

const acceptanceOf = ({ version, acceptedAt, way }: AcceptanceRow): Acceptance => ({
  version,
  accepted_at: acceptedAt.toISOString(),
  way,
})
