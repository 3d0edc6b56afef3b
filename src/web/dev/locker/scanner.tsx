import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { LockerBank } from './locker-bank.ts'
import type { Say } from './use-said.ts'

type ScannerProps = {
  bank: LockerBank
  parcel: string
  onParcel: (code: string) => void
  say: Say
  onDone: (opened: number | undefined) => void
}

/** For a courier who has typed their code: what they bring, and what they take along. */
export function Scanner({ bank, parcel, onParcel, say, onDone }: ScannerProps) {
  const t = useTranslations('lockerBank')
  const format = formatter(useLocale())
  const [isBusy, setBusy] = useState(false)
  const scan = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await bank.scan(parcel)
    setBusy(false)
    if (!answer.ok) return say(answer.error)
    say(t('said.opened', { number: String(answer.value.cell) }))
    onParcel('')
    onDone(answer.value.cell)
  }
  const collect = async () => {
    setBusy(true)
    const answer = await bank.collect()
    setBusy(false)
    if (!answer.ok) return say(answer.error)
    const count = answer.value.length
    say(count === 0 ? t('said.nothing') : t('said.collected', { count, text: format.number(count) }))
    onDone(answer.value[0]?.cell)
  }
  const leave = () => {
    bank.leave()
    say(t('said.left'))
  }
  return (
    <form
      className="dev-locker__part"
      noValidate
      aria-label={t('scanner')}
      onSubmit={(event) => void scan(event)}
    >
      <h2>{t('scanner')}</h2>
      {!bank.hasVisit && <p className="muted">{t('scanText')}</p>}
      <TextField code label={t('parcel')} value={parcel} onChange={({ target }) => onParcel(target.value)} />
      <p className="dev-locker__ways">
        <Button type="submit" look="second" busy={isBusy} disabled={!bank.hasVisit || parcel === ''}>
          {t('scan')}
        </Button>
        <Button look="second" busy={isBusy} disabled={!bank.hasVisit} onClick={() => void collect()}>
          {t('collect')}
        </Button>
        {bank.hasVisit && (
          <Button look="quiet" disabled={isBusy} onClick={leave}>
            {t('leave')}
          </Button>
        )}
      </p>
    </form>
  )
}
