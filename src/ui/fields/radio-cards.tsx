import './radio-cards.css'
import { type ReactNode, useId } from 'react'
import { classes } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { FieldGroup, type FieldTexts } from './field.tsx'

export type RadioCard<Value extends string> = {
  value: Value
  label: ReactNode
  note?: ReactNode
  /** A price, for example. */
  end?: ReactNode
  /** A drawing above the words. */
  picture?: ReactNode
  /** Instead of a picture: a small drawing beside the words. */
  sign?: ReactNode
  /** Why it cannot be chosen; it is disabled then. */
  unavailable?: string | undefined
}

type RadioCardsProps<Value extends string> = FieldTexts & {
  cards: readonly RadioCard<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  name?: string | undefined
  disabled?: boolean | undefined
}

/** One of a few, each with room for a picture, a price and a reason. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { cards, value, onChange, name, ...group } = props
  const ownName = useId()
  return (
    <FieldGroup {...group} className="radio-cards">
      {cards.map((card) => (
        <label
          key={card.value}
          className={classes(
            'radio-card',
            Boolean(card.picture) && 'radio-card--picture',
            Boolean(card.sign) && 'radio-card--sign',
          )}
          data-wrong={group.error ? true : undefined}
        >
          <input
            type="radio"
            className={classes('radio-card__input', card.picture || card.sign ? 'spoken' : 'radio')}
            name={name ?? ownName}
            value={card.value}
            checked={card.value === value}
            disabled={Boolean(card.unavailable)}
            onChange={() => onChange(card.value)}
          />
          {card.picture && (
            <span className="radio-card__picture">
              {card.picture}
              <span className="radio-card__chosen">
                <Icon name="check" size="tiny" />
              </span>
            </span>
          )}
          {card.sign && <span className="radio-card__sign">{card.sign}</span>}
          <span className="radio-card__words">
            <span className="radio-card__label">{card.label}</span>
            {card.note && <span className="radio-card__note">{card.note}</span>}
            {card.unavailable && (
              <span className="radio-card__note">
                <Icon name="info" size="tiny" />
                {card.unavailable}
              </span>
            )}
          </span>
          {card.end && <span className="radio-card__end">{card.end}</span>}
        </label>
      ))}
    </FieldGroup>
  )
}
