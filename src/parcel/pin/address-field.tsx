import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { longest } from '#modules/orders/domain/order-fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { FieldTexts } from '#ui/fields/field.tsx'
import { Confirm } from '#ui/float/dialog.tsx'
import { SuggestField } from '#ui/pickers/suggest-field.tsx'
import { foundChange, type MapAnswer } from './map-answer.ts'
import { type PinnedAddress, type PinnedChange, pinBeside } from './pin.ts'
import { useLineText } from './use-line-text.ts'
import { useSuggested } from './use-suggested.ts'

type AddressFieldProps = FieldTexts & {
  address: PinnedAddress
  onChange: (change: PinnedChange) => void
  /** The district was agreed on: nothing of another one is offered. */
  isFixed?: boolean | undefined
  autoComplete?: string | undefined
}

/**
 * Street and house, found while they are written, with the place on the map. Whoever knows better writes on: nobody has
 * to be found. A page that shows it loads the texts of `pin`.
 */
export function AddressField({
  address,
  onChange,
  isFixed = false,
  autoComplete,
  ...texts
}: AddressFieldProps) {
  const t = useTranslations('pin.search')
  const { number } = formatter(useLocale())
  const { street, city, pin } = address
  const [elsewhere, setElsewhere] = useState<MapAnswer>()
  const { source, answerOf } = useSuggested({ district: city, onlyHere: isFixed, doorsOnly: true })
  const lineOf = useLineText()
  const change = (answer: MapAnswer) => foundChange(answer, lineOf(answer))
  const take = (answer: MapAnswer) => {
    if (city !== undefined && answer.district_id !== city) return setElsewhere(answer)
    onChange(change(answer))
  }
  return (
    <>
      <SuggestField
        {...texts}
        autoComplete={autoComplete ?? 'off'}
        maxLength={longest.street}
        value={street}
        source={source}
        listLabel={t('list')}
        found={(count) => t('found', { count, text: number(count) })}
        onChange={(written) => onChange({ street: written, pin: pinBeside(pin, street, written) })}
        onPick={(option) => {
          const answer = answerOf(option)
          if (answer) take(answer)
        }}
      />
      <Elsewhere
        answer={elsewhere}
        onYes={(answer) => {
          setElsewhere(undefined)
          onChange(change(answer))
        }}
        onNo={(answer) => {
          setElsewhere(undefined)
          // Its place would lie in the other district.
          onChange({ street: change(answer).street ?? street, pin: undefined })
        }}
      />
    </>
  )
}

type ElsewhereProps = {
  answer: MapAnswer | undefined
  onYes: (answer: MapAnswer) => void
  onNo: (answer: MapAnswer) => void
}

/** What was found lies in another district than the one that was chosen: one of the two was a slip. */
function Elsewhere({ answer, onYes, onNo }: ElsewhereProps) {
  const t = useTranslations('pin.elsewhere')
  if (!answer) return null
  return (
    <Confirm
      open
      title={t('title')}
      yes={t('yes')}
      no={t('no')}
      onYes={() => onYes(answer)}
      onNo={() => onNo(answer)}
    >
      {t('text', { place: answer.label, district: answer.subtitle ?? '' })}
    </Confirm>
  )
}
