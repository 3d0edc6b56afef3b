import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useNumberWords } from '../number-words.ts'
import type { Cell } from './tariff-cells.ts'
import { numberAt } from './tariff-draft.ts'
import { useTariffForm } from './tariff-form.ts'
import { fieldText, readTyped } from './typed-number.ts'

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

const million = 1_000_000

function NumberInput({ cell: { path, kind }, name }: { cell: Cell; name: string }) {
  const form = useTariffForm()
  const words = useNumberWords()
  const fault = useId()
  // What is being typed stays as typed until the field is left.
  const [typed, setTyped] = useState<string>()
  const value = numberAt(form.data, path)
  const wrong = form.fault(path)
  const decimalMark = useLocale() === 'en' ? '.' : ','
  return (
    <>
      <span className="tariff-input">
        <input
          id={cellId(path)}
          className="tariff-input__box"
          inputMode="decimal"
          data-wide={kind.max >= million || undefined}
          autoComplete="off"
          aria-label={name}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? fault : undefined}
          value={typed ?? (value === undefined ? '' : fieldText(value, kind, decimalMark))}
          onChange={(event) => {
            setTyped(event.target.value)
            form.set?.(path, readTyped(event.target.value, kind))
          }}
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
