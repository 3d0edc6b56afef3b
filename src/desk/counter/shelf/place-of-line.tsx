import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { ShelfItem } from '#modules/counter/counter.contract.ts'
import { readPlace } from '#modules/counter/domain/shelf-place.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { scanFieldMark } from '../parts/scan-focus.ts'

type PlaceOfLineProps = { item: ShelfItem; onChanged: () => void }

/** The place itself is the button that changes it. */
export function PlaceOfLine({ item, onChanged }: PlaceOfLineProps) {
  const t = useTranslations('deskCounter.shelf')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="shelf-line__place"
        data-none={item.place === null || undefined}
        aria-label={item.place ? t('changePlace', { place: item.place }) : t('givePlace')}
        onClick={() => setOpen(true)}
      >
        {item.place ?? '—'}
      </button>
      {isOpen && <LinePlaceDialog item={item} onChanged={onChanged} onClose={() => setOpen(false)} />}
    </>
  )
}

function LinePlaceDialog({ item, onChanged, onClose }: PlaceOfLineProps & { onClose: () => void }) {
  const t = useTranslations('deskCounterHands.place')
  const common = useTranslations('common')
  const task = useTask(counterCalls.placeOnShelf)
  const failureText = useFailureText()
  const [text, setText] = useState(item.place ?? '')
  const [isWrong, setWrong] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const place = readPlace(text)
    if (place === undefined) return setWrong(true)
    const answer = await task.run({ params: { id: item.order_id }, body: { place } })
    if (!answer.ok) return
    onChanged()
    onClose()
  }
  const told = task.error && (task.error.code === 'invalid_input' ? t('wrong') : failureText(task.error))
  return (
    <Dialog open onClose={onClose} title={t('dialog')} closeLabel={common('close')}>
      <form className="place-form" onSubmit={(event) => void save(event)}>
        <TextField
          {...scanFieldMark}
          label={t('field')}
          hint={t('hint')}
          error={isWrong ? t('wrong') : told}
          code
          value={text}
          maxLength={10}
          autoFocus
          onFocus={(event) => event.target.select()}
          onChange={({ target }) => {
            setText(target.value)
            setWrong(false)
            task.reset()
          }}
        />
        <Button type="submit" courier block busy={task.state === 'busy'}>
          {t('lay')}
        </Button>
      </form>
    </Dialog>
  )
}
