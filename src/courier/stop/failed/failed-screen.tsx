import './failed.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CallCard } from '#client/field/call-cards.ts'
import { useLocale } from '#client/surroundings.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import type { FailureReason } from '#modules/orders/domain/words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { CallSign } from '../../parts/calls/call-button.tsx'
import type { CallMade } from '../../parts/calls/calls-made.ts'
import { Icon } from '../../parts/icon.tsx'
import { PhotoShown, TakePhoto } from '../../parts/photo/photo-field.tsx'
import { ScreenBar } from '../../parts/screen-bar.tsx'
import { ScreenFoot } from '../../parts/screen-foot.tsx'
import { leavesCallCard, nextStepAfter, reasonsAt, tryNumber } from './failure.ts'

type FailedScreenProps = {
  stop: Stop
  number: number | undefined
  /** Undefined: the block is used up, and none is left at the door. */
  callCard: CallCard | undefined
  calls: readonly CallMade[]
  /** How far from the door the phone is. */
  metres: number | undefined
  busy: boolean
  problem: string | undefined
  onBack: () => void
  onFailed: (failed: { reason: FailureReason; photo: Blob | undefined; callCard: string | undefined }) => void
}

/** One reason, what proves it, the number for the slip, and what its receiver will be told. */
export function FailedScreen(props: FailedScreenProps) {
  const { stop, number, callCard, busy, problem, onBack, onFailed } = props
  const t = useTranslations('courierFailed')
  const [reason, setReason] = useState<FailureReason>()
  const [photo, setPhoto] = useState<Blob>()
  const card = leavesCallCard(stop) ? callCard : undefined
  return (
    <main className="field-screen">
      <ScreenBar
        title={t(stop.kind === 'collect' ? 'titlePickup' : 'title')}
        under={number === undefined ? stop.name : t('who', { number: String(number), name: stop.name })}
        onBack={onBack}
        action={<CallSign orderId={stop.order_id} name={stop.name} phone={stop.phone} />}
      />
      <Reasons stop={stop} chosen={reason} onChoose={setReason} />
      <Evidence {...props} photo={photo} onPhoto={setPhoto} />
      {card && <Slip card={card} />}
      {reason && <NextStepWords stop={stop} reason={reason} />}
      {problem && (
        <Notice tone="danger" className="field-screen__notice">
          {problem}
        </Notice>
      )}
      <ScreenFoot>
        <Button
          className="field-screen__go"
          block
          busy={busy}
          disabled={!reason}
          onClick={() => reason && onFailed({ reason, photo, callCard: card?.number })}
        >
          {t(card ? 'written' : 'go')}
          <Icon name="arrowRight" />
        </Button>
      </ScreenFoot>
    </main>
  )
}

type ReasonsProps = {
  stop: Stop
  chosen: FailureReason | undefined
  onChoose: (reason: FailureReason) => void
}

function Reasons({ stop, chosen, onChoose }: ReasonsProps) {
  const t = useTranslations('courierFailed')
  const all = useTranslations()
  return (
    <fieldset className="failed-reasons">
      <legend>{t('what')}</legend>
      <div className="failed-reasons__grid">
        {reasonsAt(stop).map((reason) => (
          <label key={reason} className="failed-reasons__one">
            <input
              type="radio"
              name="reason"
              className="spoken"
              checked={reason === chosen}
              onChange={() => onChoose(reason)}
            />
            {all(`courierFailed.reasons.${reason}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type EvidenceProps = Pick<FailedScreenProps, 'calls' | 'metres'> & {
  photo: Blob | undefined
  onPhoto: (photo: Blob | undefined) => void
}

/** Farther than this nobody stands at the door. */
const nearMetres = 150

function Evidence({ calls, metres, photo, onPhoto }: EvidenceProps) {
  const t = useTranslations('courierFailed')
  const format = formatter(useLocale())
  const times = calls.map(({ at }) => format.time(at)).join(', ')
  return (
    <section className="failed-evidence">
      {photo ? (
        <PhotoShown photo={photo} alt={t('photo')} onRemove={() => onPhoto(undefined)} />
      ) : (
        <TakePhoto label={t('take')} onPhoto={onPhoto} />
      )}
      <ul>
        <Line isThere={photo !== undefined}>{t(photo ? 'photoTaken' : 'photoMissing')}</Line>
        <Line isThere={metres !== undefined && metres <= nearMetres}>
          {metres === undefined ? t('placeUnknown') : t('metres', { metres: format.number(metres) })}
        </Line>
        <Line isThere={calls.length > 0}>
          {calls.length > 0
            ? t('calls', { count: calls.length, text: format.number(calls.length), times })
            : t('noCalls')}
        </Line>
      </ul>
    </section>
  )
}

function Line({ isThere, children }: { isThere: boolean; children: string }) {
  return (
    <li data-there={isThere || undefined}>
      <Icon
        name={isThere ? 'check' : 'minus'}
        size="small"
        className={isThere ? 'failed-evidence__there' : undefined}
      />
      <span>{children}</span>
    </li>
  )
}

/** The slip left at the door: large figures to copy, and a torn edge. */
function Slip({ card: { number, place, of } }: { card: CallCard }) {
  const t = useTranslations('courierFailed.card')
  const format = formatter(useLocale())
  return (
    <section className="failed-slip" aria-label={t('name')}>
      <p>
        {t('write')}
        <span>{t('place', { place: format.number(place), of: format.number(of) })}</span>
      </p>
      <b>
        {(number.match(/.{1,4}/g) ?? [number]).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups stand in the order of the number
          <span key={index}>{group}</span>
        ))}
      </b>
    </section>
  )
}

function NextStepWords({ stop, reason }: { stop: Stop; reason: FailureReason }) {
  const t = useTranslations()
  return (
    <p className="failed-next" role="status">
      <Icon name="chat" className="failed-next__sign" />
      <span>
        {t(`courierFailed.next.${nextStepAfter(stop, reason)}`, { number: String(tryNumber(stop)) })}
      </span>
    </p>
  )
}
