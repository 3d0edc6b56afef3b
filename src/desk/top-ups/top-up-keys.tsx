import { useTranslations } from 'use-intl'
import { KeyHint } from '../parts/keys/key-hint.tsx'

/** What single keys do here. Not for those who have no keyboard. */
export function TopUpKeys() {
  const t = useTranslations('deskTopUps.keys')
  return (
    <ul className="desk-foot__keys">
      <KeyHint keys={['J', 'K']}>{t('walk')}</KeyHint>
      <KeyHint keys={['C']}>{t('approve')}</KeyHint>
      <KeyHint keys={['X']}>{t('reject')}</KeyHint>
      <KeyHint keys={['Z']}>{t('zoom')}</KeyHint>
    </ul>
  )
}
