import './addresses.css'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Address } from '#modules/accounts/accounts.contract.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/screen-states.tsx'
import { useApi } from '../../api-client.ts'
import { useLocale } from '../../shell/current-page.ts'
import { accountsApi, readAddress, readAddresses, readDone } from '../answers.ts'
import { LoadedPart } from '../loaded-part.tsx'
import { TaskState } from '../task-state.tsx'
import { useLoaded } from '../use-loaded.ts'
import { useTask } from '../use-task.ts'
import { AddressCard } from './address-card.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { addressText } from './address-text.ts'

const path = `${accountsApi}/addresses`

/** Loaded apart from the page: it brings the names of all districts with it. */
export function AddressBook({ onChanged }: { onChanged: () => void }) {
  const source = useLoaded(path, readAddresses)
  const refresh = () => {
    onChanged()
    return source.refresh()
  }
  return (
    <LoadedPart of={source} skeleton="cards" count={2}>
      {(addresses) => <Book addresses={addresses} refresh={refresh} />}
    </LoadedPart>
  )
}

type BookProps = { addresses: readonly Address[]; refresh: () => Promise<void> }

function Book({ addresses, refresh }: BookProps) {
  const t = useTranslations('addressBook')
  const api = useApi()
  const task = useTask()
  const [edited, setEdited] = useState<Address | 'new'>()
  const [leaving, setLeaving] = useState<Address>()
  // The default one is what most parcels start from.
  const inOrder = useMemo(
    () => addresses.toSorted((one, other) => Number(other.is_default) - Number(one.is_default)),
    [addresses],
  )

  const makeDefault = async ({ id }: Address) => {
    const body = { is_default: true }
    if (await task.run(() => api.request(`${path}/${id}`, { method: 'PATCH', body, read: readAddress })))
      await refresh()
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
      <AddressDialog path={path} edited={edited} onClose={() => setEdited(undefined)} onSaved={saved} />
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
  const api = useApi()
  const locale = useLocale()
  const task = useTask()
  const close = () => {
    task.reset()
    onClose()
  }
  const remove = async () => {
    const request = () => api.request(`${path}/${address?.id}`, { method: 'DELETE', read: readDone })
    if (!(await task.run(request))) return
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
