import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** What single keys do on this screen. Not for those who have no keyboard. */
export function KeyHints({ creates }: { creates: boolean }) {
  const t = useTranslations('desk.keys')
  return (
    <ul className="desk-foot__keys">
      <Hint keys={['J', 'K']}>{t('walk')}</Hint>
      <Hint keys={['/']}>{t('search')}</Hint>
      {creates && <Hint keys={['N']}>{t('create')}</Hint>}
      <Hint keys={['Esc']}>{t('close')}</Hint>
    </ul>
  )
}

function Hint({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <li>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {children}
    </li>
  )
}
