import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import type { HandOverView, Takers } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { named, recentFirst } from './give-choice.ts'

/** Those who stand at this counter most are not searched for. */
const mostShown = 5

type CourierChoiceProps = {
  given: readonly HandOverView[]
  value: string | undefined
  onChange: (courier: string) => void
}

export function CourierChoice(props: CourierChoiceProps) {
  const takers = useAnswer(handOverCalls.listTakers, {})
  return (
    <Loaded of={takers} look="part">
      {({ couriers }) => <Choice {...props} couriers={recentFirst(couriers, props.given)} />}
    </Loaded>
  )
}

function Choice({ couriers, value, onChange }: CourierChoiceProps & { couriers: Takers['couriers'] }) {
  const t = useTranslations('deskCounterCourier.give')
  const [typed, setTyped] = useState('')
  const found = named(couriers, typed)
  const shown = found.slice(0, mostShown)
  const chosen = couriers.find(({ id }) => id === value)
  // Whoever is chosen stays in sight, whatever is searched for.
  const cards = chosen && !shown.includes(chosen) ? [chosen, ...shown.slice(0, mostShown - 1)] : shown
  return (
    <div className="give-whom">
      {couriers.length > mostShown && (
        <TextField
          label={t('search')}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {cards.length > 0 ? (
        <RadioCards
          label={t('whom')}
          value={value}
          onChange={onChange}
          cards={cards.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : (
        <p className="counter-quiet">{t('nobody')}</p>
      )}
    </div>
  )
}
