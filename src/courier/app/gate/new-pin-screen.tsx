import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { GateScreen } from './gate-screen.tsx'
import { isEasyPin, pinDigits } from './pin-digits.ts'
import { PinPad } from './pin-pad.tsx'

/** Twice, so that nobody is locked out by a slip of the thumb. */
export function NewPinScreen({ choose }: { choose: (pin: string) => Promise<void> }) {
  const t = useTranslations('courierApp.pin')
  const [first, setFirst] = useState<string>()
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<'easy' | 'different'>()
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
    await choose(digits)
  }
  return (
    <GateScreen
      title={t(first === undefined ? 'choose' : 'again')}
      text={t('why')}
      failure={failure && t(failure === 'easy' ? 'easy' : 'different')}
    >
      <PinPad value={pin} onChange={take} busy={busy} />
    </GateScreen>
  )
}
