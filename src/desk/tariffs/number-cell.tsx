import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { parseNumber } from '#ui/number-text.ts'
import { useNumberWords } from './number-words.ts'
import type { Cell } from './tariff-cells.ts'
import { numberAt } from './tariff-draft.ts'
import { useTariffForm } from './tariff-form.ts'

/** Where the cursor goes when a number is wrong. */
export const cellId = (path: string) => `tariff-${path}`

type NumberCellProps = {
  cell: Cell
  /** The row it stands in, for those who hear the screen. */
  rowName: string
}

/** One number: read, or typed; beside it what is in force when they differ. */
export function NumberCell({ cell, rowName }: NumberCellProps) {
  const t = useTranslations()
  const form = useTariffForm()
  const words = useNumberWords()
  const { path, kind, part } = cell
  const value = numberAt(form.data, path)
  const isChanged = form.changed.has(path)
  const partName = part && t(part)
  return (
    <div className="tariff-cell" data-changed={isChanged || undefined}>
      {partName && <span className="tariff-cell__part">{partName}</span>}
      {form.set ? (
        <NumberInput cell={cell} name={partName ? `${rowName}, ${partName}` : rowName} />
      ) : (
        <span className="tariff-cell__value">
          {value === undefined ? t('deskTariffs.changed.removed') : words.withUnit(value, kind)}
        </span>
      )}
      {isChanged && <Was cell={cell} />}
    </div>
  )
}

function Was({ cell: { path, kind } }: { cell: Cell }) {
  const t = useTranslations('deskTariffs.changed')
  const words = useNumberWords()
  const inForce = numberAt(useTariffForm().current, path)
  return (
    <span className="tariff-cell__was">
      {inForce === undefined ? t('added') : t('was', { value: words.withUnit(inForce, kind) })}
    </span>
  )
}

/** In letters: millions with their spaces, and the rest. */
const widest = 8
const usual = 5

function NumberInput({ cell: { path, kind }, name }: { cell: Cell; name: string }) {
  const form = useTariffForm()
  const words = useNumberWords()
  const fault = useId()
  // What is being typed stays as typed until the field is left.
  const [typed, setTyped] = useState<string>()
  const value = numberAt(form.data, path)
  const wrong = form.fault(path)
  const { scale = 1 } = kind
  const type = (text: string) => {
    setTyped(text)
    const number = parseNumber(text)
    // Kilograms times a thousand leave a trace of floating point behind.
    form.set?.(path, number === undefined ? undefined : Number((number * scale).toPrecision(12)))
  }
  return (
    <>
      <span className="tariff-input">
        <input
          id={cellId(path)}
          className="tariff-input__box"
          inputMode="decimal"
          size={kind.max >= 1_000_000 ? widest : usual}
          autoComplete="off"
          aria-label={name}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? fault : undefined}
          value={typed ?? (value === undefined ? '' : words.number(value, kind))}
          onChange={(event) => type(event.target.value)}
          onBlur={() => value !== undefined && setTyped(undefined)}
        />
        {kind.unit && <span className="tariff-input__unit">{words.unit(kind)}</span>}
      </span>
      {wrong && (
        <span className="tariff-cell__fault" id={fault}>
          {wrong}
        </span>
      )}
    </>
  )
}
