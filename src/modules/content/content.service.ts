import { type Ok, ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { WarningMessage } from './content.contract.ts'
import { findPromotion, findWarning } from './content.repo.ts'
import type { Promotion } from './domain/promotion.ts'

type Deps = { db: Db }

/** The strip across the header, in one language. Without display the text stays at home. */
export async function readWarning({ db }: Deps, locale: Locale): Promise<Ok<WarningMessage>> {
  const warning = await findWarning(db)
  return ok({ display: warning.display, message: warning.display ? warning[locale] : '' })
}

/** The offer that is running at this moment, if there is one. */
export function readPromotion({ db }: Deps, now: Date): Promise<Promotion | undefined> {
  return findPromotion(db, now)
}
