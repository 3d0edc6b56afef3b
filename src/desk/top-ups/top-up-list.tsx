import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeskTopUp } from '#modules/payments/top-up/top-up.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'

type TopUpListProps = {
  items: readonly DeskTopUp[]
  current: string | undefined
  onChoose: (id: string) => void
}

export const rowId = (id: string) => `top-up-${id}`

/** Narrow on purpose: the receipt beside it needs the room. */
export function TopUpList({ items, current, onChoose }: TopUpListProps) {
  const t = useTranslations('deskTopUps')
  const waits = useTranslations('desk.secondPerson')
  const format = formatter(useLocale())
  return (
    <ul className="top-up-rows" aria-label={t('list')}>
      {items.map(
        ({ id, person, amount, approved_amount: booked, created_at: at, same_receipt: twin, approval }) => (
          <li key={id}>
            <button
              type="button"
              id={rowId(id)}
              className="desk-row"
              aria-current={id === current || undefined}
              onClick={() => onChoose(id)}
            >
              <span className="top-up-row__name">{person.full_name || t('deleted')}</span>
              <span className="top-up-row__amount">{format.number(booked ?? amount)}</span>
              <span className="muted">{approval ? waits('waits') : format.dateTime(Date.parse(at))}</span>
              {twin !== null && (
                <span className="top-up-row__twin">
                  <Icon name="warning" size="small" />
                  <span className="spoken">{t('twin', { id: twin })}</span>
                </span>
              )}
            </button>
          </li>
        ),
      )}
    </ul>
  )
}
