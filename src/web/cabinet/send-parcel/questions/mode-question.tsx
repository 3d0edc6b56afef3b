import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { spokenInterval, timeIntervals } from '#modules/orders/domain/order.ts'
import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import { isDoorAt } from '#parcel/draft/ends.ts'
import type { OrderDraft, TimeInterval } from '#parcel/draft/order-draft.ts'
import { modeName } from '#parcel/names/way-names.ts'
import { isPriced } from '#parcel/price/offers.ts'
import { usePromised } from '#parcel/price/use-promised.ts'
import type { Answer } from '#parcel/price/use-quote.ts'
import { formatter } from '#platform/i18n/format.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/waiting/skeleton.tsx'
import type { Step } from '../steps.ts'
import type { Wizard } from '../use-wizard.ts'
import { WayOn } from '../way-on.tsx'
import { Question } from './question.tsx'

/** As people think of them: what is carried for them first. */
const modes = [2, 1, 3, 4] as const
type Mode = (typeof modes)[number]

/** Door or point at each end, how fast, and when at the door. */
export function ModeQuestion({ wizard, current }: { wizard: Wizard; current: Step }) {
  const t = useTranslations('sendParcel.mode')
  const { quoted, draft } = wizard
  const { answer } = quoted
  return (
    <Question step="mode" current={current} title={t('title')} hint={t('hint')}>
      {answer ? (
        <div className="wizard-offers" data-stale={quoted.state !== 'ready' || undefined}>
          <ModeCards wizard={wizard} answer={answer} />
          <LevelCards wizard={wizard} answer={answer} />
        </div>
      ) : (
        quoted.state === 'loading' && <Skeleton of="cards" count={4} label={t('counting')} />
      )}
      <WayOn wizard={wizard} at="mode" />
      {isDoorAt('to', draft) && <IntervalField wizard={wizard} />}
    </Question>
  )
}

type CardsProps = { wizard: Wizard; answer: Answer }

const offerAt = ({ offers }: Answer, option: number, type: number): OfferAnswer | undefined =>
  offers.find(({ delivery_option, delivery_type }) => delivery_option === option && delivery_type === type)

function ModeCards({ wizard, answer }: CardsProps) {
  const t = useTranslations('sendParcel.mode')
  const { number } = formatter(useLocale())
  const { draft, change } = wizard
  const level = draft.deliveryMethod.delivery_type
  const names = useTranslations()
  const notes: Record<Mode, string> = {
    1: t('pointPointNote'),
    2: t('doorDoorNote'),
    3: t('doorPointNote'),
    4: t('pointDoorNote'),
  }
  const cards = modes.map((mode) => {
    // Where the level is what cannot be had, the mode is not refused for it: the level says why.
    const offer = [level, 1, 2].map((type) => offerAt(answer, mode, type)).find((one) => one && isPriced(one))
    const refused = offerAt(answer, mode, level)
    const price = offer?.price ?? undefined
    const unavailable = price === undefined ? (refused?.reason ?? undefined) : undefined
    return {
      value: String(mode),
      label: names(modeName(mode)),
      note: notes[mode],
      sign: <Ends mode={mode} off={Boolean(unavailable)} />,
      ...(price === undefined ? { unavailable } : { end: number(price) }),
    }
  })
  return (
    <div className="mode-cards">
      <RadioCards
        label={<span className="spoken">{t('title')}</span>}
        cards={cards}
        value={String(draft.delivery_option)}
        onChange={(value) => change({ delivery_option: Number(value) as OrderDraft['delivery_option'] })}
      />
    </div>
  )
}

/** The two ends as signs, with the road between them. */
function Ends({ mode, off }: { mode: Mode; off: boolean }) {
  const sign = (end: 'from' | 'to') => (isDoorAt(end, { delivery_option: mode }) ? 'door' : 'point')
  return (
    <span className="mode-cards__ends" data-off={off || undefined}>
      <Icon name={sign('from')} />
      <span className="mode-cards__road" />
      <Icon name={sign('to')} />
    </span>
  )
}

function LevelCards({ wizard, answer }: CardsProps) {
  const t = useTranslations('sendParcel.mode')
  const { number } = formatter(useLocale())
  const promised = usePromised(answer.today)
  const { draft, change } = wizard
  const { standardDays, expressHours } = wizard.terms
  const names = {
    1: t('standard', {
      count: standardDays.to,
      from: String(standardDays.from),
      to: String(standardDays.to),
    }),
    2: t('express', { count: expressHours, hours: String(expressHours) }),
  }
  const cards = ([1, 2] as const).map((type) => {
    const offer = offerAt(answer, draft.delivery_option, type)
    return offer && isPriced(offer)
      ? { value: String(type), label: names[type], note: promised(offer.promised), end: number(offer.price) }
      : { value: String(type), label: names[type], unavailable: offer?.reason ?? undefined }
  })
  return (
    <RadioCards
      label={t('level')}
      cards={cards}
      value={String(draft.deliveryMethod.delivery_type)}
      onChange={(value) => change({ deliveryMethod: { delivery_type: value === '2' ? 2 : 1 } })}
    />
  )
}

function IntervalField({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('sendParcel.mode')
  const { draft, change } = wizard
  return (
    <div className="wizard-interval">
      <Select
        label={t('interval')}
        hint={t('intervalHint')}
        value={draft.deliveryInformation.time_interval ?? ''}
        onChange={(event) =>
          change({
            deliveryInformation: { time_interval: (event.target.value || null) as TimeInterval | null },
          })
        }
      >
        <option value="">{t('anyTime')}</option>
        {timeIntervals.map((interval) => (
          <option key={interval} value={interval}>
            {spokenInterval(interval)}
          </option>
        ))}
      </Select>
    </div>
  )
}
