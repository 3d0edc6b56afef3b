import { useTranslations } from 'use-intl'
import { KeyHint } from './key-hint.tsx'

/** What single keys do on this screen. Not for those who have no keyboard. */
export function KeyHints({ creates }: { creates: boolean }) {
  const t = useTranslations('desk.keys')
  return (
    <ul className="desk-foot__keys">
      <KeyHint keys={['J', 'K']}>{t('walk')}</KeyHint>
      <KeyHint keys={['/']}>{t('search')}</KeyHint>
      {creates && <KeyHint keys={['N']}>{t('create')}</KeyHint>}
      <KeyHint keys={['Esc']}>{t('close')}</KeyHint>
    </ul>
  )
}
