import './cover-chooser.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { pathOf } from '../../../../shell/site-links.ts'
import { type CoverAnswer, coverFor } from './cover-for.ts'
import type { CoverGiven } from './covered.server.ts'
import { Domes } from './domes.tsx'

/** What a thing is worth, and which cover gives it back. The form asks this page, with or without a script. */
export function CoverChooser({ given }: { given: CoverGiven }) {
  const t = useTranslations('info.covered.live')
  const locale = useLocale()
  const { number } = formatter(locale)
  const [value, setValue] = useState(given.value)
  const answer = value === undefined || value <= 0 ? undefined : coverFor(Math.round(value), given)
  return (
    <form
      className="cover-chooser"
      action={`${localizedPath(locale, pathOf('covered'))}#calc`}
      method="get"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="cover-chooser__ask">
        <NumberField
          name="value"
          label={t('value')}
          hint={t('hint')}
          unit={t('soum')}
          min={0}
          max={1_000_000_000}
          value={value}
          format={(typed) => number(typed)}
          inputMode="numeric"
          onChange={setValue}
        />
        <noscript>
          <Button type="submit">{t('button')}</Button>
        </noscript>
        <output className="cover-chooser__words">
          {answer ? <Answer answer={answer} value={Math.round(value ?? 0)} /> : t('waiting')}
        </output>
      </div>
      <Domes levels={given.levels.length} level={answer?.level} label={t('drawn')} />
    </form>
  )
}

const answers = {
  whole: 'info.covered.live.whole',
  part: 'info.covered.live.part',
  none: 'info.covered.live.none',
} as const

function Answer({ answer: { level, price, pays, kind }, value }: { answer: CoverAnswer; value: number }) {
  const t = useTranslations('info.covered.live')
  const whole = useTranslations()
  const locale = useLocale()
  const { money } = formatter(locale)
  return (
    <>
      {kind !== 'none' && (
        <strong className="cover-chooser__price">{price === 0 ? t('free') : money(price)}</strong>
      )}
      <span className="cover-chooser__why">{whole(answers[kind], { pays: money(pays) })}</span>
      {level > 0 && (
        <Link
          className={buttonClass({ look: 'second', className: 'cover-chooser__way' })}
          to={`${localizedPath(locale, pathOf('calculator'))}?val=${value}&cover=${level}`}
        >
          {t('price')}
        </Link>
      )}
    </>
  )
}
