import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { brand } from '#kernel/brand.ts'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { limits } from '#modules/orders/domain/limits.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { formatPhone, formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useDeed } from '../use-deed.ts'
import { hiddenPhone } from './hidden-phone.ts'
import type { HandOutOffer, Way } from './offer.ts'

type CodePartProps = {
  scan: number
  parcel: CounterParcel
  offer: HandOutOffer
  way: Exclude<Way, 'document'>
  code: string
  onCode: (code: string) => void
  problem: string | undefined
  onDocument: () => void
  onEnter: () => void
}

/** Six digits: those of the receiver, or of whoever they send. */
export function CodePart(props: CodePartProps) {
  const t = useTranslations('deskCounterHands.code')
  const { parcel, offer, way, code, onCode, problem } = props
  const part = useRef<HTMLDivElement>(null)
  const delegate = parcel.order.wishes.delegate
  const isTyped = offer.code === 'open' && (way === 'code' || delegate !== null)
  // The one thing that is asked for: digits can be typed at once, and after a wrong code again. A label that is scanned
  // meanwhile is a scan all the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way, or another refusal, asks anew
  useEffect(() => {
    if (isTyped) part.current?.querySelector('input')?.focus()
  }, [isTyped, way, problem])
  if (offer.code === 'locked') return <Locked {...props} />
  if (way === 'delegate' && !delegate) return <p className="hand-out__said">{t('noDelegate')}</p>
  const enter = (event: KeyboardEvent) => event.key === 'Enter' && props.onEnter()
  return (
    <div className="code-part" ref={part}>
      {way === 'delegate' && delegate && (
        <p className="hand-out__said">
          <b>{delegate.name}</b> {hiddenPhone(delegate.phone)}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the cells hands over, as the button does */}
      <div className="code-part__cells" onKeyDown={enter}>
        <CodeField
          label={t(way === 'delegate' ? 'ofDelegate' : 'label')}
          hint={t('tries', { left: String(offer.triesLeft), all: String(limits.codeTries) })}
          error={problem}
          known
          block
          value={code}
          onChange={onCode}
        />
      </div>
      {way === 'code' && <SendAgain {...props} />}
    </div>
  )
}

function SendAgain({ scan, parcel: { order }, offer }: CodePartProps) {
  const t = useTranslations('deskCounterHands.code')
  const task = useDeed(scan, orderVerbsCalls.send_code)
  const toast = useToast()
  const failureText = useFailureText()
  const send = async () => {
    const answer = await task.run({ params: { id: order.tracking_code }, body: { version: order.version } })
    if (answer.ok) toast({ text: t('sent', { phone: hiddenPhone(order.receiver_phone) }) })
    else if (answer.error.code !== 'aborted') toast({ tone: 'danger', text: failureText(answer.error) })
  }
  return (
    <p className="code-part__again">
      <Button
        look="quiet"
        small
        disabled={!offer.maySend}
        busy={task.state === 'busy'}
        onClick={() => void send()}
      >
        <Icon name="sms" size="small" />
        {t('again')}
      </Button>
      <span>{t('sends', { used: String(offer.sendsUsed), all: String(limits.codeSends) })}</span>
    </p>
  )
}

/** Five wrong tries: who can make a new code, and what helps at once. The new one is seen here by itself. */
function Locked({ offer, onDocument }: CodePartProps) {
  const t = useTranslations('deskCounterHands.locked')
  const format = formatter(useLocale())
  const [support] = brand.supportPhones
  return (
    <div className="code-locked" role="alert">
      <h3>
        <Icon name="lock" />
        {t('title')}
      </h3>
      <ul>
        <li>
          {offer.newCodesLeft > 0
            ? t('page', { left: offer.newCodesLeft, text: format.number(offer.newCodesLeft) })
            : t('pageUsed')}
        </li>
        <li>
          {t('operator')} <a href={`tel:+998${support}`}>{formatPhone(support)}</a>
        </li>
      </ul>
      <Button look="second" onClick={onDocument}>
        <Icon name="document" size="small" />
        {t('document')}
      </Button>
    </div>
  )
}
