import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeskApplicationItem } from '#modules/content/applications/applications.contract.ts'
import type { ApplicationStage } from '#modules/content/domain/application-stages.ts'
import { formatter } from '#platform/i18n/format.ts'
import { useDisclosure } from '#ui/float/use-disclosure.ts'
import { Icon } from '#ui/icon.tsx'
import { moveNames } from './application-names.ts'
import { isLate } from './board-view.ts'

type CardProps = {
  item: DeskApplicationItem
  now: number
  isCurrent: boolean
  /** The server is being asked. */
  isMoving: boolean
  onChoose: (id: string) => void
  onMove: (item: DeskApplicationItem, to: ApplicationStage) => void
  onKey: (event: KeyboardEvent, item: DeskApplicationItem) => void
  onDrag: (item: DeskApplicationItem | undefined) => void
}

/** Who it is, for what, since when they wait, and whether there is a CV to read. */
export function ApplicationCard({
  item,
  now,
  isCurrent,
  isMoving,
  onChoose,
  onMove,
  onKey,
  onDrag,
}: CardProps) {
  const t = useTranslations('deskApplications')
  const format = formatter(useLocale())
  return (
    <article
      className="board-card"
      data-current={isCurrent || undefined}
      data-moving={isMoving || undefined}
      draggable={!isMoving}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        // Firefox drags nothing that carries nothing.
        dataTransfer.setData('text/plain', item.full_name)
        onDrag(item)
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <button
        type="button"
        id={`application-${item.id}`}
        className="board-card__open"
        aria-current={isCurrent || undefined}
        aria-keyshortcuts="Shift+ArrowRight Shift+ArrowLeft"
        onClick={() => onChoose(item.id)}
        onKeyDown={(event) => onKey(event, item)}
      >
        <span className="board-card__name">{item.full_name}</span>
        <span className="board-card__vacancy">{item.vacancy.title}</span>
        <span className="board-card__facts">
          <span className="board-card__since" data-late={isLate(item, now) || undefined}>
            <Icon name="clock" size="tiny" />
            {format.relative(Date.parse(item.changed_at), now)}
          </span>
          {item.has_cv && (
            <span>
              <Icon name="file" size="tiny" />
              {t('cv.short')}
            </span>
          )}
          {item.note_count > 0 && (
            <span>
              <Icon name="news" size="tiny" />
              {format.number(item.note_count)}
              <span className="spoken"> {t('notes.title')}</span>
            </span>
          )}
        </span>
      </button>
      <CardMenu item={item} onMove={onMove} />
    </article>
  )
}

/** For a finger and for whoever has no free hand to drag. */
function CardMenu({ item, onMove }: Pick<CardProps, 'item' | 'onMove'>) {
  const t = useTranslations()
  const disclosure = useDisclosure()
  return (
    <details
      ref={disclosure}
      className="board-menu"
      name="application-menu"
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.lastElementChild?.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary className="board-menu__button">
        <Icon name="route" size="small" />
        <span className="spoken">{t('deskApplications.take', { name: item.full_name })}</span>
      </summary>
      <ul className="board-menu__list">
        {item.moves.map(({ to }) => (
          <li key={to}>
            <button
              type="button"
              className="board-menu__item"
              data-to={to}
              onClick={() => {
                disclosure.current?.removeAttribute('open')
                onMove(item, to)
              }}
            >
              {t(moveNames[to])}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
