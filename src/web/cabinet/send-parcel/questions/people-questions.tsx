import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { longest } from '#modules/orders/domain/order-fields.ts'
import { isByLink, isSamePhone } from '#parcel/draft/ends.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import type { Step } from '../steps.ts'
import { usePlace } from '../use-places.ts'
import type { Wizard } from '../use-wizard.ts'
import { DoorQuestion } from './door-question.tsx'
import { PersonFields } from './person-fields.tsx'
import { Question } from './question.tsx'

type PeopleProps = { wizard: Wizard; current: Step }

export function SenderQuestion({ wizard, current }: PeopleProps) {
  const t = useTranslations('sendParcel.sender')
  const place = usePlace(wizard.draft.from)
  return (
    <Question step="sender" current={current} title={t('title')} hint={place?.label}>
      <PersonFields who="sender" wizard={wizard} />
      <DoorQuestion end="from" wizard={wizard} />
    </Question>
  )
}

export function ReceiverQuestion({ wizard, current }: PeopleProps) {
  const t = useTranslations('sendParcel.receiver')
  const { draft } = wizard
  const place = usePlace(draft.to)
  if (isByLink(draft)) {
    return (
      <Question step="receiver" current={current} title={t('title')}>
        <Notice
          tone="info"
          icon="lock"
          title={t('linked', { name: draft.to.link_name, city: place?.label ?? '' })}
        >
          {t('linkedText')}
        </Notice>
      </Question>
    )
  }
  return (
    <Question step="receiver" current={current} title={t('title')} hint={place?.label}>
      <PersonFields who="receiver" wizard={wizard} />
      {isSamePhone(draft) && <ReallySame wizard={wizard} />}
      <DoorQuestion end="to" wizard={wizard} />
      <MoreOfReceiver wizard={wizard} />
    </Question>
  )
}

/** One number at both ends is a slip more often than not. */
function ReallySame({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('sendParcel.receiver')
  return (
    <Checkbox
      label={t('samePhone')}
      note={t('samePhoneNote')}
      checked={wizard.draft.deliveryInformation.same_phone_ok}
      onChange={(event) => wizard.change({ deliveryInformation: { same_phone_ok: event.target.checked } })}
    />
  )
}

/** What few need stays folded until it is wanted or filled. */
function MoreOfReceiver({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('sendParcel.receiver')
  const { draft, change, errorOf } = wizard
  const { additional_phone, email, note } = draft.to
  const [wanted, setWanted] = useState(false)
  const isFilled = additional_phone !== '' || email !== '' || note !== ''
  if (!wanted && !isFilled) {
    return (
      <Button look="quiet" small onClick={() => setWanted(true)}>
        <Icon name="plus" size="small" />
        {t('more')}
      </Button>
    )
  }
  return (
    <>
      <div className="wizard-pair">
        <div data-field="to.additional_phone">
          <PhoneField
            label={t('additionalPhone')}
            optional={t('optional')}
            autoComplete="off"
            value={additional_phone}
            error={errorOf('to.additional_phone')}
            onChange={(phone) => change({ to: { additional_phone: phone } })}
          />
        </div>
        <div data-field="to.email">
          <TextField
            label={t('email')}
            optional={t('optional')}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={longest.email}
            value={email}
            error={errorOf('to.email')}
            onChange={(event) => change({ to: { email: event.target.value } })}
          />
        </div>
      </div>
      <div data-field="to.note">
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          optional={t('optional')}
          rows={2}
          maxLength={longest.note}
          value={note}
          error={errorOf('to.note')}
          onChange={(event) => change({ to: { note: event.target.value } })}
        />
      </div>
    </>
  )
}
