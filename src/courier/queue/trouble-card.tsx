import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/class-names.ts'
import { CallButton } from '../parts/calls/call-button.tsx'
import { Icon } from '../parts/icon.tsx'
import { NumberStar } from '../parts/number-star.tsx'
import { useStopWords } from '../parts/stop-words.ts'
import { WaysButton } from '../parts/ways.tsx'
import type { TroubleStep, TroubleView } from './trouble-view.ts'

type TroubleCardProps = {
  trouble: TroubleView
  number: number | undefined
  onUnderstood: () => void
}

/** Who and when; then, large, what to do now; then one quiet sentence about what has happened. */
export function TroubleCard({ trouble, number, onUnderstood }: TroubleCardProps) {
  const t = useTranslations('courierQueue')
  const all = useTranslations()
  const format = formatter(useLocale())
  const words = useStopWords()
  const { stop, parcel, isHot, what, decided, message, collected } = trouble
  return (
    <article className={classes('trouble', isHot && 'trouble--hot')}>
      <p className="trouble__head">
        {number !== undefined && <NumberStar number={number} look={isHot ? 'trouble' : 'now'} />}
        <span>
          <b>{stop?.name ?? parcel}</b>
          {stop && `, ${words.house(stop.place)}`}
        </span>
        <time>{format.time(Date.parse(trouble.happenedAt))}</time>
      </p>
      <h2>{decided ?? all(`courierQueue.now.${what}`)}</h2>
      {message && <p className="trouble__why">{message}</p>}
      {isHot && collected > 0 && (
        <p className="trouble__why">{t('inBooks', { amount: format.money(collected) })}</p>
      )}
      <div className="trouble__steps">
        {trouble.steps.map((step, place) => (
          <Step
            key={step}
            step={step}
            isMain={place === 0 && isHot}
            isAlone={trouble.steps.length === 1}
            trouble={trouble}
            onUnderstood={onUnderstood}
          />
        ))}
      </div>
    </article>
  )
}

type StepProps = {
  step: TroubleStep
  isMain: boolean
  isAlone: boolean
  trouble: TroubleView
  onUnderstood: () => void
}

function Step({ step, isMain, isAlone, trouble: { stop }, onUnderstood }: StepProps) {
  const t = useTranslations('courierQueue.steps')
  const look = isMain ? 'main' : 'second'
  const className = isAlone ? 'trouble__step--alone' : undefined
  if (step === 'understood' || !stop)
    return (
      <Button look="second" courier className={className} onClick={onUnderstood}>
        <Icon name="check" />
        {t('understood')}
      </Button>
    )
  if (step === 'way') return <WaysButton stop={stop} className={className} />
  if (step === 'call')
    return (
      <CallButton look={look} className={className} orderId={stop.order_id} phone={stop.phone}>
        {t('call')}
      </CallButton>
    )
  const to = step === 'codeAgain' ? `/stops/${stop.order_id}/deliver` : `/stops/${stop.order_id}`
  return (
    <Link className={buttonClass({ look: 'second', courier: true, className })} to={to}>
      {t(step === 'codeAgain' ? 'codeAgain' : 'openStop')}
    </Link>
  )
}
