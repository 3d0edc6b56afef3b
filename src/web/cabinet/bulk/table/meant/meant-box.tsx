import './meant.css'
import { type CSSProperties, useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/class-names.ts'
import { isMoney } from '../grid/cell-look.ts'
import type { RowChanges } from '../rows/use-row-changes.ts'
import { isAcceptable, type Meant, type WrongCell } from './use-meant.ts'

/** So many spellings are named; the others are in the count. */
const namedSpellings = 4

type MeantBoxProps = { meant: Meant; changes: RowChanges; duplicates: number; style: CSSProperties }

/** Beside a cell that could mean something else, or that looks like a slip: one press puts it right. */
export function MeantBox({ meant, changes, duplicates, style }: MeantBoxProps) {
  const t = useTranslations('bulkTable.meant')
  const id = useId()
  const { wrong, options } = meant
  if (!wrong) return null
  const { text, error } = wrong.cell
  const isSame = error?.code.startsWith('duplicate') ?? false
  const title = isSame ? t('sameTitle') : text === '' ? t('empty') : whichTitle(wrong, t)
  return (
    <div className="meant" role="dialog" aria-labelledby={id} style={style}>
      <header className="meant__head">
        <h2 id={id}>{title}</h2>
        <Spellings meant={meant} message={error?.message ?? t('street')} />
      </header>
      {options.length > 0 && <Options meant={meant} wrong={wrong} />}
      <footer className="meant__actions">
        {options.length > 0 && <Choices meant={meant} n={wrong.n} />}
        {isAcceptable(wrong.cell) && (
          <Acceptance wrong={wrong} changes={changes} duplicates={isSame ? duplicates : 0} />
        )}
      </footer>
    </div>
  )
}

/** A question of which one where several names fit, otherwise whether it is right. */
const whichTitle = ({ cell, field }: WrongCell, t: ReturnType<typeof useTranslations<'bulkTable.meant'>>) =>
  t((cell.error?.suggestions.length ?? 0) > 1 && !isNumber(field) ? 'which' : 'wrong', { text: cell.text })

const isNumber = (field: WrongCell['field']) =>
  isMoney(field) || ['weight', 'length', 'width', 'height'].includes(field)

function Spellings({ meant: { texts, rows }, message }: { meant: Meant; message: string }) {
  const t = useTranslations('bulkTable.meant')
  const format = formatter(useLocale())
  if (texts.length < 2) return <p>{message}</p>
  const named = texts
    .slice(0, namedSpellings)
    .map(({ text, rows: count }) => (count > 1 ? t('spelling', { text, shown: format.number(count) }) : text))
  return <p>{t('spellings', { count: rows, shown: format.number(rows), texts: named.join(', ') })}</p>
}

function Options({ meant, wrong }: { meant: Meant; wrong: WrongCell }) {
  const t = useTranslations('bulkTable.meant')
  const format = formatter(useLocale())
  const hasKeys = !isNumber(wrong.field)
  return meant.options.map(({ value, label, note, streets }, index) => (
    <button
      key={value}
      type="button"
      tabIndex={-1}
      className={classes('meant__option', index === meant.chosen && 'meant__option--chosen')}
      aria-pressed={index === meant.chosen}
      onClick={() => meant.choose(index)}
    >
      <span className="meant__radio" />
      <span>
        <b>{label}</b>
        {note && <small>{note}</small>}
        {streets !== null && streets > 0 && (
          <small>{t('streets', { count: streets, shown: format.number(streets) })}</small>
        )}
      </span>
      {hasKeys && <kbd>{index + 1}</kbd>}
    </button>
  ))
}

function Choices({ meant, n }: { meant: Meant; n: number }) {
  const t = useTranslations('bulkTable.meant')
  const format = formatter(useLocale())
  const { rows } = meant
  if (rows <= 1)
    return (
      <Button small tabIndex={-1} onClick={meant.forOne}>
        {t('put')}
      </Button>
    )
  return (
    <>
      <Button small tabIndex={-1} onClick={meant.forAll}>
        {t('all', { count: rows, shown: format.number(rows) })}
      </Button>
      <Button small look="second" tabIndex={-1} onClick={meant.forOne}>
        {t('one', { n: String(n) })}
      </Button>
    </>
  )
}

type AcceptanceProps = { wrong: WrongCell; changes: RowChanges; duplicates: number }

function Acceptance({ wrong, changes, duplicates }: AcceptanceProps) {
  const t = useTranslations('bulkTable.meant')
  const format = formatter(useLocale())
  const isSame = wrong.cell.error?.code.startsWith('duplicate')
  return (
    <>
      <Button
        small
        look={isSame ? 'main' : 'second'}
        tabIndex={-1}
        onClick={() => void changes.accept(wrong.n)}
      >
        {t(isSame ? 'send' : 'so')}
      </Button>
      {duplicates > 1 && (
        <Button small look="second" tabIndex={-1} onClick={() => void changes.acceptAll()}>
          {t('sendAll', { count: duplicates, shown: format.number(duplicates) })}
        </Button>
      )}
    </>
  )
}
