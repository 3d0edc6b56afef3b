import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DrawerClosing } from '#modules/counter/counter.contract.ts'
import { banknotes } from '#modules/counter/domain/counter-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Count, coinsOf, typedFigure } from './drawer-count.ts'

type CountNotesProps = { count: Count; onChange: (count: Count) => void }

/** How many of each banknote; small change is one sum. Enter goes on to the next. */
export function CountNotes({ count, onChange }: CountNotesProps) {
  const t = useTranslations('deskCounterCash.count')
  const { number } = formatter(useLocale())
  return (
    <div className="till__part">
      <h3 id="drawer-count">{t('title')}</h3>
      <fieldset className="drawer-notes" aria-labelledby="drawer-count">
        {banknotes.map((value) => (
          <Figure
            key={value}
            shown={number(value)}
            spoken={t('note', { value: number(value) })}
            value={count.notes[value] ?? 0}
            most={4}
            onChange={(many) => onChange({ ...count, notes: { ...count.notes, [value]: many } })}
          />
        ))}
        <Figure
          wide
          shown={t('coins')}
          spoken={t('coins')}
          value={count.coins}
          most={7}
          onChange={(coins) => onChange({ ...count, coins })}
        />
      </fieldset>
    </div>
  )
}

type FigureProps = {
  shown: string
  spoken: string
  value: number
  most: number
  wide?: boolean
  onChange: (value: number) => void
}

function Figure({ shown, spoken, value, most, wide, onChange }: FigureProps) {
  return (
    <label className="drawer-note" data-wide={wide || undefined} data-none={value === 0 || undefined}>
      {shown}
      <input
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        aria-label={spoken}
        value={value === 0 ? '' : String(value)}
        placeholder="0"
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => onChange(typedFigure(target.value, most))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const all = [...(event.currentTarget.closest('fieldset')?.querySelectorAll('input') ?? [])]
          all[all.indexOf(event.currentTarget) + 1]?.focus()
        }}
      />
    </label>
  )
}

/** As it was counted when the day was closed. */
export function CountedNotes({ closing }: { closing: DrawerClosing }) {
  const t = useTranslations('deskCounterCash.count')
  const { number } = formatter(useLocale())
  if (closing.notes.length === 0) return null
  const coins = coinsOf(closing)
  return (
    <div className="till__part">
      <h3>{t('counted')}</h3>
      <dl className="drawer-notes">
        {closing.notes.map(({ value, count }) => (
          <div key={value} className="drawer-note">
            <dt>{number(value)}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
        {coins > 0 && (
          <div className="drawer-note" data-wide>
            <dt>{t('coins')}</dt>
            <dd>{number(coins)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
