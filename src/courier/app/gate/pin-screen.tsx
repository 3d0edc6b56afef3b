import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatPhone } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import type { Gate } from './gate.ts'
import { GateScreen } from './gate-screen.tsx'
import { pinDigits } from './pin-digits.ts'
import { PinPad } from './pin-pad.tsx'

/** Opens what is on the phone, with a line or without. */
export function PinScreen({ gate, phone }: { gate: Gate; phone: string }) {
  const t = useTranslations('courierApp.pin')
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [triesLeft, setTriesLeft] = useState<number>()
  const enter = async (digits: string) => {
    setPin(digits)
    if (digits.length < pinDigits) return
    setBusy(true)
    const opened = await gate.enterPin(phone, digits)
    setBusy(false)
    setPin('')
    if (!opened.ok) setTriesLeft(opened.error.triesLeft)
  }
  return (
    <GateScreen
      title={t('title')}
      text={<span className="unbroken">{formatPhone(phone)}</span>}
      failure={
        triesLeft === undefined ? undefined : t('wrong', { count: triesLeft, left: String(triesLeft) })
      }
    >
      <PinPad value={pin} onChange={enter} busy={busy} />
      <Button look="quiet" block onClick={() => gate.askToSignIn(phone)}>
        {t('forgotten')}
      </Button>
    </GateScreen>
  )
}
