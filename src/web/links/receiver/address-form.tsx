import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import { changeOf, type AddressForm as Form, formOf, isStreetShort } from '#parcel/address/address-form.ts'
import { DoorFields } from '#parcel/address/door-fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { FormProps } from './form-props.ts'
import { useChoice } from './use-choice.ts'

/** Another door in the same city, or the same one made easier to find. */
export function AddressForm({ choice, onClose, onDone, ...keeper }: FormProps) {
  const t = useTranslations('receiver.address')
  // As it was when the form was opened: what others have written since is not taken back with a second try.
  const [to] = useState(keeper.page.to)
  const [form, setForm] = useState(() => formOf(to))
  const [checked, setChecked] = useState(false)
  const { send, ...task } = useChoice(receiverCalls.changeAddress, keeper)
  const change = (part: Partial<Form>) => setForm((before) => ({ ...before, ...part }))
  const submit = async () => {
    setChecked(true)
    const after = !isStreetShort(form) && (await send(changeOf(form, to)))
    if (after) onDone(after)
  }
  return (
    <ChoiceDialog choice={choice} task={task} onClose={onClose} onSubmit={() => void submit()}>
      <p className="receiver-form__fixed">
        <Icon name="lock" size="tiny" />
        {t('fixed', { area: to.area })}
      </p>
      <DoorFields
        form={form}
        onChange={change}
        streetError={checked && isStreetShort(form) ? t('streetShort') : task.told('street')}
        district={to}
        texts={useDoorTexts()}
      />
    </ChoiceDialog>
  )
}

function useDoorTexts() {
  const t = useTranslations('receiver')
  return {
    street: t('address.street'),
    mahalla: t('address.mahalla'),
    landmark: t('address.landmark'),
    note: t('address.note'),
    optional: t('form.optional'),
  }
}
