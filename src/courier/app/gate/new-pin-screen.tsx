import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GateState } from './gate.ts'
import { GateScreen } from './gate-screen.tsx'
import { isEasyPin, pinDigits } from './pin-digits.ts'
import { PinPad } from './pin-pad.tsx'

type Choose = Extract<GateState, { at: 'new_pin' }>['choose']

/** Twice, so that nobody is locked out by a slip of the thumb. */
export function NewPinScreen({ choose }: { choose: Choose }) {
  const t = useTranslations('courierApp.pin')
  const [first, setFirst] = useState<string>()
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<'easy' | 'different' | 'broken'>()
  const words = { easy: t('easy'), different: t('different'), broken: t('broken') }
  const take = async (digits: string) => {
    setPin(digits)
    if (digits.length < pinDigits) return
    setPin('')
    if (first === undefined) {
      const easy = isEasyPin(digits)
      setFailure(easy ? 'easy' : undefined)
      if (!easy) setFirst(digits)
      return
    }
    if (first !== digits) {
      setFailure('different')
      setFirst(undefined)
      return
    }
    setBusy(true)
    const chosen = await choose(digits)
    setBusy(false)
    if (!chosen.ok) setFailure('broken')
  }
  return (
    <GateScreen
      title={t(first === undefined ? 'choose' : 'again')}
      text={t('why')}
      failure={failure && words[failure]}
    >
      <PinPad value={pin} onChange={take} busy={busy} />
    </GateScreen>
  )
}
