import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DrawerDay } from '#modules/counter/counter.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { lineNames, namedLineNames } from './cash-names.ts'

type Line = DrawerDay['lines'][number]

/** From the morning on: what came in, what went out. */
export function DrawerLines({ day }: { day: DrawerDay }) {
  const t = useTranslations('deskCounterCash.lines')
  const { number } = formatter(useLocale())
  return (
    <div className="till__part">
      <h3>{t('title')}</h3>
      <dl className="drawer-lines">
        <div>
          <dt>{t('opening')}</dt>
          <dd>{number(day.opening)}</dd>
        </div>
        {day.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a day may be alike, and none of them moves
          <div key={`${line.kind} ${at}`}>
            <dt>
              <LineName line={line} />
            </dt>
            <dd data-out={line.amount < 0 || undefined}>
              {line.amount < 0 && '−'}
              {number(Math.abs(line.amount))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function LineName({ line: { kind, parcels, at, with: name } }: { line: Line }) {
  const words = useTranslations()
  const t = useTranslations('deskCounterCash.lines')
  const { number, time } = formatter(useLocale())
  const notes = [
    ...(parcels > 0 ? [t('parcels', { count: parcels, text: number(parcels) })] : []),
    ...(at === null ? [] : [time(Date.parse(at))]),
    ...(kind === 'to_courier' || kind === 'from_courier' ? [t('both')] : []),
  ]
  return (
    <>
      {name === null ? words(lineNames[kind]) : words(namedLineNames[kind], { name })}
      {notes.length > 0 && <small>{notes.join(', ')}</small>}
    </>
  )
}
