import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import type { LatLon } from '../map/lat-lon.ts'
import { MyPlaceProblem } from '../map/my-place-problem.tsx'
import { useMyPlace } from '../map/use-my-place.ts'
import type { PointSearch } from './point-search.ts'

type PointQuestionProps = {
  search: PointSearch
  onChange: (part: Partial<PointSearch>) => void
  onNear: (place: LatLon, accuracyM: number) => void
  /** Whether there is a parcel that points could refuse. */
  hasParcel: boolean
}

/** What is looked for: words, "near me", and what narrows the answer. */
export function PointQuestion({ search, onChange, onNear, hasParcel }: PointQuestionProps) {
  const t = useTranslations('points')
  const myPlace = useMyPlace(onNear)
  return (
    <>
      <div className="point-picker__ask">
        <TextField
          label={t('search')}
          type="search"
          maxLength={100}
          placeholder={t('example')}
          value={search.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
        <Button look="second" busy={myPlace.state === 'asking'} onClick={myPlace.ask}>
          <Icon name="pin" size="small" /> {t('nearMe')}
        </Button>
      </div>
      <MyPlaceProblem state={myPlace.state} />
      <fieldset className="point-picker__filters">
        <legend className="spoken">{t('filters')}</legend>
        {hasParcel && (
          <Checkbox
            label={t('fitsOnly')}
            checked={search.fitsOnly}
            onChange={(event) => onChange({ fitsOnly: event.target.checked })}
          />
        )}
        <Checkbox
          label={t('openOnly')}
          checked={search.openOnly}
          onChange={(event) => onChange({ openOnly: event.target.checked })}
        />
      </fieldset>
    </>
  )
}
