import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { TaskState } from '#client/task-state.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { type TaskLook, useTask } from '#client/use-task.ts'
import type { Address } from '#modules/accounts/accounts.contract.ts'
import { personalLinkCalls } from '#modules/accounts/personal-link/personal-link.calls.ts'
import type { PersonalLink } from '#modules/accounts/personal-link/personal-link.contract.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Confirm } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { useFrame } from '../../shell/current-page.ts'

/** The "send me a parcel" link of this person. Loaded apart from the page: it names districts. */
export function MyLinkPart({ addressChanges }: { addressChanges: number }) {
  const link = useAnswer(personalLinkCalls.readOwnLink, {})
  const addresses = useAnswer(profileCalls.listAddresses, {})
  const { refresh: refreshLink } = link
  const { refresh: refreshAddresses } = addresses
  // The address book stands above: what changes there may wake the link up, or put it to sleep.
  useEffect(() => {
    if (addressChanges > 0) void Promise.all([refreshLink(), refreshAddresses()])
  }, [addressChanges, refreshLink, refreshAddresses])
  const known = addresses.data ?? []
  return (
    <Loaded of={link} look="part" skeleton={<LoadingShape count={2} />}>
      {(mine) =>
        mine ? (
          <MyLink link={mine} addresses={known} onChange={link.set} />
        ) : (
          <NoLink addresses={known} onMade={link.set} />
        )
      }
    </Loaded>
  )
}

/** Empty: the default address, whichever it is. */
type Making = {
  addressId: string
  setAddressId: (id: string) => void
  task: TaskLook
  make: () => Promise<boolean>
}

function useMaking(first: string, onMade: (link: PersonalLink) => void): Making {
  const task = useTask(personalLinkCalls.makeLink)
  const [addressId, setAddressId] = useState(first)
  const make = async () => {
    const answer = await task.run({ body: { address_id: addressId || null } })
    if (answer.ok && answer.value) onMade(answer.value)
    return answer.ok
  }
  return { addressId, setAddressId, task, make }
}

type Known = { addresses: readonly Address[] }

function NoLink({ addresses, onMade }: Known & { onMade: (link: PersonalLink) => void }) {
  const t = useTranslations('personalLink.mine')
  const making = useMaking('', onMade)
  return (
    <div className="profile-form">
      <AddressChoice addresses={addresses} making={making} />
      <div className="profile-form__foot">
        <Button look="second" busy={making.task.state === 'busy'} onClick={() => void making.make()}>
          {t('make')}
        </Button>
        <TaskState task={making.task} />
      </div>
    </div>
  )
}

/** Nothing to choose while there is only one. */
function AddressChoice({ addresses, making }: Known & { making: Making }) {
  const t = useTranslations('personalLink.mine')
  const locale = useLocale()
  if (addresses.length < 2) return null
  return (
    <Select
      label={t('address')}
      value={making.addressId}
      onChange={(event) => making.setAddressId(event.target.value)}
    >
      <option value="">{t('usual')}</option>
      {addresses.map(({ id, label, city, street }) => (
        <option key={id} value={id}>
          {[label, districtById(city)?.shortNames[locale], street].join(', ')}
        </option>
      ))}
    </Select>
  )
}

type MyLinkProps = Known & { link: PersonalLink; onChange: (link: PersonalLink | null) => void }

function MyLink({ link, addresses, onChange }: MyLinkProps) {
  const t = useTranslations('personalLink.mine')
  const locale = useLocale()
  const origin = useFrame()?.origin ?? ''
  const [asked, setAsked] = useState<'renew' | 'remove'>()
  const done = () => setAsked(undefined)
  const place = link.city === null ? undefined : districtById(link.city)?.names[locale]
  return (
    <div className="profile-form">
      <CopyField url={origin + localizedPath(locale, `/u/${link.code}`)} />
      {place === undefined ? (
        <Notice tone="warning">{t('asleep')}</Notice>
      ) : (
        <p className="muted">{t('seen', { name: link.name, place })}</p>
      )}
      <div className="profile-form__foot">
        <Button look="quiet" small className="profile-form__quiet" onClick={() => setAsked('renew')}>
          {t('renew')}
        </Button>
        <Button look="quiet" small onClick={() => setAsked('remove')}>
          {t('remove')}
        </Button>
      </div>
      <RenewLink
        // An address that was deleted is no choice any more.
        key={link.address_id}
        open={asked === 'renew'}
        link={link}
        addresses={addresses}
        onDone={done}
        onChange={onChange}
      />
      <RemoveLink open={asked === 'remove'} onDone={done} onChange={onChange} />
    </div>
  )
}

function CopyField({ url }: { url: string }) {
  const t = useTranslations('personalLink.mine')
  const toast = useToast()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast({ text: t('copied'), tone: 'ok' })
    } catch {
      toast({ text: t('copyFailed'), tone: 'danger' })
    }
  }
  return (
    <div className="my-link">
      <TextField label={t('link')} readOnly value={url} onFocus={(event) => event.target.select()} />
      <Button look="second" onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  )
}

type AskedProps = { open: boolean; onDone: () => void; onChange: (link: PersonalLink | null) => void }

function RenewLink({ open, link, addresses, onDone, onChange }: AskedProps & Known & { link: PersonalLink }) {
  const t = useTranslations('personalLink.mine')
  const making = useMaking(link.address_id ?? '', onChange)
  const renew = async () => {
    if (await making.make()) onDone()
  }
  const close = () => {
    making.task.reset()
    onDone()
  }
  return (
    <Confirm
      open={open}
      title={t('renewTitle')}
      yes={t('renewYes')}
      no={t('renewNo')}
      busy={making.task.state === 'busy'}
      onYes={() => void renew()}
      onNo={close}
    >
      <p>{t('renewText')}</p>
      <AddressChoice addresses={addresses} making={making} />
      {making.task.state === 'failed' && <TaskState task={making.task} />}
    </Confirm>
  )
}

function RemoveLink({ open, onDone, onChange }: AskedProps) {
  const t = useTranslations('personalLink.mine')
  const task = useTask(personalLinkCalls.removeLink)
  const remove = async () => {
    const answer = await task.run({})
    if (!answer.ok) return
    onDone()
    onChange(null)
  }
  const close = () => {
    task.reset()
    onDone()
  }
  return (
    <Confirm
      open={open}
      title={t('removeTitle')}
      yes={t('removeYes')}
      no={t('renewNo')}
      danger
      busy={task.state === 'busy'}
      onYes={() => void remove()}
      onNo={close}
    >
      <p>{t('removeText')}</p>
      {task.state === 'failed' && <TaskState task={task} />}
    </Confirm>
  )
}
