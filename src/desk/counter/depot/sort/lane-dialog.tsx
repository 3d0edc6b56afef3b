import './lane-dialog.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import { isByVan, mayMerge } from '#modules/delivery/domain/lane-words.ts'
import { sortingCalls } from '#modules/delivery/sorting/sorting.calls.ts'
import type { BoardLane } from '#modules/delivery/sorting/sorting.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useLaneName } from '../parts/lane-name.ts'
import { LaneTile } from '../parts/lane-tile.tsx'
import { usePrint } from '../parts/use-print.ts'

type LaneDialogProps = {
  lane: BoardLane
  lanes: readonly BoardLane[]
  onClose: () => void
  onChanged: () => void
}

/** How the hall is laid out: names, order, which lanes go together; and the bag that is filled from this one. */
export function LaneDialog(props: LaneDialogProps) {
  const { lane, onClose } = props
  const t = useTranslations('deskDepot.lane')
  const nameOf = useLaneName()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { number: String(lane.number) })}
      closeLabel={t('close')}
      place="side"
    >
      <div className="lane-dialog">
        <p className="lane-dialog__who">
          <LaneTile lane={lane} />
          <b>{nameOf(lane)}</b>
        </p>
        {isByVan(lane.kind) && <LaneBag {...props} />}
        <LaneForm {...props} />
        <LanePlace {...props} />
        <MergedLanes {...props} />
      </div>
    </Dialog>
  )
}

function LaneBag({ lane, onChanged }: LaneDialogProps) {
  const t = useTranslations('deskDepot.lane')
  const bags = useTranslations('deskDepot.bags')
  const toast = useToast()
  const open = useTask(sortingCalls.openLaneBag)
  const close = useTask(sortingCalls.closeLaneBag)
  const print = usePrint()
  const { bag } = lane
  const params = { id: Number(lane.id) }
  const openBag = async () => {
    if ((await open.run({ params })).ok) onChanged()
  }
  const closeBag = async () => {
    const closed = await close.run({ params })
    if (!closed.ok) return
    toast({ text: t('bagClosed', { code: closed.value.code }), tone: 'ok' })
    onChanged()
    await print.bagLabel(closed.value.code)
  }
  return (
    <section className="lane-dialog__bag">
      <h3>{t('bag')}</h3>
      {bag && (
        <p>
          <TrackCode code={bag.code} /> · {bags('parcels', { count: bag.parcels, text: String(bag.parcels) })}
        </p>
      )}
      <div className="lane-dialog__acts">
        {bag ? (
          <>
            <Button look="second" busy={print.state === 'busy'} onClick={() => void print.bagLabel(bag.code)}>
              <Icon name="printer" size="small" />
              {t('print')}
            </Button>
            <Button busy={close.state === 'busy'} onClick={() => void closeBag()}>
              {t('closeBag')}
            </Button>
          </>
        ) : (
          <Button busy={open.state === 'busy'} onClick={() => void openBag()}>
            <Icon name="bag" size="small" />
            {t('openBag')}
          </Button>
        )}
      </div>
      <TaskFailure task={open.error ? open : close.error ? close : print} />
    </section>
  )
}

function LaneForm({ lane, lanes, onClose, onChanged }: LaneDialogProps) {
  const t = useTranslations('deskDepot.lane')
  const nameOf = useLaneName()
  const toast = useToast()
  const change = useTask(sortingCalls.changeLane)
  const [name, setName] = useState(lane.name ?? '')
  const [into, setInto] = useState('')
  const others = lanes.filter(({ id, kind }) => id !== lane.id && mayMerge(lane.kind, kind))
  const save = async () => {
    const body = { name: name.trim() || null, ...(into === '' ? {} : { merge_into: Number(into) }) }
    const saved = await change.run({ params: { id: Number(lane.id) }, body })
    if (!saved.ok) return
    toast({ text: t('saved'), tone: 'ok' })
    onChanged()
    onClose()
  }
  return (
    <form
      className="lane-dialog__form"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={t('name')}
        hint={t('nameHint', { name: nameOf({ ...lane, name: null }) })}
        error={change.told('name')}
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {others.length > 0 && (
        <Select label={t('merge')} value={into} onChange={(event) => setInto(event.target.value)}>
          <option value="">{t('own')}</option>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {t('into', { number: String(other.number), name: nameOf(other) })}
            </option>
          ))}
        </Select>
      )}
      <TaskFailure task={change} />
      <Button type="submit" look="second" busy={change.state === 'busy'}>
        {t('save')}
      </Button>
    </form>
  )
}

/** One step forward or back on the board; the number stays. */
function LanePlace({ lane, lanes, onChanged }: LaneDialogProps) {
  const t = useTranslations('deskDepot.lane')
  const order = useTask(sortingCalls.orderLanes)
  const at = lanes.findIndex(({ id }) => id === lane.id)
  const move = async (by: 1 | -1) => {
    const ids = lanes.map(({ id }) => Number(id))
    const [moved = 0] = ids.splice(at, 1)
    ids.splice(at + by, 0, moved)
    if ((await order.run({ body: { ids } })).ok) onChanged()
  }
  return (
    <div className="lane-dialog__acts">
      <Button look="quiet" disabled={at <= 0} onClick={() => void move(-1)}>
        <Icon name="arrowUp" size="small" />
        {t('up')}
      </Button>
      <Button look="quiet" disabled={at === lanes.length - 1} onClick={() => void move(1)}>
        <Icon name="arrowDown" size="small" />
        {t('down')}
      </Button>
      <TaskFailure task={order} />
    </div>
  )
}

function MergedLanes({ lane, onChanged }: LaneDialogProps) {
  const t = useTranslations('deskDepot.lane')
  const nameOf = useLaneName()
  const change = useTask(sortingCalls.changeLane)
  if (lane.merged.length === 0) return null
  const split = async (id: string) => {
    if ((await change.run({ params: { id: Number(id) }, body: { merge_into: null } })).ok) onChanged()
  }
  return (
    <section>
      <h3>{t('merged')}</h3>
      <ul className="lane-dialog__merged">
        {lane.merged.map((one) => (
          <li key={one.id}>
            <span>{nameOf(one)}</span>
            <Button look="quiet" onClick={() => void split(one.id)}>
              {t('split')}
            </Button>
          </li>
        ))}
      </ul>
      <TaskFailure task={change} />
    </section>
  )
}
