import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TaskState } from '#client/task-state.tsx'
import { useWork } from '#client/use-task.ts'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { SaveProfile } from './use-profile.ts'

/** The name can be changed; the number is how the person signs in, so it only stands here. */
export function PersonForm({ user, save }: { user: User; save: SaveProfile }) {
  const t = useTranslations('profile.person')
  const common = useTranslations('profile')
  const [name, setName] = useState(user.full_name)
  const [missing, setMissing] = useState(false)
  const task = useWork()

  /** The server may have tidied it: what it kept is what is shown, unless it was changed meanwhile. */
  const rename = async () => {
    const answer = await save({ full_name: name })
    if (answer.ok) setName((typed) => (typed === name ? answer.value.full_name : typed))
    return answer
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() !== '') void task.run(rename)
  }
  const change = (text: string) => {
    setName(text)
    setMissing(false)
    task.reset()
  }

  return (
    <form className="profile-form" onSubmit={submit} noValidate>
      <TextField
        label={t('name')}
        name="full_name"
        autoComplete="name"
        maxLength={100}
        value={name}
        error={missing ? t('nameRequired') : task.told('full_name')}
        onChange={(event) => change(event.target.value)}
      />
      <dl className="profile-fact">
        <dt>{t('phone')}</dt>
        <dd>
          <span className="unbroken">{formatPhone(user.phone)}</span>
          <span className="profile-fact__note">{t('phoneNote')}</span>
        </dd>
      </dl>
      <div className="profile-form__foot">
        <Button type="submit" look="second" busy={task.state === 'busy'}>
          {common('save')}
        </Button>
        <TaskState task={task} done={common('saved')} />
      </div>
    </form>
  )
}
