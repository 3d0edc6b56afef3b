import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** What single keys do here. Not for those who have no keyboard. */
export function ClaimKeys() {
  const t = useTranslations('claims.keys')
  return (
    <ul className="desk-foot__keys">
      <Hint keys={['J', 'K']}>{t('walk')}</Hint>
      <Hint keys={['C']}>{t('accept')}</Hint>
      <Hint keys={['X']}>{t('reject')}</Hint>
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
