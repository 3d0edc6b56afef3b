import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { ShelfItem } from '#modules/counter/counter.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { grouped } from '../../parts/grouped-code.ts'
import { Icon } from '../../parts/icon.tsx'
import { giveLooks } from '../courier-names.ts'
import { codeOf, type Found } from './give-choice.ts'

type ParcelChoiceProps = {
  waiting: readonly ShelfItem[]
  chosen: ReadonlySet<string>
  last: Found | undefined
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Scanned or ticked: what goes along. */
export function ParcelChoice({ waiting, chosen, last, onChange }: ParcelChoiceProps) {
  const t = useTranslations('deskCounterCourier.give')
  const { number } = formatter(useLocale())
  if (waiting.length === 0) return <EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>
  const isAll = chosen.size === waiting.length
  const toggle = (code: string) => {
    const next = new Set(chosen)
    if (!next.delete(code)) next.add(code)
    onChange(next)
  }
  return (
    <>
      <GiveScan last={last} chosen={chosen.size} all={waiting.length} />
      <div className="give-all">
        <h3>{t('waiting', { count: waiting.length, text: number(waiting.length) })}</h3>
        <Button
          look="second"
          small
          onClick={() => onChange(isAll ? new Set() : new Set(waiting.map(codeOf)))}
        >
          {t(isAll ? 'none' : 'all')}
        </Button>
      </div>
      <div className="give-parcels">
        {waiting.map((item) => (
          <Checkbox
            key={item.order_id}
            checked={chosen.has(codeOf(item))}
            onChange={() => toggle(codeOf(item))}
            label={<span className="take-lines__code">{grouped(codeOf(item))}</span>}
            note={item.to_name ?? item.name}
            end={item.place && <strong className="give-parcels__place">{item.place}</strong>}
          />
        ))}
      </div>
    </>
  )
}

function GiveScan({ last, chosen, all }: { last: Found | undefined; chosen: number; all: number }) {
  const words = useTranslations()
  const t = useTranslations('deskCounterCourier.give')
  const { number } = formatter(useLocale())
  const look = !last
    ? 'waiting'
    : last.kind === 'found'
      ? 'right'
      : last.kind === 'chosen'
        ? 'known'
        : 'wrong'
  return (
    <div className="last-scan" data-look={look} role="status">
      <div className="last-scan__words">
        {look === 'waiting' ? <Icon name="scan" /> : <Icon name={look === 'wrong' ? 'warning' : 'check'} />}
        <div>
          <b>{words(giveLooks[look])}</b>
          <span className="last-scan__under">
            {!last
              ? t('scan')
              : last.kind === 'found'
                ? (last.item.to_name ?? last.item.name)
                : grouped(last.code)}
          </span>
        </div>
      </div>
      <span className="last-scan__count">
        <b>{number(chosen)}</b> / {number(all)}
      </span>
    </div>
  )
}
