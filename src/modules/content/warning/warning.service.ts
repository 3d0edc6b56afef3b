import { type Ok, ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { WarningMessage } from '../content.contract.ts'
import type { Cyrillic } from '../domain/texts.ts'
import { bannerText, isBannerFor, joinedBanners, mostBannersAtOnce } from '../domain/warning/banner.ts'
import { findRunning } from './banners.repo.ts'

export type WarningDeps = { db: Db; cyrillic: Cyrillic; now: Date }

/** A bound for the statement: so many notices are never meant to run at once. */
const MOST_READ = 50

/** The strip across the header, in one language: whatever runs at this moment and concerns the region. */
export async function readWarning(
  { db, cyrillic, now }: WarningDeps,
  locale: Locale,
  region?: number,
): Promise<Ok<WarningMessage>> {
  const running = await findRunning(db, now, MOST_READ)
  const texts = running
    .filter(({ regions }) => isBannerFor(regions, region))
    .slice(0, mostBannersAtOnce)
    .map((banner) => bannerText(banner, locale, cyrillic))
  return ok({ display: texts.length > 0, message: joinedBanners(texts) })
}
