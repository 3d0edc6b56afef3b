import { type FormEvent, useEffect, useRef } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { pathOf } from '../../../../shell/site-links.ts'

/** The same on every page: they show that any language and script is understood. */
const examples = [
  { text: 'kuryer kelmadi', lang: 'uz' },
  { text: 'пул қачон тушади', lang: 'uz-Cyrl' },
  { text: 'вернуть деньги', lang: 'ru' },
  { text: 'arrived broken', lang: 'en' },
] as const

const pauseMs = 350

/** A form that asks the server; with a script it does so while one types. */
export function SearchForm({ asked }: { asked: string }) {
  const t = useTranslations('info.faq.live')
  const action = localizedPath(useLocale(), pathOf('faq'))
  const submit = useSubmit()
  const busy = useNavigation().location?.pathname === action
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const field = useAnswered(asked)
  const askSoon = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => void submit(form, { replace: true, preventScrollReset: true }), pauseMs)
  }
  return (
    <search className="faq-search">
      <Form
        className="faq-search__form"
        action={action}
        preventScrollReset
        onChange={askSoon}
        onSubmit={() => clearTimeout(pause.current)}
      >
        <label className="faq-search__label" htmlFor="q">
          {t('label')}
        </label>
        <div className="faq-search__row">
          <span className="faq-search__sign" data-busy={busy || undefined}>
            <Icon name="search" />
          </span>
          <input
            ref={field}
            className="faq-search__input"
            id="q"
            name="q"
            type="search"
            defaultValue={asked}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit">{t('button')}</Button>
        </div>
      </Form>
      <p className="faq-search__examples">
        {t('examples')}{' '}
        {examples.map(({ text, lang }) => (
          <Link
            key={text}
            className="faq-search__example"
            lang={lang}
            to={`${action}?q=${encodeURIComponent(text)}`}
            rel="nofollow"
            preventScrollReset
          >
            {text}
          </Link>
        ))}
      </p>
    </search>
  )
}

/** What was asked by a link, an example or "all questions", is shown in the field; what is being typed is kept. */
function useAnswered(asked: string) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = asked
  }, [asked])
  return field
}
