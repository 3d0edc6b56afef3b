import './tariff-effect.css'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Tariff } from '#modules/pricing/domain/tariff.ts'
import type { Effect } from '#modules/pricing/domain/typical-parcels.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { changeOf, countEffect, effectSorted } from './effect.ts'
import { useParcelWords } from './parcel-words.ts'

type EffectPanelProps = {
  current: { version: number; data: Tariff }
  /** Undefined while its numbers do not make a tariff. */
  after: Tariff | undefined
  isInForce: boolean
  now: Date
}

/** What the numbers do to parcels that people really send. Follows the typing. */
export function EffectPanel({ current, after, isInForce, now }: EffectPanelProps) {
  const t = useTranslations('deskTariffs.effect')
  const id = useId()
  return (
    <aside className="tariff-effect" aria-labelledby={id}>
      <header className="tariff-effect__head">
        <h2 className="tariff-effect__title" id={id}>
          {t('title')}
        </h2>
        <p className="muted">
          {isInForce ? t('inForce') : t('against', { version: String(current.version) })}
        </p>
      </header>
      {after ? (
        <EffectOf before={current.data} after={after} now={now} />
      ) : (
        <p className="tariff-effect__broken" role="status">
          {t('broken')}
        </p>
      )}
    </aside>
  )
}

function EffectOf({ before, after, now }: { before: Tariff; after: Tariff; now: Date }) {
  const t = useTranslations('deskTariffs.effect')
  const effects = effectSorted(before, after, now)
  return (
    <>
      <EffectCounts effects={effects} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <section className="tariff-effect__rows" aria-label={t('title')} tabIndex={0}>
        <EffectTable effects={effects} tariff={after} />
      </section>
    </>
  )
}

function EffectCounts({ effects }: { effects: readonly Effect[] }) {
  const t = useTranslations('deskTariffs.effect')
  const format = formatter(useLocale())
  const { up, down, same } = countEffect(effects)
  return (
    <dl className="tariff-counts">
      <div data-way="up">
        <dt>{t('up')}</dt>
        <dd>{format.number(up)}</dd>
      </div>
      <div data-way="down">
        <dt>{t('down')}</dt>
        <dd>{format.number(down)}</dd>
      </div>
      <div>
        <dt>{t('same')}</dt>
        <dd>{format.number(same)}</dd>
      </div>
    </dl>
  )
}

function EffectTable({ effects, tariff }: { effects: readonly Effect[]; tariff: Tariff }) {
  const t = useTranslations('deskTariffs.effect')
  const format = formatter(useLocale())
  const words = useParcelWords(tariff)
  const price = (soum: number | undefined) => (soum === undefined ? t('cannot') : format.number(soum))
  return (
    <table className="tariff-effect__table">
      <caption className="spoken">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('parcel')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
          <th scope="col">{t('change')}</th>
        </tr>
      </thead>
      <tbody>
        {effects.map((effect) => {
          const { parcel, before, after } = effect
          const { from, to } = words.way(parcel)
          const rest = words.rest(parcel)
          return (
            <tr key={`${from} ${to} ${rest}`} data-same={before === after || undefined}>
              <th scope="row">
                <span className="tariff-effect__way">
                  {from} <Icon name="arrowRight" size="tiny" className="tariff-effect__arrow" /> {to}
                </span>
                <span className="tariff-effect__rest">{rest}</span>
              </th>
              <td>{price(before)}</td>
              <td>{price(after)}</td>
              <td>
                <Change change={changeOf(effect)} before={before} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** How much, and how much of a hundred. */
function Change({ change, before }: { change: number | undefined; before: number | undefined }) {
  const format = formatter(useLocale())
  if (change === undefined || change === 0) return <span className="muted">{change === 0 ? '0' : '—'}</span>
  const sign = change > 0 ? '+' : ''
  return (
    <span className="tariff-change" data-way={change > 0 ? 'up' : 'down'}>
      {`${sign}${format.number(change)}`}
      {before !== undefined && before > 0 && (
        <small>{`${sign}${format.number((change / before) * 100, 1)}\u00A0%`}</small>
      )}
    </span>
  )
}
