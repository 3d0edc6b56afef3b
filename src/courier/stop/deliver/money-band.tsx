import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { classes } from '#ui/class-names.ts'
import { Amount } from '../../parts/amount.tsx'
import { Icon } from '../../parts/icon.tsx'
import { likelyGiven } from '../../parts/notes.ts'
import { DoorPayment, type Provider } from './door-payment.tsx'
import { NotesSheet } from './notes-sheet.tsx'

const providers: readonly Provider[] = [
  { type: 'payme', name: 'Payme' },
  { type: 'click', name: 'Click' },
]

type MoneyBandProps = { stop: Stop; isOnline: boolean }

/** Money first, as the one thing in saffron: how much, what comes back of a note, and how it can be paid. */
export function MoneyBand({ stop, isOnline }: MoneyBandProps) {
  const t = useTranslations('courierDeliver.money')
  const [isCounting, setCounting] = useState(false)
  const [link, setLink] = useState<Provider>()
  const format = formatter(useLocale())
  const amount = stop.to_collect
  const given = likelyGiven(amount)
  return (
    <section className="money-band" aria-label={t('title')}>
      <p className="money-band__head">
        {t('first')}
        {!isOnline && stop.payable_by_link && <span>{t('linkOffline')}</span>}
      </p>
      <div className="money-band__line">
        <Amount soum={amount} />
        {given > amount && (
          <em>{t('change', { given: format.number(given), back: format.number(given - amount) })}</em>
        )}
      </div>
      <div className="money-band__how">
        <button
          type="button"
          className="money-band__way money-band__way--on"
          onClick={() => setCounting(true)}
        >
          <Icon name="cash" size="small" />
          {t('cash')}
        </button>
        {providers.map((provider) => (
          <button
            key={provider.type}
            type="button"
            className={classes(
              'money-band__way',
              !(stop.payable_by_link && isOnline) && 'money-band__way--away',
            )}
            disabled={!(stop.payable_by_link && isOnline)}
            onClick={() => setLink(provider)}
          >
            <Icon name="qr" size="small" />
            {provider.name}
          </button>
        ))}
      </div>
      {isCounting && <NotesSheet amount={amount} onClose={() => setCounting(false)} />}
      {link && <DoorPayment stop={stop} provider={link} onClose={() => setLink(undefined)} />}
    </section>
  )
}

/** Nothing to take: quiet, and what the receiver asked for. */
export function NothingToTake({ stop }: { stop: Stop }) {
  const t = useTranslations('courierDeliver.money')
  return (
    <section className="nothing-to-take">
      <p className="nothing-to-take__said">
        <Icon name="check" />
        {t('paid')}
      </p>
      <Wished stop={stop} />
    </section>
  )
}

function Wished({ stop: { wishes } }: { stop: Stop }) {
  const t = useTranslations()
  const { hand_over: wish, delegate } = wishes
  if (!wish && !delegate) return null
  const who = wish ? [wish.name, wish.place] : [delegate?.name]
  return (
    <div className="nothing-to-take__wish">
      <Icon name={wish?.kind === 'safe_place' ? 'shield' : wish ? 'neighbours' : 'user'} />
      <span>
        <b>{t(wish ? `courierDeliver.wish.${wish.kind}` : 'courierDeliver.wish.delegate')}</b>
        {who.filter(Boolean).join(', ')}
      </span>
    </div>
  )
}
