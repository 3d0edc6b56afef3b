import './sender.css'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { useWork } from '#client/use-task.ts'
import { ok } from '#kernel/result.ts'
import type { Address } from '#modules/accounts/accounts.contract.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import {
  type AddressDraft,
  draftProblems,
  emptyDraft,
  isWhole,
  requestOf,
  type WholeDraft,
} from '#parcel/address-book/address-draft.ts'
import { addressText } from '#parcel/address-book/address-text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SenderFields } from './sender-fields.tsx'

type SenderStepProps = {
  upload: UploadAnswer
  onChanged: (upload: UploadAnswer) => void
  /** The rows are looked at as they are. */
  onLater: () => void
}

/** Neither the file nor the merchant says where the parcels are: it is asked once, not in each row. */
export function SenderStep({ upload, onChanged, onLater }: SenderStepProps) {
  const t = useTranslations('bulkFlow.sender')
  const answer = useAnswer(profileCalls.listAddresses, {})
  const [added, setAdded] = useState<Address>()
  const task = useWork()
  const take = (draft: WholeDraft | undefined) =>
    task.run(async (api) => {
      if (draft && !added) {
        const kept = await api.call(profileCalls.addAddress, { body: requestOf(draft) })
        if (!kept.ok) return kept
        setAdded(kept.value)
      }
      // A row that names no place is sent from the merchant's own: it is checked anew with it.
      const body = { field: 'from_city', to: '', only_empty: true } as const
      const filled = await api.call(bulkCalls.fillColumn, { params: { id: upload.id }, body })
      if (!filled.ok) return filled
      onChanged(filled.value.upload)
      return ok(undefined)
    })
  const home = added ?? answer.data?.find((one) => one.is_default)
  const isBusy = task.state === 'busy'
  return (
    <div className="wrap bulk-sender">
      <header>
        <h1>{t('title')}</h1>
        {answer.data && <p className="lead">{t(home ? 'knownLead' : 'lead')}</p>}
      </header>
      <Loaded of={answer} skeleton={<LoadingShape of="cards" count={1} />}>
        {() =>
          home ? (
            <Known home={home} isBusy={isBusy} onTake={() => void take(undefined)} onLater={onLater} />
          ) : (
            <Asked isBusy={isBusy} told={task.told} onTake={(draft) => void take(draft)} onLater={onLater} />
          )
        }
      </Loaded>
      <TaskFailure task={task} />
    </div>
  )
}

type PressProps = { isBusy: boolean; onLater: () => void }

/** It was written somewhere else meanwhile. */
function Known({ home, isBusy, onTake, onLater }: PressProps & { home: Address; onTake: () => void }) {
  const locale = useLocale()
  return (
    <section className="bulk-part">
      <h2 className="bulk-part__title">
        <Icon name="pin" />
        {home.label}
      </h2>
      <p>{addressText(home, locale)}</p>
      <Presses isBusy={isBusy} onLater={onLater} onTake={onTake} />
    </section>
  )
}

type AskedProps = PressProps & {
  told: (field: string) => string | undefined
  onTake: (draft: WholeDraft) => void
}

function Asked({ isBusy, told, onTake, onLater }: AskedProps) {
  const t = useTranslations()
  const [draft, setDraft] = useState<AddressDraft>(emptyDraft)
  const [checked, setChecked] = useState(false)
  const named = { ...draft, label: t('addressBook.usual.shop'), isDefault: true }
  const problems = draftProblems(named)
  const errorOf = (field: 'region' | 'city' | 'street') => {
    const problem = checked ? problems[field] : undefined
    return problem ? t(problem) : told(field)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    const [first] = Object.keys(problems)
    if (isWhole(named)) onTake(named)
    else event.currentTarget.querySelector<HTMLElement>(`[data-field='${first}'] input`)?.focus()
  }
  return (
    <form className="bulk-part" onSubmit={submit} noValidate>
      <SenderFields
        draft={draft}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        errors={{ region: errorOf('region'), city: errorOf('city'), street: errorOf('street') }}
      />
      <Presses isBusy={isBusy} onLater={onLater} />
    </form>
  )
}

function Presses({ isBusy, onTake, onLater }: PressProps & { onTake?: () => void }) {
  const t = useTranslations('bulkFlow.sender')
  return (
    <div className="bulk-sender__presses">
      <Button type={onTake ? 'button' : 'submit'} busy={isBusy} onClick={onTake}>
        {t('take')}
        <Icon name="arrowRight" size="small" />
      </Button>
      <Button look="quiet" onClick={onLater}>
        {t('later')}
      </Button>
    </div>
  )
}
