import { useTranslations } from 'use-intl'
import { spokenInterval, timeIntervals } from '#modules/orders/domain/order.ts'
import type { OfferAnswer } from '#modules/pricing/pricing.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { isPriced } from '../calculator/offers.ts'
import { usePromised } from '../calculator/use-promised.ts'
import type { Answer } from '../calculator/use-quote.ts'
import { isDoorAt } from '../order-draft/ends.ts'
import type { OrderDraft, TimeInterval } from '../order-draft/order-draft.ts'
import { useLocale } from '../shell/current-page.ts'
import { Question } from './question.tsx'
import type { Step } from './steps.ts'
import type { Wizard } from './use-wizard.ts'
import { WayOn } from './way-on.tsx'

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
  const names: Record<Mode, { label: string; note: string }> = {
    1: { label: t('pointPoint'), note: t('pointPointNote') },
    2: { label: t('doorDoor'), note: t('doorDoorNote') },
    3: { label: t('doorPoint'), note: t('doorPointNote') },
    4: { label: t('pointDoor'), note: t('pointDoorNote') },
  }
  const cards = modes.map((mode) => {
    // Where the level is what cannot be had, the mode is not refused for it: the level says why.
    const offer = [level, 1, 2].map((type) => offerAt(answer, mode, type)).find((one) => one && isPriced(one))
    const refused = offerAt(answer, mode, level)
    return {
      value: String(mode),
      ...names[mode],
      picture: <Ends mode={mode} />,
      ...(offer?.price === undefined || offer.price === null
        ? { unavailable: refused?.reason ?? undefined }
        : { end: number(offer.price) }),
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
function Ends({ mode }: { mode: Mode }) {
  const sign = (end: 'from' | 'to') => (isDoorAt(end, { delivery_option: mode }) ? 'door' : 'point')
  return (
    <span className="mode-cards__ends">
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
    1: t('standard', { from: String(standardDays.from), to: String(standardDays.to) }),
    2: t('express', { hours: String(expressHours) }),
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
