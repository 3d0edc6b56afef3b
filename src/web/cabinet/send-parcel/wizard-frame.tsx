import type { FormEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { brand } from '#kernel/brand.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Stepper } from '#ui/waiting/stepper.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { pathOf } from '../../shell/site-links.ts'
import { PhoneLink } from '../../shell/support-phones.tsx'
import { useHydrated } from '../../shell/use-hydrated.ts'

type WizardFrameProps = {
  /** 0 or 1: the page. */
  page: 0 | 1
  /** Of the questions of both pages, on a phone. */
  progress: { now: number; of: number }
  /** Where "back" leads; undefined on the first question. */
  back: string | undefined
  title: string
  onSubmit: () => void
  bill: ReactNode
  children: ReactNode
}

/** Both pages look alike: the way through above, questions on one side, the price on the other. */
export function WizardFrame({ page, progress, back, title, onSubmit, bill, children }: WizardFrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className="wrap wizard" onSubmit={submit} noValidate>
      <header className="wizard__head">
        <Way page={page} />
        <PhoneWay progress={progress} back={back} />
        <h1 className="wizard__title">{title}</h1>
        <NeedsScript />
      </header>
      {/* What is typed before the browser has taken over would be lost. */}
      <fieldset className="wizard__questions" disabled={!useHydrated()}>
        {children}
      </fieldset>
      {bill}
    </form>
  )
}

/** The last star is the basket: there it is paid. */
function Way({ page }: { page: 0 | 1 }) {
  const t = useTranslations('sendParcel.shared')
  const locale = useLocale()
  return (
    <div className="wizard__way">
      <Stepper
        row
        label={t('way.label')}
        doneText={t('way.done')}
        now={page}
        steps={[
          { id: 'first', label: t('way.first'), href: localizedPath(locale, pathOf('sendParcel')) },
          { id: 'second', label: t('way.second') },
          { id: 'pay', label: t('way.pay') },
        ]}
      />
    </div>
  )
}

function PhoneWay({ progress, back }: Pick<WizardFrameProps, 'progress' | 'back'>) {
  const t = useTranslations('sendParcel.shared')
  const texts = usePageTexts()
  const { now, of } = progress
  return (
    <div className="wizard__phone-way">
      <div className="wizard__line">
        {back !== undefined && (
          <LocalLink className="wizard__back" to={back} aria-label={t('back')}>
            <Icon name="chevronLeft" />
          </LocalLink>
        )}
        <span className="wizard__page">{texts?.title}</span>
        <span className="wizard__count">{t('progress', { now: String(now), of: String(of) })}</span>
      </div>
      <progress className="wizard__progress" value={now} max={of} aria-label={t('way.label')} />
    </div>
  )
}

function NeedsScript() {
  const t = useTranslations('sendParcel.shared')
  const [phone = ''] = brand.supportPhones
  return (
    <noscript>
      <Notice tone="warning">
        {t('noScript')} <PhoneLink phone={phone} />
      </Notice>
    </noscript>
  )
}
