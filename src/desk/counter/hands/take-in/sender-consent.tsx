import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { SignatureGlass } from '#client/sign/signature-glass.tsx'
import { isSignature, type Stroke, signaturePicture } from '#client/sign/signature-strokes.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Icon } from '../../parts/icon.tsx'
import { hiddenPhone } from '../hand-out/hidden-phone.ts'
import { codeDigits } from '../hand-out/offer.ts'
import { WayChoice } from '../way-choice.tsx'
import { cashFor, type Intake } from './intake.ts'
import type { IntakeBillProps } from './props.ts'
import { useTakeIn } from './use-take-in.ts'

type SenderConsentProps = IntakeBillProps & { intake: Intake; isReady: boolean }

/** A dearer parcel needs the sender's yes: the code on their phone, or their signature. Without it the old price holds. */
export function SenderConsent(props: SenderConsentProps) {
  const t = useTranslations('deskCounterHands.consent')
  const { parcel, intake, isReady } = props
  const format = formatter(useLocale())
  const [by, setBy] = useState<'code' | 'signature'>('code')
  const [code, setCode] = useState('')
  const [signed, setSigned] = useState<{ strokes: readonly Stroke[]; shape: number }>({
    strokes: [],
    shape: 2,
  })
  const taking = useTakeIn(props)
  const upload = useTask(orderFilesCalls.uploadSignature)
  const failureText = useFailureText()
  const agree = async () => {
    if (by === 'code') {
      const answer = await taking.take({ code })
      if (!answer.ok) setCode('')
      return
    }
    const picture = await signaturePicture(signed.strokes, signed.shape)
    const sent = await upload.run({ file: picture })
    if (sent.ok) await taking.take({ proof: { kind: 'signature', signature: sent.value.id } })
  }
  const isGiven = by === 'code' ? code.length === codeDigits : isSignature(signed.strokes)
  const cash = cashFor(intake, true)
  const busy = taking.busy || upload.state === 'busy'
  const problem = taking.problem ?? (upload.error && failureText(upload.error))
  return (
    <>
      <div className="consent">
        <h3>{t('title', { name: parcel.order.sender_name })}</h3>
        <WayChoice
          label={t('how')}
          ways={[
            { value: 'code', icon: 'sms', text: t('code') },
            { value: 'signature', icon: 'sign', text: t('signature') },
          ]}
          value={by}
          onChange={setBy}
        />
        {by === 'code' ? (
          <CodeField
            label={t('codeLabel')}
            hint={t('codeHint', {
              phone: hiddenPhone(parcel.order.sender_phone),
              time: intake.answerBy ? format.time(Date.parse(intake.answerBy)) : '',
            })}
            error={problem}
            known
            block
            value={code}
            onChange={setCode}
          />
        ) : (
          <>
            <SignatureGlass
              strokes={signed.strokes}
              onStrokes={(strokes, shape) => setSigned({ strokes, shape })}
              label={t('glass', { name: parcel.order.sender_name })}
              clear={t('clear')}
            />
            {problem && <Notice tone="danger">{problem}</Notice>}
          </>
        )}
      </div>
      <div className="intake-bill__end">
        <Button
          className="intake-bill__go"
          disabled={!isGiven || !isReady}
          busy={busy}
          onClick={() => void agree()}
        >
          <Icon name="check" />
          {cash > 0 ? t('yesCash', { amount: format.number(cash) }) : t('yes')}
        </Button>
        <Button look="second" disabled={!isReady} busy={busy} onClick={() => void taking.take({})}>
          {t('no', { amount: format.number(intake.price) })}
        </Button>
        <p className="intake-bill__why">{t(isReady ? 'noText' : 'checksFirst')}</p>
      </div>
    </>
  )
}
