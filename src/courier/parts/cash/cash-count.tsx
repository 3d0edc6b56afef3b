import './cash-count.css'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '../icon.tsx'
import { noteValues } from '../notes.ts'
import { type Count, countedSum, differenceOf, typedCoins, typedNotes } from './count.ts'

type CountingProps = { count: Count; onChange: (count: Count) => void }
type CashCountProps = CountingProps & { expected: number }

/** Notes by their value, what the books expect, and the difference large. */
export function CashCount({ count, expected, onChange }: CashCountProps) {
  const t = useTranslations('courierShift.end')
  const difference = differenceOf(count, expected)
  return (
    <section className="cash-count">
      <CountSums
        names={[t('expected'), t(difference === 0 ? 'even' : difference < 0 ? 'short' : 'over')]}
        count={count}
        expected={expected}
        look={difference === 0 ? 'even' : 'differs'}
      />
      <CountedNotes count={count} onChange={onChange} />
      {difference !== 0 && <Why difference={difference} count={count} onChange={onChange} />}
    </section>
  )
}

type CountSumsProps = {
  /** Of what the books know, and of the difference. */
  names: readonly [expected: string, difference: string]
  count: Count
  expected: number
  look: 'even' | 'differs' | 'plain'
}

export function CountSums({ names: [known, between], count, expected, look }: CountSumsProps) {
  const t = useTranslations('courierShift.end')
  const { number } = formatter(useLocale())
  const difference = differenceOf(count, expected)
  return (
    <div className="cash-count__sums">
      <dl>
        <div>
          <dt>{known}</dt>
          <dd>{number(expected)}</dd>
        </div>
        <div>
          <dt>{t('counted')}</dt>
          <dd>{number(countedSum(count))}</dd>
        </div>
      </dl>
      <p className="cash-count__difference" data-look={look} role="status">
        {between}
        <b>{difference === 0 ? <Icon name="check" /> : number(Math.abs(difference))}</b>
      </p>
    </div>
  )
}

export function CountedNotes({ count, onChange }: CountingProps) {
  const t = useTranslations('courierShift.end')
  const { number } = formatter(useLocale())
  return (
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
        read={typedCoins}
        onChange={(coins) => onChange({ ...count, coins })}
      />
    </fieldset>
  )
}

type FigureProps = {
  shown: string
  spoken: string
  value: number
  wide?: boolean
  read?: (text: string) => number
  onChange: (value: number) => void
}

function Figure({ shown, spoken, value, wide = false, read = typedNotes, onChange }: FigureProps) {
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
        onChange={({ target }) => onChange(read(target.value))}
      />
    </label>
  )
}

/** The cashier reads the same words. */
function Why({ difference, count, onChange }: CountingProps & { difference: number }) {
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
