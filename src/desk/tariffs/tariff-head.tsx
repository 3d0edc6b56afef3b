import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { TariffAnswer } from '#modules/pricing/tariff/tariff.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useAuthors } from './authors.ts'
import { TariffState } from './tariff-state.tsx'

type TariffHeadProps = { tariff: TariffAnswer; changes: number }

/** Which version this is, whose, why, and how far from the one in force. */
export function TariffHead({ tariff, changes }: TariffHeadProps) {
  const t = useTranslations('deskTariffs')
  const format = formatter(useLocale())
  const author = useAuthors()
  const { version, state, effective_from: from, note, created_by: person, created_at: at } = tariff
  return (
    <header className="tariff-head">
      <LocalLink className="icon-button tariff-head__back" to="/desk/tariffs" title={t('actions.back')}>
        <Icon name="chevronLeft" />
        <span className="spoken">{t('actions.back')}</span>
      </LocalLink>
      <strong className="tariff-head__version">{t('version', { version: String(version) })}</strong>
      <TariffState state={state} />
      {from !== null && (
        <span className="tariff-head__from">
          {t('columns.from')}: <b>{format.dateTime(new Date(from))}</b>
        </span>
      )}
      <span className="tariff-head__note">{note || t('firstNote')}</span>
      <span className="muted">
        {author(person)}, {format.date(new Date(at))}
      </span>
      {state !== 'in_force' && <ChangeCount changes={changes} />}
    </header>
  )
}

export function ChangeCount({ changes }: { changes: number }) {
  const t = useTranslations('deskTariffs.changed')
  const format = formatter(useLocale())
  return (
    <span className="tariff-head__changes" data-some={changes > 0 || undefined} role="status">
      {changes === 0 ? t('same') : t('count', { count: changes, text: format.number(changes) })}
    </span>
  )
}
