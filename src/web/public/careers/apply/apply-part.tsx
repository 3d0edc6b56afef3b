import './apply.css'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Star } from '#ui/star.tsx'
import type { Refused } from '../careers.server.ts'
import { ApplyForm, formId } from './apply-form.tsx'
import { useApplication } from './use-application.ts'

type ApplyPartProps = {
  vacancy: { id: string }
  refused: Refused | undefined
  /** Sent without a script: the page came back to say so. */
  isSent: boolean
}

/** Beside the words on a wide screen; on a phone below them, with its button always in reach. */
export function ApplyPart({ vacancy, refused, isSent }: ApplyPartProps) {
  const t = useTranslations('careers.apply')
  const application = useApplication(vacancy.id, refused)
  const isDone = application.isTaken || (isSent && !refused)
  return (
    <>
      <div className="apply" id="apply">
        <section className="apply__card" aria-label={t('title')}>
          {isDone ? (
            <Done phone={application.isTaken ? application.typed.phone : undefined} />
          ) : (
            <>
              <h2 className="apply__title">{t('title')}</h2>
              <ApplyForm application={application} refused={refused} />
            </>
          )}
        </section>
        <WhatNext isDone={isDone} />
      </div>
      {!isDone && (
        <div className="apply-bar">
          <Button type="submit" form={formId} busy={application.share !== undefined}>
            {t('send')}
          </Button>
          <a
            className={buttonClass({ look: 'second', className: 'apply-bar__call' })}
            href={`tel:+998${brand.supportPhones[0]}`}
          >
            <Icon name="phone" size="small" />
            <span className="spoken">{t('call')}</span>
          </a>
        </div>
      )}
    </>
  )
}

/** Takes the place of the form; whoever listens to the page is led to it. */
function Done({ phone }: { phone: string | undefined }) {
  const t = useTranslations('careers.apply')
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (phone === undefined) return
    done.current?.focus({ preventScroll: true })
    done.current?.scrollIntoView({ block: 'center' })
  }, [phone])
  return (
    <div className="apply__done" role="status" tabIndex={-1} ref={done}>
      <Star className="apply__star" />
      <h2 className="apply__title">{t('done')}</h2>
      <p>{phone === undefined ? t('doneTextPlain') : t('doneText', { phone: formatPhone(phone) })}</p>
    </div>
  )
}

const steps = ['apply', 'call', 'talk', 'trial'] as const

/** The road from the application to the first day; what is behind is filled. */
function WhatNext({ isDone }: { isDone: boolean }) {
  const t = useTranslations()
  return (
    <section className="next-road" aria-labelledby="next-road">
      <h2 className="vacancy__heading" id="next-road">
        {t('careers.next.title')}
      </h2>
      <ol className="next-road__steps">
        {steps.map((step) => (
          <li key={step} className="next-road__step" data-done={(isDone && step === 'apply') || undefined}>
            <Star className="next-road__star" />
            <b>{t(`careers.next.steps.${step}`)}</b>
            {t(`careers.next.when.${step}`)}
          </li>
        ))}
      </ol>
    </section>
  )
}
