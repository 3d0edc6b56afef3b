import './addresses.css'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { TaskState } from '#client/task-state.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import type { Address } from '#modules/accounts/accounts.contract.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { addressText } from '#parcel/address-book/address-text.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/float/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressDialog } from './address-dialog.tsx'

/** Loaded apart from the page: it brings the names of all districts with it. */
export function AddressBook({ onChanged }: { onChanged: () => void }) {
  const known = useAnswer(profileCalls.listAddresses, {})
  const refresh = () => {
    onChanged()
    return known.refresh()
  }
  return (
    <Loaded of={known} look="part" skeleton={<LoadingShape of="cards" count={2} />}>
      {(addresses) => <Book addresses={addresses} refresh={refresh} />}
    </Loaded>
  )
}

type BookProps = { addresses: readonly Address[]; refresh: () => Promise<void> }

function Book({ addresses, refresh }: BookProps) {
  const t = useTranslations('addressBook')
  const task = useTask(profileCalls.changeAddress)
  const [edited, setEdited] = useState<Address | 'new'>()
  const [leaving, setLeaving] = useState<Address>()
  // The default one is what most parcels start from.
  const inOrder = useMemo(
    () => addresses.toSorted((one, other) => Number(other.is_default) - Number(one.is_default)),
    [addresses],
  )

  const makeDefault = async ({ id }: Address) => {
    const answer = await task.run({ params: { id }, body: { is_default: true } })
    if (answer.ok) await refresh()
  }
  const saved = async () => {
    setEdited(undefined)
    await refresh()
  }
  const add = (
    <Button look="second" onClick={() => setEdited('new')}>
      <Icon name="plus" size="small" />
      {t('add')}
    </Button>
  )

  return (
    <>
      {inOrder.length === 0 ? (
        <EmptyState title={t('emptyTitle')} action={add}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <ul className="address-list">
            {inOrder.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                onEdit={() => setEdited(address)}
                onMakeDefault={() => void makeDefault(address)}
                onDelete={() => setLeaving(address)}
              />
            ))}
          </ul>
          <div className="profile-form__foot">
            {add}
            <TaskState task={task} />
          </div>
        </>
      )}
      <AddressDialog edited={edited} onClose={() => setEdited(undefined)} onSaved={saved} />
      <DeleteAddress address={leaving} onClose={() => setLeaving(undefined)} onDeleted={refresh} />
    </>
  )
}

type DeleteAddressProps = {
  address: Address | undefined
  onClose: () => void
  onDeleted: () => Promise<void>
}

function DeleteAddress({ address, onClose, onDeleted }: DeleteAddressProps) {
  const t = useTranslations('addressBook')
  const locale = useLocale()
  const task = useTask(profileCalls.removeAddress)
  const close = () => {
    task.reset()
    onClose()
  }
  const remove = async () => {
    if (!address) return
    const answer = await task.run({ params: { id: address.id } })
    if (!answer.ok) return
    onClose()
    await onDeleted()
  }
  return (
    <Confirm
      open={address !== undefined}
      title={t('deleteTitle')}
      yes={t('deleteYes')}
      no={t('deleteNo')}
      danger
      busy={task.state === 'busy'}
      onYes={() => void remove()}
      onNo={close}
    >
      {address && `${address.label}: ${addressText(address, locale)}`}
      <TaskState task={task} />
    </Confirm>
  )
}
