import { type ChangeEvent, type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TaskState } from '#client/task-state.tsx'
import { useWork } from '#client/use-task.ts'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { isStir, personTypes } from '#modules/accounts/domain/person.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Confirm } from '#ui/float/dialog.tsx'
import type { SaveProfile } from './use-profile.ts'

type BusinessProps = { user: User; save: SaveProfile }

/** A personal account says what a business one is good for; a business shows its company. */
export function BusinessPart({ user, save }: BusinessProps) {
  const t = useTranslations('profile.business')
  const [opened, setOpened] = useState(false)
  if (user.type === personTypes.merchant || opened) return <BusinessForm user={user} save={save} />
  return (
    <>
      <p className="profile-section__text">{t('personal')}</p>
      <div className="profile-form__foot">
        <Button look="second" onClick={() => setOpened(true)}>
          {t('become')}
        </Button>
      </div>
    </>
  )
}

function BusinessForm({ user, save }: BusinessProps) {
  const t = useTranslations('profile.business')
  const common = useTranslations('profile')
  const [company, setCompany] = useState(user.company ?? '')
  const [stir, setStir] = useState(user.stir ?? '')
  const [checked, setChecked] = useState(false)
  const [asking, setAsking] = useState(false)
  const task = useWork()
  const isPersonal = user.type === personTypes.personal
  const digits = stir.replace(/\s/g, '')
  const problems = {
    company: company.trim() === '' ? t('companyRequired') : undefined,
    stir: isStir(digits) ? undefined : t('stirWrong'),
  }

  const change = (set: (text: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    set(event.target.value)
    task.reset()
  }
  const send = async () => {
    await task.run(() => save({ company, stir: digits }))
    setAsking(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (problems.company || problems.stir) return
    if (isPersonal) setAsking(true)
    else void send()
  }

  return (
    <form className="profile-form" onSubmit={submit} noValidate>
      {!isPersonal && <p className="profile-section__text">{t('merchant')}</p>}
      <TextField
        label={t('company')}
        name="company"
        autoComplete="organization"
        maxLength={200}
        value={company}
        error={(checked && problems.company) || task.told('company')}
        onChange={change(setCompany)}
      />
      <TextField
        label={t('stir')}
        hint={t('stirHint')}
        name="stir"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={stir}
        error={(checked && problems.stir) || task.told('stir')}
        onChange={change(setStir)}
      />
      <div className="profile-form__foot">
        <Button type="submit" look="second" busy={task.state === 'busy'}>
          {isPersonal ? t('become') : common('save')}
        </Button>
        <TaskState task={task} done={common('saved')} />
      </div>
      <Confirm
        open={asking}
        title={t('confirmTitle')}
        yes={t('confirmYes')}
        no={t('confirmNo')}
        onYes={() => void send()}
        onNo={() => setAsking(false)}
        busy={task.state === 'busy'}
      >
        {t('confirmText')}
      </Confirm>
    </form>
  )
}
