import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PinRefused } from '#client/field/device-book.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import type { Broken, Gate } from './gate.ts'
import { GateScreen } from './gate-screen.tsx'
import { pinDigits } from './pin-digits.ts'
import { PinPad } from './pin-pad.tsx'

type PinFailure = PinRefused | Broken

/** Opens what is on the phone, with a line or without. */
export function PinScreen({ gate, phone }: { gate: Gate; phone: string }) {
  const t = useTranslations('courierApp.pin')
  const [pin, setPin] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PinFailure>()
  const words = (why: PinFailure) =>
    why.code === 'broken' ? t('broken') : t('wrong', { count: why.triesLeft, left: String(why.triesLeft) })
  const enter = async (digits: string) => {
    setPin(digits)
    if (digits.length < pinDigits) return
    setBusy(true)
    const opened = await gate.enterPin(phone, digits)
    setBusy(false)
    setPin('')
    setFailure(opened.ok ? undefined : opened.error)
  }
  return (
    <GateScreen
      title={t('title')}
      text={<span className="unbroken">{formatPhone(phone)}</span>}
      failure={failure && words(failure)}
    >
      <PinPad value={pin} onChange={enter} busy={busy} />
      <Button look="quiet" block onClick={() => gate.askToSignIn(phone)}>
        {t('forgotten')}
      </Button>
    </GateScreen>
  )
}
