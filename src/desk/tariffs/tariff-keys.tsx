import { useTranslations } from 'use-intl'

type TariffKeysProps = { walks?: boolean; creates?: boolean; leads?: boolean }

/** What single keys do on these screens. */
export function TariffKeys({ walks, creates, leads }: TariffKeysProps) {
  const t = useTranslations('deskTariffs.keys')
  return (
    <ul className="desk-foot__keys">
      {walks && (
        <li>
          <kbd>J</kbd>
          <kbd>K</kbd>
          {t('walk')}
        </li>
      )}
      {creates && (
        <li>
          <kbd>N</kbd>
          {t('create')}
        </li>
      )}
      {leads && (
        <li>
          <kbd>Esc</kbd>
          {t('back')}
        </li>
      )}
    </ul>
  )
}
