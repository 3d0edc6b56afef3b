import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { FormProps } from './form-props.ts'
import { isWhole, type Person, PersonFields } from './person-fields.tsx'
import { useChoice } from './use-choice.ts'

type Kind = 'neighbour' | 'safe_place' | 'myself'

/** To whom or where when nobody is at home. */
export function HandOverForm({ choice, onClose, onDone, ...keeper }: FormProps) {
  const t = useTranslations('receiver.handOver')
  const wish = keeper.page.chosen.hand_over
  const [kind, setKind] = useState<Kind>(wish?.kind ?? 'neighbour')
  const [person, setPerson] = useState({ name: wish?.name ?? '', phone: wish?.phone ?? '' })
  const [place, setPlace] = useState(wish?.place ?? '')
  const [checked, setChecked] = useState(false)
  const { send, ...task } = useChoice(receiverCalls.chooseHandOver, keeper)
  const isReady = kind === 'neighbour' ? isWhole(person) : kind === 'myself' || place.trim() !== ''
  const submit = async () => {
    setChecked(true)
    const after = isReady && (await send(wishOf(kind, person, place)))
    if (after) onDone(after)
  }
  return (
    <ChoiceDialog choice={choice} task={task} onClose={onClose} onSubmit={() => void submit()}>
      <RadioCards
        label={t('label')}
        value={kind}
        onChange={setKind}
        cards={[
          { value: 'neighbour', label: t('neighbour'), note: t('neighbourNote') },
          { value: 'safe_place', label: t('safePlace'), note: t('safePlaceNote') },
          ...(wish ? [{ value: 'myself' as const, label: t('myself') }] : []),
        ]}
      />
      {kind === 'neighbour' && <PersonFields person={person} checked={checked} onChange={setPerson} />}
      {kind === 'safe_place' && (
        <TextField
          label={t('place')}
          hint={t('placeHint')}
          maxLength={200}
          value={place}
          error={checked && place.trim() === '' ? t('placeMissing') : undefined}
          onChange={(event) => setPlace(event.target.value)}
        />
      )}
    </ChoiceDialog>
  )
}

function wishOf(kind: Kind, person: Person, place: string) {
  if (kind === 'neighbour') return { kind, ...person }
  return kind === 'safe_place' ? { kind, place } : { kind }
}
