import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { mostCounted, type Queue, type QueueGroup, queueGroups } from '#modules/worklist/domain/queues.ts'
import type { QueueState } from '#modules/worklist/worklist.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { urgencyOf } from '#ui/show/clock-chip.tsx'
import { useClockText } from '../parts/work/work-clock.tsx'
import { groupNames, queueNames } from '../parts/work/work-names.ts'

type QueueListProps = {
  queues: readonly QueueState[]
  chosen: Queue | undefined
  now: number
  onChoose: (queue: Queue | undefined) => void
}

const groups = Object.keys(queueGroups) as QueueGroup[]
/** On a phone only what burns most stands in sight. */
const tiles = 3

/** Every queue with its count and its most urgent clock; pressed, the list shows that one alone. */
export function QueueList({ queues, chosen, now, onChoose }: QueueListProps) {
  const t = useTranslations()
  const [isWhole, setWhole] = useState(false)
  const first = new Set(
    queues
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => (a.oldest_due ?? '').localeCompare(b.oldest_due ?? ''))
      .slice(0, tiles)
      .map(({ queue }) => queue),
  )
  return (
    <nav className="work-queues" aria-label={t('deskHome.queuesLabel')} data-whole={isWhole || undefined}>
      {groups.map((group) => {
        const own = queues.filter(({ queue }) => (queueGroups[group] as readonly Queue[]).includes(queue))
        return (
          own.length > 0 && (
            <section key={group} className="work-queues__group">
              <h3 className="work-queues__title">{t(groupNames[group])}</h3>
              {own.map((state) => (
                <QueueButton
                  key={state.queue}
                  state={state}
                  now={now}
                  isFirst={first.has(state.queue)}
                  isChosen={state.queue === chosen}
                  onPress={() => onChoose(state.queue === chosen ? undefined : state.queue)}
                />
              ))}
            </section>
          )
        )
      })}
      <button
        type="button"
        className="work-queues__all"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? t('deskHome.fewerQueues') : t('deskHome.allQueues', { count: String(queues.length) })}
        <Icon name={isWhole ? 'arrowUp' : 'chevronRight'} size="tiny" />
      </button>
    </nav>
  )
}

type QueueButtonProps = {
  state: QueueState
  now: number
  isFirst: boolean
  isChosen: boolean
  onPress: () => void
}

const hourMs = 3_600_000

function QueueButton({ state: { queue, count, oldest_due: due }, now, ...props }: QueueButtonProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const clockText = useClockText()
  const leftMs = due === null || count === 0 ? undefined : Date.parse(due) - now
  const moment = due === null ? '' : format.dateTime(Date.parse(due), 'dayMonth')
  const shown = count >= mostCounted ? `${format.number(mostCounted - 1)}+` : format.number(count)
  return (
    <button
      type="button"
      className="work-queue"
      aria-pressed={props.isChosen}
      data-first={props.isFirst || undefined}
      data-urgency={leftMs === undefined ? 'none' : urgencyOf(leftMs)}
      onClick={props.onPress}
    >
      <span className="work-queue__name">{t(queueNames[queue])}</span>
      {leftMs !== undefined && (
        <span className="work-queue__clock">
          <span aria-hidden="true">{clockText(leftMs)}</span>
          <span className="spoken">{t('deskHome.clock.urgent', { moment })}</span>
        </span>
      )}
      <b className="work-queue__count">{shown}</b>
      <i
        className="work-queue__fuse"
        style={{ inlineSize: `${leftMs === undefined ? 0 : burnt(leftMs)}%` }}
      />
    </button>
  )
}

/** How far the fuse has burnt: half of it when two hours are left. */
const burnt = (leftMs: number) => (leftMs <= 0 ? 100 : Math.round(100 / (1 + leftMs / (2 * hourMs))))
