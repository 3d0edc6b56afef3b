import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { CustomerDetail } from '#modules/accounts/customers/customers.contract.ts'
import { deskOrdersCalls } from '#modules/orders/desk/desk-orders.calls.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { useTownNames } from '#parcel/place/use-town-names.ts'
import { StatusBadge } from '#parcel/status/status-badge.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useOnNews } from '../frame/desk-news.tsx'
import { Fact } from '../parts/fact.tsx'
import { claimKinds, claimStates, languageNames, toldStates } from './people-names.ts'

/** What is asked first on the phone. */
export function PersonMoney({ person: { money, under_way: underWay } }: { person: CustomerDetail }) {
  const t = useTranslations('deskPeople.look')
  const format = formatter(useLocale())
  const { balance, cod_owed: owed, cod_on_the_way: onTheWay, debts, debts_disputed: disputed } = money
  return (
    <dl className="people-look">
      <Figure
        name={t('balance')}
        more={money.top_ups > 0 && t('topUps', { amount: format.money(money.top_ups) })}
      >
        {format.money(balance)}
      </Figure>
      <Figure name={t('cod')} more={onTheWay > 0 && t('onTheWay', { amount: format.money(onTheWay) })}>
        {format.money(owed)}
      </Figure>
      <Figure
        name={t('debts')}
        isWrong={debts > 0}
        more={disputed > 0 && t('disputed', { amount: format.money(disputed) })}
      >
        {format.money(debts)}
      </Figure>
      <Figure name={t('underWay')}>
        {t('parcels', { count: underWay, shown: format.number(underWay) })}
      </Figure>
    </dl>
  )
}

type FigureProps = { name: string; more?: string | false; isWrong?: boolean; children: ReactNode }

function Figure({ name, more, isWrong = false, children }: FigureProps) {
  return (
    <div className="people-look__one" data-wrong={isWrong || undefined}>
      <dt>{name}</dt>
      <dd>
        <b>{children}</b>
        {more && <span>{more}</span>}
      </dd>
    </div>
  )
}

/** The last ones; the rest is the list of orders, looked through by the phone. */
export function PersonParcels({ person: { id, phone, orders } }: { person: CustomerDetail }) {
  const t = useTranslations('deskPeople')
  const place = useTownNames()
  const { data, refresh } = useAnswer(deskOrdersCalls.readCustomerOrders, { params: { id } }, { quiet: true })
  useOnNews(refresh)
  const items = data?.items ?? []
  return (
    <section>
      <h3 className="desk-details__subtitle">
        {t('parcels')}
        {orders > 0 && <LocalLink to={`/desk/orders?q=${phone}`}>{t('allParcels')}</LocalLink>}
      </h3>
      {data && items.length === 0 && <p className="muted">{t('noParcels')}</p>}
      <ul className="people-parcels">
        {items.map((order) => (
          <li key={order.id}>
            <LocalLink to={`/desk/orders/${order.id}`}>
              <TrackCode code={order.tracking_code} />
            </LocalLink>
            <StatusBadge order={order} />
            <span className="muted">
              {[order.receiver_name, place(order.to.city)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function PersonClaims({ claims }: Pick<CustomerDetail, 'claims'>) {
  const t = useTranslations()
  const format = formatter(useLocale())
  if (claims.length === 0) return null
  return (
    <section>
      <h3 className="desk-details__subtitle">{t('deskPeople.claims')}</h3>
      <ul className="people-things">
        {claims.map(({ id, kind, status, tracking_code: code, opened_at: at }) => (
          <li key={id}>
            <LocalLink to={`/desk/claims?claim=${id}${status === 'open' ? '' : `&status=${status}`}`}>
              {t(claimKinds[kind])}
            </LocalLink>
            <span>{t(claimStates[status])}</span>
            <span className="muted">
              <TrackCode code={code} />, <time dateTime={at}>{format.date(new Date(at))}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function PersonTold({ told }: Pick<CustomerDetail, 'told'>) {
  const t = useTranslations()
  const format = formatter(useLocale())
  if (told.length === 0) return null
  return (
    <section>
      <h3 className="desk-details__subtitle">{t('deskPeople.told')}</h3>
      <ul className="people-things">
        {told.map(({ id, label, state, at, order_id: order }) => (
          <li key={id} data-wrong={state === 'failed' || undefined}>
            <LocalLink to={`/desk/orders/${order}`}>{label}</LocalLink>
            <span>{t(toldStates[state])}</span>
            <time className="muted" dateTime={at}>
              {format.dateTime(Date.parse(at))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function PersonFacts({ person }: { person: CustomerDetail }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const { seen_at: seen, created_at: created, addresses, locale, stir } = person
  return (
    <section>
      <h3 className="desk-details__subtitle">{t('deskPeople.about')}</h3>
      <dl className="desk-facts people-facts">
        <Fact name={t('deskPeople.since')}>{format.date(new Date(created))}</Fact>
        <Fact name={t('deskPeople.seen')}>
          {seen === null ? t('deskPeople.neverSeen') : format.dateTime(new Date(seen))}
        </Fact>
        <Fact name={t('deskPeople.language')}>{t(languageNames[locale])}</Fact>
        {stir && <Fact name={t('deskPeople.stir')}>{stir}</Fact>}
        <Fact name={t('deskPeople.addresses')}>{format.number(addresses)}</Fact>
      </dl>
    </section>
  )
}
