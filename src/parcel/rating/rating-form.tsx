import './feedback.css'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { type RatingTag, ratingRules, tagsFor } from '#modules/delivery/domain/rating-rules.ts'
import type { DriverInfo } from '#modules/delivery/rating.contract.ts'
import { Button } from '#ui/button.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { DriverLine } from './driver-line.tsx'
import { type RatingPlace, useRating } from './rating-place.ts'
import { tagTexts } from './rating-tags.ts'
import { StarField, type Stars } from './star-field.tsx'

type RatingFormProps = {
  place: RatingPlace
  driver: DriverInfo
  /** What the server knows now. */
  onSaved: (driver: DriverInfo) => void
}

export function RatingForm({ place, driver, onSaved }: RatingFormProps) {
  const t = useTranslations('feedback')
  const failureText = useFailureText()
  const task = useRating(place)
  const { review } = driver
  const [stars, setStars] = useState(review?.stars as Stars | undefined)
  const [tags, setTags] = useState<readonly RatingTag[]>(review?.tags ?? [])
  const [comment, setComment] = useState(review?.comment ?? '')
  const [isMissing, setMissing] = useState(false)

  const choose = (chosen: Stars) => {
    setMissing(false)
    setStars(chosen)
    // What fits five stars does not fit two.
    setTags((known) => known.filter((tag) => tagsFor(chosen).includes(tag)))
  }
  const send = async (given: Stars) => {
    const answer = await task.rate({ stars: given, tags: [...tags], comment })
    if (answer.ok) onSaved(answer.value)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (stars !== undefined) return void send(stars)
    setMissing(true)
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form className="rating-form" onSubmit={submit} noValidate>
      <DriverLine driver={driver} />
      <StarField value={stars} onChange={choose} error={isMissing ? t('choose') : undefined} />
      {stars !== undefined && (
        <>
          <TagField stars={stars} value={tags} onChange={setTags} />
          <TextArea
            label={t('comment')}
            hint={t('commentHint')}
            optional={t('optional')}
            maxLength={ratingRules.longestComment}
            value={comment}
            error={task.told('comment')}
            onChange={(event) => setComment(event.target.value)}
          />
        </>
      )}
      {task.error && (
        <div role="alert">
          <Notice tone="danger">{failureText(task.error)}</Notice>
        </div>
      )}
      <Button type="submit" block busy={task.state === 'busy'}>
        {t(review ? 'save' : 'send')}
      </Button>
    </form>
  )
}

type TagFieldProps = {
  stars: Stars
  value: readonly RatingTag[]
  onChange: (tags: readonly RatingTag[]) => void
}

function TagField({ stars, value, onChange }: TagFieldProps) {
  const t = useTranslations()
  const toggle = (tag: RatingTag, on: boolean) =>
    onChange(on ? [...value, tag] : value.filter((known) => known !== tag))
  return (
    <FieldGroup
      label={t(stars >= 4 ? 'feedback.liked' : stars === 3 ? 'feedback.mixed' : 'feedback.disliked')}
      optional={t('feedback.optional')}
      className="tags"
    >
      {tagsFor(stars).map((tag) => (
        <label key={tag} className="tags__one">
          <input
            type="checkbox"
            className="spoken"
            checked={value.includes(tag)}
            onChange={(event) => toggle(tag, event.target.checked)}
          />
          {t(tagTexts[tag])}
        </label>
      ))}
    </FieldGroup>
  )
}
