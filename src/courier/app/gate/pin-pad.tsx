import { useEffectEvent, useLayoutEffect } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../../parts/icon.tsx'
import { pinDigits } from './pin-digits.ts'

type PinPadProps = { value: string; onChange: (digits: string) => void; busy?: boolean }

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Large keys under one thumb, with a glove on; a keyboard does it too. The digits themselves are never shown. */
export function PinPad({ value, onChange, busy = false }: PinPadProps) {
  const t = useTranslations('courierApp.pin')
  const add = (digit: string) => {
    if (!busy && value.length < pinDigits) onChange(value + digit)
  }
  const takeBack = () => {
    if (!busy) onChange(value.slice(0, -1))
  }
  const typed = useEffectEvent(({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey) return
    if (/^\d$/.test(key)) add(key)
    if (key === 'Backspace') takeBack()
  })
  // Heard from the moment the pad is seen: a quick thumb loses no digit.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => typed(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <p
        className="pin__dots"
        role="img"
        aria-label={t('typed', { count: String(value.length), of: String(pinDigits) })}
      >
        {Array.from({ length: pinDigits }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          <i key={at} data-full={at < value.length || undefined} data-busy={busy || undefined} />
        ))}
      </p>
      <div className="pin__keys">
        {keys.map((digit) => (
          <PinKey key={digit} digit={digit} onPress={add} />
        ))}
        <span />
        <PinKey digit="0" onPress={add} />
        <button type="button" className="pin__key" onClick={takeBack}>
          <Icon name="arrowLeft" />
          <span className="spoken">{t('takeBack')}</span>
        </button>
      </div>
    </>
  )
}

function PinKey({ digit, onPress }: { digit: string; onPress: (digit: string) => void }) {
  return (
    <button type="button" className="pin__key" onClick={() => onPress(digit)}>
      {digit}
    </button>
  )
}
