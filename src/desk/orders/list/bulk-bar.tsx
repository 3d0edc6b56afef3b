import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { labelsCalls } from '#modules/orders/labels/labels.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PaperButton } from '../../parts/print/paper-button.tsx'
import { mayDo } from '../../sections.ts'
import { useStaff } from '../../signed-in.ts'
import { type BulkDeed, BulkDialog } from './bulk-dialog.tsx'
import { hasLabel, mostChosen } from './chosen.ts'
import type { Chosen } from './use-chosen.ts'

type BulkBarProps = { chosen: Chosen; onDone: () => void }

/** What can be done with all that is chosen. */
export function BulkBar({ chosen, onDone }: BulkBarProps) {
  const t = useTranslations('deskOrders.bulk')
  const { number } = formatter(useLocale())
  const staff = useStaff()
  const [deed, setDeed] = useState<BulkDeed>()
  const { orders } = chosen
  const printed = orders.filter(hasLabel)
  const mayManage = staff !== undefined && mayDo(staff.role, 'order.manage')
  const count = (of: readonly unknown[]) => ({ count: of.length, text: number(of.length) })
  if (orders.length === 0 && !deed) return null
  return (
    <section className="bulk-bar" aria-label={t('title')}>
      <span className="bulk-bar__count" role="status">
        {t('chosen', count(orders))}
        {chosen.isFull && ` ${t('full', { most: String(mostChosen) })}`}
      </span>
      {printed.length > 0 && (
        <PaperButton
          small
          name="labels.pdf"
          load={(api) =>
            api.call(labelsCalls.printLabels, { body: { order_ids: printed.map(({ id }) => id) } })
          }
        >
          <Icon name="file" size="small" />
          {t('labels', count(printed))}
        </PaperButton>
      )}
      {printed.length < orders.length && (
        <span className="bulk-bar__note">
          {t('noLabel', {
            count: orders.length - printed.length,
            text: number(orders.length - printed.length),
          })}
        </span>
      )}
      {mayManage && (
        <>
          <Button look="second" small onClick={() => setDeed('hand')}>
            {t('hand')}
          </Button>
          <Button look="second" small onClick={() => setDeed('confirm')}>
            {t('confirm')}
          </Button>
          <Button look="second" small onClick={() => setDeed('cancel')}>
            {t('cancel')}
          </Button>
        </>
      )}
      <Button look="quiet" small onClick={chosen.clear}>
        {t('clear')}
      </Button>
      {deed && (
        <BulkDialog
          key={deed}
          deed={deed}
          orders={orders}
          onClose={(left) => {
            setDeed(undefined)
            if (left === undefined) return
            chosen.put(left)
            onDone()
          }}
        />
      )}
    </section>
  )
}
