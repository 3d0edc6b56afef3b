import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { TrackingCodeFault } from '#kernel/tracking-code.ts'
import { faultTexts, readTypedCode } from '#parcel/code/typed-code.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { pathOf } from '../../../shell/site-links.ts'

/** Asks for the code and tells a typo at once. Without a script the code goes to the tracking page as it is. */
export function TrackForm() {
  const t = useTranslations('home.track')
  const texts = useTranslations()
  const id = useId()
  const action = localizedPath(useLocale(), pathOf('track'))
  const navigate = useNavigate()
  const [fault, setFault] = useState<TrackingCodeFault>()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement
    const code = readTypedCode(field.value)
    if (code.ok) return void navigate(`${action}?code=${code.value}`)
    setFault(code.error)
    field.focus()
  }

  return (
    <form className="track-form" action={action} onSubmit={submit} noValidate>
      <label className="track-form__label" htmlFor={id}>
        {t('label')}
      </label>
      <div className={fault ? 'track-form__bar track-form__bar--faulty' : 'track-form__bar'}>
        <input
          id={id}
          className="track-form__code"
          name="code"
          type="text"
          placeholder="TB00000000000000"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={`${id}-hint`}
          aria-invalid={fault ? true : undefined}
          onChange={() => setFault(undefined)}
        />
        <Button type="submit" className="track-form__button">
          {t('button')}
        </Button>
      </div>
      <p className={fault ? 'track-form__fault' : 'track-form__hint'} id={`${id}-hint`}>
        {fault && <Icon name="warning" size="small" />}
        {fault ? texts(faultTexts[fault]) : t('hint')}
      </p>
    </form>
  )
}
