import { useTranslations } from 'use-intl'
import { Icon } from '../../parts/icon.tsx'

type DigitPadProps = { value: string; length: number; onChange: (value: string) => void }

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Keys for a thumb in a glove; the keyboard of the phone stays away. */
export function DigitPad({ value, length, onChange }: DigitPadProps) {
  const t = useTranslations('courierDeliver')
  const add = (digit: string) => value.length < length && onChange(value + digit)
  return (
    <fieldset className="digit-pad" aria-label={t('digits')}>
      {digits.map((digit) => (
        <button key={digit} type="button" onClick={() => add(digit)}>
          {digit}
        </button>
      ))}
      <span />
      <button type="button" onClick={() => add('0')}>
        0
      </button>
      <button type="button" className="digit-pad__erase" onClick={() => onChange(value.slice(0, -1))}>
        <Icon name="erase" />
        <span className="spoken">{t('eraseDigit')}</span>
      </button>
    </fieldset>
  )
}

type CodeCellsProps = { value: string; length: number; labelledBy: string }

/** What was typed, a cell a digit; the next one is lit. */
export function CodeCells({ value, length, labelledBy }: CodeCellsProps) {
  const cells = Array.from({ length }, (_, place) => value[place] ?? '')
  return (
    <output className="code-cells" aria-labelledby={labelledBy}>
      <span className="spoken">{value}</span>
      {cells.map((digit, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={place}
          aria-hidden="true"
          className="code-cells__cell"
          data-next={place === value.length || undefined}
        >
          {digit}
        </span>
      ))}
    </output>
  )
}
