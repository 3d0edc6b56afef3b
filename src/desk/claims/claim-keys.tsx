import { useTranslations } from 'use-intl'
import { KeyHint } from '../parts/keys/key-hint.tsx'

/** What single keys do here. Not for those who have no keyboard. */
export function ClaimKeys() {
  const t = useTranslations('claims.keys')
  return (
    <ul className="desk-foot__keys">
      <KeyHint keys={['J', 'K']}>{t('walk')}</KeyHint>
      <KeyHint keys={['C']}>{t('accept')}</KeyHint>
      <KeyHint keys={['X']}>{t('reject')}</KeyHint>
    </ul>
  )
}
