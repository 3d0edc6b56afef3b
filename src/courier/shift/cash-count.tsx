import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '../parts/icon.tsx'
import { noteValues } from '../parts/notes.ts'
import { type Count, countedSum, differenceOf, typedNotes } from './count.ts'

type CashCountProps = { count: Count; expected: number; onChange: (count: Count) => void }

/** Notes by their value, what the books expect, and the difference large. */
export function CashCount({ count, expected, onChange }: CashCountProps) {
  const t = useTranslations('courierShift.end')
  const { number } = formatter(useLocale())
  const difference = differenceOf(count, expected)
  return (
    <section className="cash-count">
      <div className="cash-count__sums">
        <dl>
          <div>
            <dt>{t('expected')}</dt>
            <dd>{number(expected)}</dd>
          </div>
          <div>
            <dt>{t('counted')}</dt>
            <dd>{number(countedSum(count))}</dd>
          </div>
        </dl>
        <p className="cash-count__difference" data-even={difference === 0 || undefined} role="status">
          {t(difference === 0 ? 'even' : difference < 0 ? 'short' : 'over')}
          <b>{difference === 0 ? <Icon name="check" /> : number(Math.abs(difference))}</b>
        </p>
      </div>
      <fieldset className="cash-count__notes">
        <legend className="spoken">{t('notes')}</legend>
        {noteValues.map((value) => (
          <Figure
            key={value}
            shown={number(value)}
            spoken={t('note', { value: number(value) })}
            value={count.notes[value] ?? 0}
            onChange={(many) => onChange({ ...count, notes: { ...count.notes, [value]: many } })}
          />
        ))}
        <Figure
          wide
          shown={t('coins')}
          spoken={t('coins')}
          value={count.coins}
          onChange={(coins) => onChange({ ...count, coins })}
        />
      </fieldset>
      {difference !== 0 && <Why difference={difference} count={count} onChange={onChange} />}
    </section>
  )
}

type FigureProps = {
  shown: string
  spoken: string
  value: number
  wide?: boolean
  onChange: (value: number) => void
}

function Figure({ shown, spoken, value, wide = false, onChange }: FigureProps) {
  return (
    <label className="cash-count__note" data-wide={wide || undefined} data-none={value === 0 || undefined}>
      {shown}
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={spoken}
        value={value === 0 ? '' : String(value)}
        placeholder="0"
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => onChange(typedNotes(target.value))}
      />
    </label>
  )
}

/** The cashier reads the same words. */
function Why({ difference, count, onChange }: { difference: number } & Omit<CashCountProps, 'expected'>) {
  const t = useTranslations('courierShift.end')
  const { number } = formatter(useLocale())
  const [isOpen, setOpen] = useState(count.note !== '')
  const id = useId()
  if (isOpen)
    return (
      <TextField
        id={id}
        label={t('whyField')}
        hint={t('whyText')}
        value={count.note}
        maxLength={500}
        onChange={({ target }) => onChange({ ...count, note: target.value })}
      />
    )
  return (
    <button type="button" className="cash-count__why" onClick={() => setOpen(true)}>
      <Icon name="edit" />
      <span>
        <b>{t(difference < 0 ? 'why' : 'whyOver', { amount: number(Math.abs(difference)) })}</b>{' '}
        {t('whyText')}
      </span>
      <Icon name="chevronRight" />
    </button>
  )
}
