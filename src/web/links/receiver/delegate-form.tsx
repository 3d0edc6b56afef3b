import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { FormProps } from './form-props.ts'
import { isWhole, PersonFields } from './person-fields.tsx'
import { useChoice } from './use-choice.ts'

/** Somebody who comes in the receiver's place, with a code of their own. */
export function DelegateForm({ choice, onClose, onDone, ...keeper }: FormProps) {
  const t = useTranslations('receiver.delegate')
  const [person, setPerson] = useState({ name: '', phone: '' })
  const [checked, setChecked] = useState(false)
  const { send, ...task } = useChoice(receiverCalls.sendDelegate, keeper)
  const submit = async () => {
    setChecked(true)
    const after = isWhole(person) && (await send(person))
    if (after) onDone(after)
  }
  return (
    <ChoiceDialog choice={choice} task={task} onClose={onClose} onSubmit={() => void submit()}>
      <p>{t('text')}</p>
      <PersonFields person={person} checked={checked} onChange={setPerson} />
    </ChoiceDialog>
  )
}
