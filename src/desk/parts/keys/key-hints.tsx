import { useTranslations } from 'use-intl'
import { KeyHint } from './key-hint.tsx'
import type { Shortcuts } from './shortcuts.ts'

/** What single keys do on this screen, those alone that do something now. Not for those who have no keyboard. */
export function KeyHints({ of: { next, search, create, close } }: { of: Shortcuts }) {
  const t = useTranslations('desk.keys')
  return (
    <ul className="desk-foot__keys">
      {next && <KeyHint keys={['J', 'K']}>{t('walk')}</KeyHint>}
      {search && <KeyHint keys={['/']}>{t('search')}</KeyHint>}
      {create && <KeyHint keys={['N']}>{t('create')}</KeyHint>}
      {close && <KeyHint keys={['Esc']}>{t('close')}</KeyHint>}
    </ul>
  )
}
