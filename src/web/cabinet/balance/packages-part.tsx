import './packages.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { packageCalls } from '#modules/pricing/packages/package.calls.ts'
import type { PackagesAnswer } from '#modules/pricing/packages/package.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { BuyPackage } from './buy-package.tsx'

type Bought = PackagesAnswer['items'][number]
type Offer = PackagesAnswer['offers'][number]

type PackagesPartProps = { balance: number; onBought: () => void; onTopUp: () => void }

/** Shipments paid beforehand: those that are left, and more of them. */
export function PackagesPart({ balance, onBought, onTopUp }: PackagesPartProps) {
  const t = useTranslations()
  const toast = useToast()
  const packages = useAnswer(packageCalls.listPackages, {})
  const [asked, setAsked] = useState<Offer>()
  const bought = (now: PackagesAnswer) => {
    setAsked(undefined)
    packages.set(now)
    onBought()
    toast({ text: t('packages.bought'), tone: 'ok' })
  }
  const topUp = () => {
    setAsked(undefined)
    onTopUp()
  }
  return (
    <section className="money-section" aria-labelledby="packages">
      <div>
        <h2 id="packages">{t('packages.title')}</h2>
        <p className="muted">{t('packages.lead')}</p>
      </div>
      <Loaded of={packages} look="part" skeleton={<LoadingShape of="cards" count={3} />}>
        {(known) => <Packages packages={known} onBuy={setAsked} />}
      </Loaded>
      <BuyPackage
        offer={asked}
        balance={balance}
        onClose={() => setAsked(undefined)}
        onBought={bought}
        onTopUp={topUp}
      />
    </section>
  )
}

function Packages({ packages, onBuy }: { packages: PackagesAnswer; onBuy: (offer: Offer) => void }) {
  const { items, offers, limits } = packages
  return (
    <>
      <Mine items={items} />
      <Offers offers={offers} onBuy={onBuy} />
      <Limits limits={limits} />
    </>
  )
}

function Mine({ items }: { items: readonly Bought[] }) {
  const t = useTranslations('packages')
  const live = items.filter(({ state }) => state === 'live')
  const ended = items.filter(({ state }) => state !== 'live')
  return (
    <>
      {live.length > 0 && (
        <ul className="prepaid-list" aria-label={t('mine')}>
          {live.map((one) => (
            <Live key={one.id} one={one} />
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <details className="prepaid-ended">
          <summary>
            {t('earlier')}
            <Icon name="chevronDown" size="tiny" />
          </summary>
          <ul>
            {ended.map((one) => (
              <Ended key={one.id} one={one} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Live({ one }: { one: Bought }) {
  const t = useTranslations('packages')
  const { number, date } = formatter(useLocale())
  const { left, shipments, expires_at: until } = one
  return (
    <li className="prepaid">
      <p className="prepaid__left">
        <strong>{t('left', { count: left, left: number(left) })}</strong>{' '}
        <span>{t('all', { all: number(shipments) })}</span>
      </p>
      {/* The same in words stands above it. */}
      <progress className="prepaid__bar" aria-hidden="true" max={shipments} value={left} />
      <p className="muted">{t('until', { date: date(Date.parse(until)) })}</p>
    </li>
  )
}

function Ended({ one }: { one: Bought }) {
  const t = useTranslations('packages')
  const { number, date } = formatter(useLocale())
  return (
    <li>
      <span>{t('shipments', { count: one.shipments, shown: number(one.shipments) })}</span>{' '}
      <span className="muted">
        {one.state === 'used' ? t('used') : t('over', { date: date(Date.parse(one.expires_at)) })}
      </span>
      {one.lapsed > 0 && (
        <span className="muted">{t('lapsed', { count: one.lapsed, shown: number(one.lapsed) })}</span>
      )}
    </li>
  )
}

function Offers({ offers, onBuy }: { offers: readonly Offer[]; onBuy: (offer: Offer) => void }) {
  const t = useTranslations('packages')
  const { number, money } = formatter(useLocale())
  return (
    <ul className="prepaid-offers" aria-label={t('offers')}>
      {offers.map((offer) => (
        <li className="prepaid-offer" key={offer.shipments}>
          <h3>{t('shipments', { count: offer.shipments, shown: number(offer.shipments) })}</h3>
          <p className="prepaid-offer__price">{money(offer.price)}</p>
          <p className="muted prepaid-offer__each">{t('each', { price: money(offer.each) })}</p>
          <Button look="second" small className="prepaid-offer__buy" onClick={() => onBuy(offer)}>
            <span aria-hidden="true">{t('buy')}</span>
            <span className="spoken">
              {t('buyWhich', { count: offer.shipments, shown: number(offer.shipments) })}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function Limits({ limits }: { limits: PackagesAnswer['limits'] }) {
  const t = useTranslations('packages')
  const { number, money, weight, size } = formatter(useLocale())
  return (
    <details className="prepaid-terms">
      <summary>
        {t('terms')}
        <Icon name="chevronDown" size="tiny" />
      </summary>
      <ul>
        <li>{t('includes', { extra: money(limits.belt3_extra) })}</li>
        <li>
          {t('fits', {
            weight: weight(limits.weight * 1000),
            side: size([limits.side]),
            sides: size([limits.sides]),
          })}
        </li>
        <li>{t('extras')}</li>
        <li>{t('holds', { count: limits.days, days: number(limits.days) })}</li>
      </ul>
    </details>
  )
}
