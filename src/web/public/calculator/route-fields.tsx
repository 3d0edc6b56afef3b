import { useTranslations } from 'use-intl'
import { PlaceField } from '#parcel/price/place-field.tsx'
import type { Question } from '#parcel/price/question.ts'
import { Icon } from '#ui/icon.tsx'
import { Star } from '#ui/star.tsx'
import { pathOf } from '../../shell/site-links.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { writeQuery } from './address-query.ts'
import type { CalculatorData } from './calculator.server.ts'
import { DidYouMean } from './did-you-mean.tsx'

type RouteFieldsProps = {
  question: Question
  onChange: (change: Pick<Question, 'from'> | Pick<Question, 'to'> | Pick<Question, 'from' | 'to'>) => void
  data: Pick<CalculatorData, 'typed' | 'terms' | 'question'>
}

/** Two places on one road. */
export function RouteFields({ question, onChange, data }: RouteFieldsProps) {
  const t = useTranslations('calculator')
  const { from, to } = question
  const { typed, terms, question: given } = data
  const address = (change: Partial<Question>) =>
    `${pathOf('calculator')}?${writeQuery({ ...question, ...change }, terms)}`
  return (
    <section aria-label={t('route')}>
      <div className="calc-road">
        <div className="calc-stop">
          <Star className="calc-stop__star" />
          <PlaceField
            name="from"
            label={t('from')}
            value={from}
            typed={typed.from.text}
            onChange={(place) => onChange({ from: place })}
          />
        </div>
        <div className="calc-stop calc-stop--to">
          <Star className="calc-stop__star" />
          <PlaceField
            name="to"
            label={t('to')}
            value={to}
            typed={typed.to.text}
            onChange={(place) => onChange({ to: place })}
          />
        </div>
        <button
          type="button"
          className="calc-road__swap"
          hidden={!useHydrated()}
          onClick={() => onChange({ from: to, to: from })}
        >
          <Icon name="sort" size="small" />
          <span className="spoken">{t('swap')}</span>
        </button>
      </div>
      <DidYouMean
        label={t('from')}
        others={from?.id === given.from?.id ? typed.from.others : []}
        taken={from !== undefined}
        addressOf={(place) => address({ from: place })}
      />
      <DidYouMean
        label={t('to')}
        others={to?.id === given.to?.id ? typed.to.others : []}
        taken={to !== undefined}
        addressOf={(place) => address({ to: place })}
      />
    </section>
  )
}
