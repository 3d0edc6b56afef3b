import { err, ok, type Result } from '#kernel/result.ts'
import { offerNamed } from '#modules/content/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { User } from '../accounts.contract.ts'
import { lockPerson } from '../person.repo.ts'
import { readUser } from '../profile/profile.service.ts'
import { insertAcceptance } from './offer.repo.ts'

const unknownVersion = {
  code: 'invalid_input',
  fields: [{ path: 'version', code: 'invalid_choice' }],
} as const satisfies Failure<'invalid_input'>

/** A yes to a version that was shown: the one in force, or one that is published and comes. */
export function acceptOffer(
  { db }: { db: Db },
  person: number,
  version: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Result<User, Failure<'invalid_input' | 'unauthorized'>>> {
  return db.transaction(async (tx) => {
    if (!offerNamed(version)) return err(unknownVersion)
    if (!(await lockPerson(tx, person))) return err({ code: 'unauthorized' })
    await insertAcceptance(tx, { person, version, acceptedAt: now, way: 'visit', locale })
    return ok(await readUser(tx, person))
  })
}
