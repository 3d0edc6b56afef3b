import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { BannerChange } from '#modules/content/domain/warning/banner.ts'
import type { DeskBanner } from '#modules/content/warning/banners.contract.ts'
import { formatter } from '#platform/i18n/format.ts'

const changeNames = {
  written: 'deskBanner.history.written',
  changed: 'deskBanner.history.changed',
  off: 'deskBanner.history.off',
  on: 'deskBanner.history.on',
} as const satisfies Record<BannerChange, string>

/** Who did what, newest first; what exactly was changed stands in the log. */
export function BannerHistory({ history }: Pick<DeskBanner, 'history'>) {
  const t = useTranslations()
  const format = formatter(useLocale())
  return (
    <section>
      <h3 className="desk-details__subtitle">{t('deskBanner.history.title')}</h3>
      <ol className="banner-history">
        {history.map(({ what, at, by }) => (
          <li key={`${at} ${what}`}>
            <span className="muted unbroken">{format.dateTime(Date.parse(at))}</span>
            <span>
              <b>{by ?? t('deskBanner.history.nobody')}</b> {t(changeNames[what])}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
