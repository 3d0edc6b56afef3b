import { useTranslations } from 'use-intl'
import { useWhyNote } from '#parcel/price/place-field.tsx'
import type { FoundPlace } from '#parcel/price/places.ts'
import type { ChosenPlace } from '#parcel/price/question.ts'
import { LocalLink } from '../../shell/local-link.tsx'

type DidYouMeanProps = {
  label: string
  others: readonly FoundPlace[]
  /** Whether one of them was taken already. */
  taken: boolean
  addressOf: (place: ChosenPlace) => string
}

/** For what was typed without a script: the names it could have been, as links to the same question. */
export function DidYouMean({ label, others, taken, addressOf }: DidYouMeanProps) {
  const t = useTranslations('calculator')
  const noteOf = useWhyNote()
  if (others.length === 0) return null
  return (
    <div className="did-you-mean">
      <p>{t(taken ? 'didYouMean.orElse' : 'didYouMean.which', { field: label })}</p>
      <ul>
        {others.map((found) => (
          <li key={found.place.id}>
            <LocalLink to={addressOf(found.place)}>{found.place.label}</LocalLink>{' '}
            <span className="muted">{noteOf(found)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
