import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { readPlace } from '#modules/counter/domain/shelf-place.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { scanFieldMark } from '../../parts/scan-focus.ts'
import { usePlacing } from './use-placing.ts'

type PlaceDialogProps = { scan: number; parcel: CounterParcel; onClose: () => void }

/** Another place, typed or read off the shelf's label. */
export function PlaceDialog({ scan, parcel, onClose }: PlaceDialogProps) {
  const t = useTranslations('deskCounterHands.place')
  const common = useTranslations('common')
  const place = usePlacing()
  const [text, setText] = useState(parcel.place ?? parcel.free_place ?? '')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const lay = async (where: string | null) => {
    setBusy(true)
    const wrong = await place(scan, parcel, where)
    setBusy(false)
    if (wrong) setProblem(wrong)
    else onClose()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    const where = readPlace(text)
    if (where === undefined) setProblem(t('wrong'))
    else void lay(where)
  }
  return (
    <Dialog open onClose={onClose} title={t('dialog')} closeLabel={common('close')}>
      <form className="place-form" onSubmit={send}>
        <TextField
          {...scanFieldMark}
          label={t('field')}
          hint={t('hint')}
          error={problem}
          code
          value={text}
          maxLength={10}
          autoFocus
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => {
            setText(target.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" courier block busy={busy}>
          {t('lay')}
        </Button>
        {parcel.place && (
          <Button look="second" block busy={busy} onClick={() => void lay(null)}>
            {t('take')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
