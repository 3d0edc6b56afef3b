import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { CellAnswer } from '#modules/bulk/bulk.contract.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import { phoneDigits } from '#ui/fields/phone-digits.ts'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { isMoney, isPhone } from '../table/grid/cell-look.ts'

type BrokenFieldProps = {
  field: Field
  cell: CellAnswer
  /** What was typed; undefined: nothing yet. */
  text: string | undefined
  /** It may be meant so: nothing has to be typed. */
  isSlip: boolean
  onText: (text: string) => void
  onTake: (value: string) => void
  onTakeAll: (value: string) => void
}

const numbers: readonly Field[] = ['weight', 'length', 'width', 'height']

/** The field with something wrong in it, what the file says, what to do about it, and what was likely meant. */
export function BrokenField({ field, cell, text, isSlip, onText, onTake, onTakeAll }: BrokenFieldProps) {
  const t = useTranslations('bulkTable')
  const names = useTranslations('bulk.fields')
  const { error } = cell
  const label = (
    <span className="bulk-broken__label">
      <b>{names(field)}</b>
      <span>{cell.text === '' ? t('cards.emptyInFile') : t('cards.inFile', { text: cell.text })}</span>
    </span>
  )
  const message = error?.message
  return (
    <div className="bulk-broken">
      {isSlip ? (
        <p className="bulk-broken__slip">
          <Icon name="warning" size="small" />
          {message}
        </p>
      ) : isPhone(field) ? (
        <PhoneField
          label={label}
          error={message}
          value={text ?? startOfPhone(cell)}
          onChange={onText}
          autoComplete="off"
        />
      ) : (
        <TextField
          label={label}
          error={message}
          value={text ?? cell.text}
          inputMode={isMoney(field) || numbers.includes(field) ? 'decimal' : 'text'}
          maxLength={2000}
          autoComplete="off"
          onChange={(event) => onText(event.target.value)}
        />
      )}
      {error?.suggestions.map((one) => (
        <div key={one.value}>
          <Suggested {...one} alike={error.alike} onTake={onTake} onTakeAll={onTakeAll} />
          {one.note && <small className="muted">{one.note}</small>}
        </div>
      ))}
    </div>
  )
}

/** What is left of a number that Excel has written as 9.98901E+11 are its first digits; the noughts behind them are its own. */
function startOfPhone({ text, error }: CellAnswer): string {
  const broken = /^(\d)[.,](\d+)E\+?\d+$/i.exec(text.trim())
  const known = broken ? `${broken[1]}${broken[2]}` : text.trim().replace(/0+$/, '')
  if (!broken && error?.code !== 'phone_broken_by_excel') return phoneDigits(text)
  return phoneDigits(known.startsWith('998') ? `+${known}` : known)
}

type SuggestedProps = {
  value: string
  label: string
  alike: number
  onTake: (value: string) => void
  onTakeAll: (value: string) => void
}

export function Suggested({ value, label, alike, onTake, onTakeAll }: SuggestedProps) {
  const t = useTranslations('bulkTable.cards')
  const format = formatter(useLocale())
  return (
    <div className="bulk-broken__meant">
      <b>{label}</b>
      <span>
        <button type="button" onClick={() => onTake(value)}>
          {t('take')}
        </button>
        {alike > 1 && (
          <button type="button" onClick={() => onTakeAll(value)}>
            {t('takeAll', { count: alike, shown: format.number(alike) })}
          </button>
        )}
      </span>
    </div>
  )
}
