import { useTranslations } from 'use-intl'
import { LoadFailed } from '#client/loaded.tsx'
import { brand } from '#kernel/brand.ts'
import { commonReason, offerLookedAt } from '#parcel/price/offers.ts'
import type { Question, Way } from '#parcel/price/question.ts'
import type { Terms } from '#parcel/price/terms.ts'
import type { Answer, Quoted } from '#parcel/price/use-quote.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Skeleton } from '#ui/waiting/skeleton.tsx'
import { PhoneLink } from '../../../shell/support-phones.tsx'
import { CopyLink } from '../copy-link.tsx'
import { OfferLines } from './chosen-offer.tsx'
import { OfferGrid } from './offer-grid.tsx'

type AnswerPanelProps = {
  quoted: Quoted
  question: Question
  onChoose: (way: Way) => void
  terms: Terms
}

/** The answer: all offers side by side, the chosen one line by line. */
export function AnswerPanel(props: AnswerPanelProps) {
  const t = useTranslations('calculator')
  const { quoted, question } = props
  const { answer, state, error, retry } = quoted
  return (
    <section className="calc-answer" aria-labelledby="calc-answer">
      <div className="calc-answer__head">
        <h2 className="calc-question" id="calc-answer">
          {t('waysQuestion')}
        </h2>
        {answer && <CopyLink />}
      </div>
      {error && <LoadFailed error={error} retry={retry} look="part" title={t('failedTitle')} />}
      {!answer && state === 'none' && (
        <p className="calc-answer__empty">{t(question.from && question.to ? 'emptyParcel' : 'empty')}</p>
      )}
      {!answer && state === 'loading' && <Skeleton of="rows" count={4} label={t('counting')} />}
      {answer && (
        <div
          className="calc-answer__body"
          data-stale={state !== 'ready' || undefined}
          aria-busy={state === 'loading'}
        >
          {state === 'failed' && <p className="muted">{t('stale')}</p>}
          <Offers {...props} answer={answer} />
        </div>
      )}
    </section>
  )
}

function Offers({ answer, question, onChoose, terms }: AnswerPanelProps & { answer: Answer }) {
  const { offers, today } = answer
  const refused = commonReason(offers)
  const lookedAt = offerLookedAt(offers, question.way)
  if (refused !== undefined) return <Refused reason={refused} code={offers[0]?.reason_code ?? ''} />
  return (
    <>
      <p className="calc-answer__note">
        <Icon name="clock" size="small" className="calc-answer__clock" />
        <CutOff terms={terms} />
      </p>
      <OfferGrid offers={offers} lookedAt={lookedAt} onChoose={onChoose} today={today} terms={terms} />
      {lookedAt && <OfferLines offer={lookedAt} question={question} terms={terms} />}
    </>
  )
}

function CutOff({ terms }: { terms: Terms }) {
  const t = useTranslations('calculator')
  return <span>{t('cutOff', { time: `${terms.cutOffHour}:00` })}</span>
}

/** Nothing can be had, for one reason; what only a manager can arrange comes with the number to call. */
function Refused({ reason, code }: { reason: string; code: string }) {
  const t = useTranslations('calculator')
  const [phone = ''] = brand.supportPhones
  return (
    <Notice tone="warning" title={t('refused')}>
      <p>{reason}</p>
      {code === 'on_request' && (
        <p>
          <PhoneLink phone={phone} />
        </p>
      )}
    </Notice>
  )
}
