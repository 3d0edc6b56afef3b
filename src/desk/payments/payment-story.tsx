import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { paymentSearchCalls } from '#modules/payments/desk/payment-search.calls.ts'
import type { PaymentStory } from '#modules/payments/desk/payment-search.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { providerName } from '#parcel/names/payment-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Notice } from '#ui/show/notice.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { checkoutNames, differenceNames, stageNames } from './stage-names.ts'

/** Everything about one checkout, in the order in which it is asked on the phone. */
export function PaymentStoryPanel({ number, onClose }: { number: string; onClose: () => void }) {
  const t = useTranslations()
  const id = useId()
  const story = useAnswer(paymentSearchCalls.readPaymentStory, { params: { number } })
  return (
    <aside className="desk-details payment-story" aria-labelledby={id}>
      <DetailsHead id={id} title={t('deskPayments.story.title', { number })} onClose={onClose}>
        {story.data && <p className="muted">{t(checkoutNames[story.data.status])}</p>}
      </DetailsHead>
      <div className="desk-details__body">
        {story.error?.status === 404 ? (
          <EmptyState title={t('deskPayments.search.none')}>{t('deskPayments.search.noneText')}</EmptyState>
        ) : (
          <Loaded of={story} skeleton={<LoadingRows />}>
            {(shown) => <Story story={shown} />}
          </Loaded>
        )}
      </div>
    </aside>
  )
}

function Story({ story }: { story: PaymentStory }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const at = (iso: string) => format.dateTime(Date.parse(iso))
  const { payer } = story
  return (
    <>
      {story.differences.map(({ comparison, kind, day }) => (
        <Notice key={comparison} tone="warning" className="payment-story__difference">
          {t(differenceNames[kind])}
          {' · '}
          <LocalLink to={`/desk/payments?tab=compare&comparison=${comparison}`}>
            {t('deskPayments.story.compared', {
              day: format.date(noonOf(day)),
            })}
          </LocalLink>
        </Notice>
      ))}
      <p className="payment-story__amount">{format.money(story.amount)}</p>
      <p>
        <strong>{payer.full_name || t('deskPayments.deleted')}</strong>
        {payer.company && payer.company !== payer.full_name && (
          <span className="muted"> · {payer.company}</span>
        )}
      </p>
      {payer.phone && (
        <p>
          <a className="unbroken" href={`tel:+998${payer.phone}`}>
            {format.phone(payer.phone)}
          </a>
        </p>
      )}
      <dl className="desk-facts">
        <Fact name={t('deskPayments.story.made')}>{at(story.created_at)}</Fact>
        <Fact name={t('deskPayments.story.until')}>{at(story.expires_at)}</Fact>
        {story.closed_at && <Fact name={t('deskPayments.story.closed')}>{at(story.closed_at)}</Fact>}
      </dl>
      <Orders story={story} />
      <Calls story={story} at={at} />
      <Books story={story} at={at} />
      <Refunds story={story} at={at} />
    </>
  )
}

type PartProps = { story: PaymentStory; at: (iso: string) => string }

function Orders({ story }: { story: PaymentStory }) {
  const t = useTranslations('deskPayments.story')
  const { money } = formatter(useLocale())
  return (
    <Part title={t('orders')}>
      {story.orders.map((order) => (
        <li key={order.id}>
          <span>
            <LocalLink to={`/desk/orders/${order.id}`}>
              <TrackCode code={order.tracking_code} />
            </LocalLink>
            <span className="muted">{order.status_label}</span>
          </span>
          <span className="unbroken">{money(order.amount)}</span>
        </li>
      ))}
    </Part>
  )
}

/** What the provider said, transaction by transaction. */
function Calls({ story, at }: PartProps) {
  const t = useTranslations()
  const { money } = formatter(useLocale())
  if (story.payments.length === 0)
    return (
      <Part title={t('deskPayments.story.calls')}>
        <li className="muted">{t(stageNames.none)}</li>
      </Part>
    )
  return (
    <Part title={t('deskPayments.story.calls')}>
      {story.payments.map((payment) => (
        <li key={payment.transaction} className="payment-story__call">
          <span>
            <strong>
              {providerName(payment.provider)}: {t(stageNames[payment.stage])}
            </strong>
            <span className="payment-story__id">{payment.transaction}</span>
            <span className="muted">{t('deskPayments.story.begun', { when: at(payment.begun_at) })}</span>
            {payment.performed_at && (
              <span className="muted">
                {t('deskPayments.story.taken', { when: at(payment.performed_at) })}
              </span>
            )}
            {payment.cancelled_at && (
              <span className="muted">
                {t('deskPayments.story.cancelled', {
                  when: at(payment.cancelled_at),
                  reason: String(payment.reason ?? '—'),
                })}
              </span>
            )}
            {payment.to_balance > 0 && (
              <span className="muted">
                {t('deskPayments.story.toBalance', { amount: money(payment.to_balance) })}
              </span>
            )}
            {payment.has_receipt && <span className="muted">{t('deskPayments.story.receipt')}</span>}
          </span>
          <span className="unbroken">{money(payment.amount)}</span>
        </li>
      ))}
    </Part>
  )
}

function Books({ story, at }: PartProps) {
  const t = useTranslations('deskPayments.story')
  const { money } = formatter(useLocale())
  if (story.money.length === 0) return null
  return (
    <Part title={t('books')}>
      {story.money.map((row) => (
        <li key={row.id}>
          <span>
            {row.title}
            <span className="muted">
              {row.about} · {at(row.at)}
              {row.by && ` · ${row.by}`}
            </span>
          </span>
          <span className="unbroken">{money(row.amount)}</span>
        </li>
      ))}
    </Part>
  )
}

function Refunds({ story, at }: PartProps) {
  const t = useTranslations('deskPayments.story')
  const { money } = formatter(useLocale())
  if (story.refunds.length === 0) return null
  return (
    <Part title={t('refunds')}>
      {story.refunds.map((refund) => (
        <li key={refund.id}>
          <span>
            {t('refundOf', { order: refund.order_id })}
            <span className="muted">
              {refund.done_at
                ? t('sent', {
                    when: at(refund.done_at),
                    who: refund.done_by ?? providerName(refund.provider),
                  })
                : t('waits', { when: at(refund.asked_at) })}
            </span>
            {refund.note && <span className="muted">{refund.note}</span>}
          </span>
          <span className="unbroken">{money(refund.amount)}</span>
        </li>
      ))}
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="desk-details__subtitle">{title}</h3>
      <ul className="payment-story__lines">{children}</ul>
    </section>
  )
}
