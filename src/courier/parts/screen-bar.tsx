import './screen-bar.css'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from './icon.tsx'
import { Unbroken } from './unbroken.tsx'

type ScreenBarProps = {
  title: ReactNode
  /** A second, quieter line. */
  under?: ReactNode
  /** Without it there is no way back: a first screen. */
  onBack?: (() => void) | undefined
  /** At the right edge: a call, the scanner. */
  action?: ReactNode
}

/** An address in it keeps its numbers whole. */
const untorn = (words: ReactNode) => (typeof words === 'string' ? <Unbroken text={words} /> : words)

/** The top of a courier's screen: the way back, what this is, and one sign for what is often needed. */
export function ScreenBar({ title, under, onBack, action }: ScreenBarProps) {
  const t = useTranslations('courierParts')
  return (
    <header className="screen-bar">
      {onBack && (
        <button type="button" className="screen-bar__button" onClick={onBack}>
          <Icon name="chevronLeft" />
          <span className="spoken">{t('back')}</span>
        </button>
      )}
      <div className="screen-bar__words">
        <h1>{untorn(title)}</h1>
        {under && <p>{untorn(under)}</p>}
      </div>
      {action}
    </header>
  )
}
