import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { worklistCalls } from '#modules/worklist/worklist.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { useStaff } from '../../signed-in.ts'
import { BulkOutcome } from './bulk-outcome.tsx'
import { type BulkDeed, type BulkWords, useBulkRun } from './use-bulk-run.ts'

export type { BulkDeed }

type BulkDialogProps = {
  deed: BulkDeed
  orders: readonly OrderAnswer[]
  /** With those that were not done, once anything was tried. */
  onClose: (left: string[] | undefined) => void
}

const longestNote = 500
const titles = {
  hand: 'deskOrders.bulk.handTitle',
  confirm: 'deskOrders.bulk.confirmTitle',
  cancel: 'deskOrders.bulk.cancelTitle',
} as const
const names = {
  hand: 'deskOrders.bulk.hand',
  confirm: 'deskOrders.bulk.confirm',
  cancel: 'deskOrders.bulk.cancel',
} as const

/** Asks once, does it order by order, and says of each that was not done why. */
export function BulkDialog({ deed, orders: given, onClose }: BulkDialogProps) {
  const t = useTranslations()
  const { number } = formatter(useLocale())
  // What is done leaves the filter, and these are still the ones that were asked about.
  const [orders] = useState(given)
  const [words, setWords] = useState<BulkWords>({ to: '', note: '' })
  const [tried, setTried] = useState(false)
  const run = useBulkRun(deed, orders)
  const isMissing = (deed === 'hand' && words.to === '') || (deed === 'cancel' && words.note.trim() === '')
  const { outcome, state } = run
  const close = () => {
    run.stop()
    onClose(outcome && orders.filter((order) => !outcome.done.includes(order)).map(({ id }) => id))
  }
  const begin = () => {
    setTried(true)
    if (!isMissing) void run.start(words)
  }
  return (
    <Dialog
      open
      mustAnswer={state === 'busy'}
      onClose={close}
      title={t(titles[deed], { count: orders.length, text: number(orders.length) })}
      actions={
        state === 'busy' ? (
          <Button look="second" onClick={run.stop}>
            {t('deskOrders.bulk.stop')}
          </Button>
        ) : (
          <>
            <Button look="second" onClick={close}>
              {t(outcome ? 'common.close' : 'deskOrders.dialog.no')}
            </Button>
            {(!outcome || outcome.left.length > 0 || outcome.failed.length > 0) && (
              <Button look={deed === 'cancel' ? 'danger' : 'main'} onClick={begin}>
                {t(outcome ? 'deskOrders.bulk.again' : names[deed])}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="desk-form">
        {state === 'idle' && !outcome && (
          <BulkFields deed={deed} orders={orders} words={words} tried={tried} onChange={setWords} />
        )}
        {state === 'busy' && <BulkProgress tried={run.tried} all={run.all} />}
        {state === 'idle' && outcome && <BulkOutcome outcome={outcome} />}
      </div>
    </Dialog>
  )
}

function BulkProgress({ tried, all }: { tried: number; all: number }) {
  const t = useTranslations('deskOrders.bulk')
  const { number } = formatter(useLocale())
  const said = t('progress', { tried: number(tried), all: number(all) })
  return (
    <p className="bulk-progress">
      <progress className="bulk-progress__line" value={tried} max={all} aria-label={said} />
      <span role="status">{said}</span>
    </p>
  )
}

type FieldsProps = {
  deed: BulkDeed
  orders: readonly OrderAnswer[]
  words: BulkWords
  tried: boolean
  onChange: (words: BulkWords) => void
}

function BulkFields({ deed, orders, words, tried, onChange }: FieldsProps) {
  const t = useTranslations('deskOrders')
  if (deed === 'confirm') return <p>{t('bulk.confirmText')}</p>
  const isEmpty = deed === 'cancel' && tried && words.note.trim() === ''
  return (
    <>
      {deed === 'cancel' && <Notice tone="warning">{t('dialog.danger')}</Notice>}
      {deed === 'hand' && (
        <ColleagueField
          order={orders[0]?.id ?? ''}
          value={words.to}
          tried={tried}
          onChange={(to) => onChange({ ...words, to })}
        />
      )}
      <TextArea
        label={t('fields.note')}
        optional={deed === 'hand' ? t('dialog.optional') : undefined}
        error={isEmpty ? t('dialog.required') : undefined}
        rows={2}
        maxLength={longestNote}
        value={words.note}
        onChange={(event) => onChange({ ...words, note: event.target.value })}
      />
    </>
  )
}

type ColleagueFieldProps = { order: string; value: string; tried: boolean; onChange: (to: string) => void }

/** Whoever one of them can be handed to can have them all. */
function ColleagueField({ order, value, tried, onChange }: ColleagueFieldProps) {
  const t = useTranslations('deskOrders.bulk')
  const me = useStaff()?.id
  const work = useAnswer(worklistCalls.readWork, { params: { key: `order:${order}` } })
  const others = (work.data?.colleagues ?? []).filter(({ id }) => id !== me)
  return (
    <Select
      label={t('colleague')}
      value={value}
      error={tried && value === '' ? t('chooseColleague') : undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('chooseColleague')}</option>
      {others.map(({ id, full_name: name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
