import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { typedNumber } from '#modules/lockers/domain/keypad.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { typedNames } from './bank-words.ts'
import type { LockerBank } from './locker-bank.ts'
import type { Say } from './use-said.ts'

export type Typed = Readonly<{ number: string; code: string }>

type KeypadProps = {
  bank: LockerBank
  typed: Typed
  onType: (typed: Typed) => void
  say: Say
  /** With the door that has opened. */
  onDone: (opened: number | undefined) => void
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const
const longest = { number: 8, code: 6 } as const

/** A number and a code: by a keyboard, or by the keys of the bank. */
export function Keypad({ bank, typed, onType, say, onDone }: KeypadProps) {
  const all = useTranslations()
  const t = useTranslations('lockerBank')
  const [field, setField] = useState<keyof Typed>('number')
  const [isBusy, setBusy] = useState(false)
  const set = (name: keyof Typed, text: string) =>
    onType({ ...typed, [name]: text.replace(/\D/g, '').slice(0, longest[name]) })
  const press = (digit: string) => {
    // Five digits may be the end of a phone or the beginning of an order: whoever types them says when they are whole.
    const isFull = field === 'number' && typed.number.length === longest.number
    if (isFull) setField('code')
    const name = isFull ? 'code' : field
    set(name, typed[name] + digit)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await bank.type(typed.number, typed.code)
    setBusy(false)
    setField('number')
    if (!answer.ok) return say(answer.error)
    const { opening } = answer.value
    const isOpen = bank.doors.some((door) => door.number === opening?.cell && door.isOpen)
    if (opening && !isOpen) say(t('said.stuck'))
    else say(opening ? t('said.opened', { number: String(opening.cell) }) : t('said.visit'))
    onDone(opening?.cell)
  }
  const isNumber = typedNumber.test(typed.number)
  const isWhole = isNumber && typed.code.length === longest.code
  return (
    <form
      className="dev-locker__part"
      noValidate
      aria-label={t('keypad')}
      onSubmit={(event) => void submit(event)}
    >
      <h2>{t('keypad')}</h2>
      {(['number', 'code'] as const).map((name) => (
        <TextField
          key={name}
          code
          label={all(typedNames[name])}
          inputMode="numeric"
          value={typed[name]}
          onFocus={() => setField(name)}
          onChange={({ target }) => set(name, target.value)}
        />
      ))}
      <div className="dev-locker__keys">
        {digits.map((digit) => (
          <Button key={digit} look="second" onClick={() => press(digit)}>
            {digit}
          </Button>
        ))}
        <Button look="quiet" onClick={() => onType({ ...typed, [field]: '' })}>
          {t('erase')}
        </Button>
        <Button look="quiet" disabled={!isNumber} onClick={() => setField('code')}>
          {t('toCode')}
        </Button>
      </div>
      <Button type="submit" block busy={isBusy} disabled={!isWhole}>
        {t('type')}
      </Button>
    </form>
  )
}
