import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { BatchView } from '#modules/payments/cod/cod-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'

/** Where a list stands, in words; the colour repeats them. */
export function BatchState({ batch }: { batch: BatchView }) {
  const t = useTranslations('cod.desk.batches.states')
  const { number } = formatter(useLocale())
  const { sent_at: sentAt, open, returned } = batch
  const [state, text] =
    sentAt === null
      ? ['made', t('made')]
      : open > 0
        ? ['open', t('open', { count: open, shown: number(open) })]
        : returned > 0
          ? ['returned', t('returned', { count: returned, shown: number(returned) })]
          : ['closed', t('closed')]
  return (
    <span className="cod-state" data-state={state}>
      {text}
    </span>
  )
}
