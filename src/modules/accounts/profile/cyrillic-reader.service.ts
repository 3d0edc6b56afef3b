import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { saveCyrillicReader } from './cyrillic-reader.repo.ts'

/**
 * Notes that a receiver reads the page of their parcel in Cyrillic, for the messages that follow. The links they were sent
 * until then are in another language, so it is their own choice; that they open an old link again takes nothing back.
 */
export async function noteScript(
  { db, locale, now }: { db: Db; locale: Locale; now: Date },
  phone: string,
): Promise<void> {
  if (locale === 'oz') await saveCyrillicReader(db, phone, now)
}
