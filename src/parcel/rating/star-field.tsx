import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { FieldGroup } from '#ui/fields/field.tsx'
import { Star } from '#ui/star.tsx'

export const starWords = {
  1: 'feedback.words.one',
  2: 'feedback.words.two',
  3: 'feedback.words.three',
  4: 'feedback.words.four',
  5: 'feedback.words.five',
} as const
export type Stars = keyof typeof starWords
const all = [1, 2, 3, 4, 5] as const

type StarFieldProps = {
  value: Stars | undefined
  onChange: (stars: Stars) => void
  error: string | undefined
}

/** Five radio buttons in the shape of the house's star: arrows move along them, as in any group. */
export function StarField({ value, onChange, error }: StarFieldProps) {
  const t = useTranslations()
  const name = useId()
  return (
    <FieldGroup label={t('feedback.stars')} error={error}>
      <div className="stars">
        {all.map((stars) => (
          <label key={stars} className="stars__one">
            <input
              type="radio"
              className="spoken"
              name={name}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <Star className="stars__star" />
            <span className="spoken">
              {t('feedback.star', { count: stars, shown: String(stars), word: t(starWords[stars]) })}
            </span>
          </label>
        ))}
      </div>
      <p className="stars__word" aria-hidden="true">
        {value === undefined ? '\u00a0' : t(starWords[value])}
      </p>
    </FieldGroup>
  )
}

/** As given, not to be changed here. */
export function GivenStars({ stars }: { stars: number }) {
  const t = useTranslations('feedback')
  return (
    <p className="stars stars--given">
      <span className="spoken">{t('given', { count: stars, shown: String(stars) })}</span>
      {all.map((one) => (
        <Star key={one} className={one <= stars ? 'stars__star stars__star--on' : 'stars__star'} />
      ))}
    </p>
  )
}
