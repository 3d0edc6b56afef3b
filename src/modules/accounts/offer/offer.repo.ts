import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { OfferWay } from '../domain/offer-ways.ts'

export type AcceptanceRow = { version: string; acceptedAt: Date; way: OfferWay; locale: string }

export type NewAcceptance = AcceptanceRow & { person: number }

const insertOf = ({ person, version, acceptedAt, way, locale }: NewAcceptance) => sql`
    insert into offer_acceptance (person_id, version, accepted_at, way, locale)
    values (${person}, ${version}, ${acceptedAt}, ${way}, ${locale})
    on conflict (person_id, version) do nothing`

/** The first yes counts: whoever says it again changes nothing. */
export async function insertAcceptance(tx: Db, acceptance: NewAcceptance): Promise<void> {
  await tx.run(insertOf(acceptance))
}

/** The same, travelling with the commit: nobody waits for it. */
export async function insertAcceptanceLater(tx: Db, acceptance: NewAcceptance): Promise<void> {
  await tx.later(() => insertOf(acceptance))
}

/** Newest version first. */
export function findAcceptances(db: Db, person: number): Promise<AcceptanceRow[]> {
  return db.many<AcceptanceRow>(sql`
    select version, accepted_at as "acceptedAt", way, locale
    from offer_acceptance where person_id = ${person}
    order by version desc`)
}
