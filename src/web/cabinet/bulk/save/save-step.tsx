import './save.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { type BulkBill, lostRows } from './bill-lines.ts'
import { BillSheet } from './bill-sheet.tsx'
import { type Interval, intervalsOn } from './collection.ts'
import { CollectionChoice } from './collection-choice.tsx'
import { Saving } from './saving.tsx'
import { type Way, WayChoice } from './way-choice.tsx'

type SaveStepProps = {
  upload: UploadAnswer
  onChanged: (upload: UploadAnswer) => void
  onRefresh: () => Promise<void>
  onBack: () => void
}

/** What it costs, how it is paid, when a courier comes; then each row becomes an order. */
export function SaveStep({ upload, onChanged, onRefresh, onBack }: SaveStepProps) {
  return upload.state === 'saving' ? (
    <Saving upload={upload} />
  ) : (
    <Deciding upload={upload} onChanged={onChanged} onRefresh={onRefresh} onBack={onBack} />
  )
}

/** What was chosen so far; the rest is what is offered first. */
type Chosen = {
  way: Way | undefined
  isCollected: boolean
  day: string | undefined
  interval: Interval | undefined
}

const nothingYet: Chosen = { way: undefined, isCollected: true, day: undefined, interval: undefined }

function Deciding({ upload, onChanged, onRefresh, onBack }: SaveStepProps) {
  const t = useTranslations('bulkFlow.save')
  const [chosen, setChosen] = useState(nothingYet)
  const [asked, setAsked] = useState<Way>('balance')
  const bill = useAnswer(
    bulkCalls.readBill,
    {
      params: { id: upload.id },
      query: { payment_type: chosen.way ?? asked, collection: chosen.isCollected ? '1' : '0' },
    },
    { keep: true },
  )
  const usual = bill.data && firstOpen(bill.data)
  // The first way that is open is not always the one that was asked about.
  if (chosen.way === undefined && usual && usual !== asked) setAsked(usual)
  const choose = (change: Partial<Chosen>) => setChosen((before) => ({ ...before, ...change }))
  return (
    <div className="wrap bulk-save">
      <h1>{t('title')}</h1>
      {upload.errors > 0 && <ErrorsLeft errors={upload.errors} onBack={onBack} />}
      <Loaded of={bill} skeleton={<LoadingShape of="cards" count={2} />}>
        {(data) =>
          (data.rows > 0 || upload.errors === 0) && (
            <div className="bulk-save__parts" aria-busy={bill.busy}>
              <div className="bulk-save__choices">
                {data.door_pickups > 0 && (
                  <CollectionChoice bill={data} {...settled(chosen, data)} onChoose={choose} />
                )}
                <WayChoice bill={data} value={chosen.way ?? asked} onChoose={(way) => choose({ way })} />
              </div>
              <Sum
                bill={data}
                busy={bill.busy}
                upload={upload}
                choice={{ ...settled(chosen, data), way: chosen.way ?? asked }}
                onChanged={onChanged}
                onRefused={async () => {
                  await Promise.all([bill.refresh(), onRefresh()])
                }}
              />
            </div>
          )
        }
      </Loaded>
    </div>
  )
}

const firstOpen = (bill: BulkBill) => bill.ways.find(({ enabled }) => enabled)?.payment_type

type Settled = { isCollected: boolean; day: string | undefined; interval: Interval | undefined }

/** A day and hours are always chosen where some are offered: the first. */
function settled({ isCollected, day, interval }: Chosen, bill: BulkBill): Settled {
  const theDay = day !== undefined && bill.days.includes(day) ? day : bill.days[0]
  const open = theDay === undefined ? [] : intervalsOn(theDay, Date.now())
  const theInterval = interval !== undefined && open.includes(interval) ? interval : open[0]
  return { isCollected: isCollected && bill.door_pickups > 0, day: theDay, interval: theInterval }
}

type SumProps = {
  bill: BulkBill
  busy: boolean
  upload: UploadAnswer
  choice: Settled & { way: Way }
  onChanged: (upload: UploadAnswer) => void
  onRefused: () => Promise<void>
}

function Sum({ bill, busy, upload, choice, onChanged, onRefused }: SumProps) {
  const t = useTranslations('bulkFlow.save')
  const format = formatter(useLocale())
  const task = useTask(bulkCalls.saveUpload)
  const { way, isCollected, day, interval } = choice
  const isOpen = bill.ways.some(({ payment_type: type, enabled }) => type === way && enabled)
  const noTime = isCollected && (day === undefined || interval === undefined)
  const save = async () => {
    const collection = isCollected && day && interval ? { day, interval } : undefined
    const body = { payment_type: way, total: bill.total, ...(collection ? { collection } : {}) }
    const answer = await task.run({ params: { id: upload.id }, body })
    if (answer.ok) onChanged(answer.value)
    else if (answer.error.status === 409) await onRefused()
  }
  const lost = lostRows(bill, upload)
  const isBusy = task.state === 'busy' || busy
  if (lost > 0)
    return (
      <BillSheet bill={bill} isCollected={isCollected}>
        <Notice tone="warning" title={t('lost', { count: lost, shown: format.number(lost) })}>
          {t('lostText')}
        </Notice>
        {/* Another sum than that of all rows saves nothing: it makes the server look at the rows again. */}
        <Button block busy={isBusy} onClick={() => void save()}>
          {t('checkAgain')}
        </Button>
      </BillSheet>
    )
  return (
    <BillSheet bill={bill} isCollected={isCollected}>
      {upload.errors === 0 && <TaskFailure task={task} />}
      <Button
        block
        busy={isBusy}
        disabled={upload.errors > 0 || !isOpen || noTime}
        onClick={() => void save()}
      >
        {t('save', { count: bill.rows, shown: format.number(bill.rows) })}
      </Button>
      <p className="muted bulk-save__note">{t('note')}</p>
    </BillSheet>
  )
}

function ErrorsLeft({ errors, onBack }: { errors: number; onBack: () => void }) {
  const t = useTranslations('bulkFlow.save')
  const format = formatter(useLocale())
  return (
    <Notice tone="danger" title={t('errorsLeft', { count: errors, shown: format.number(errors) })}>
      <p>{t('errorsLeftText')}</p>
      <Button className="bulk-save__back" look="second" small onClick={onBack}>
        {t('backToTable')}
      </Button>
    </Notice>
  )
}
