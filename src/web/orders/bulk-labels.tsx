import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useApi } from '../api-client.ts'
import { useLocale } from '../shell/current-page.ts'
import { mostLabels, ordersApi } from './answers.ts'
import { FormatChoice, LabelWork } from './label-work.tsx'
import type { Selection } from './order-rows.tsx'
import { type LabelFormat, useLabels } from './use-labels.ts'

/** A hundred labels on a slow line take longer than an ordinary call. */
const patienceMs = 60_000

/** Stays in sight while something is chosen: how many, on which paper, and the document when it is drawn. */
export function BulkLabels({ chosen, onChange }: Selection) {
  const t = useTranslations('myOrders.labels')
  const { number } = formatter(useLocale())
  const api = useApi()
  const labels = useLabels()
  const [format, setFormat] = useState<LabelFormat>('label')
  const count = chosen.size
  const tooMany = count > mostLabels
  const { dismiss } = labels
  // Labels that were drawn are of the parcels chosen then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice dismisses them
  useEffect(() => dismiss(), [chosen, dismiss])
  if (count === 0) return null

  const prepare = () =>
    labels.prepare(count, () =>
      api.download(`${ordersApi}/labels`, {
        method: 'POST',
        body: { order_ids: [...chosen], format },
        timeoutMs: patienceMs,
      }),
    )

  return (
    <section className="bulk-labels" aria-label={t('title')}>
      <div className="bulk-labels__head">
        <strong role="status">{t('selected', { count, text: number(count) })}</strong>
        <Button look="quiet" small onClick={() => onChange(new Set())}>
          {t('clear')}
        </Button>
      </div>
      {tooMany && <p className="muted">{t('most', { text: number(mostLabels) })}</p>}
      <div className="bulk-labels__do">
        <FormatChoice
          value={format}
          onChange={(next) => {
            setFormat(next)
            dismiss()
          }}
        />
        <Button disabled={tooMany} busy={labels.work.state === 'working'} onClick={() => void prepare()}>
          {t('print')}
        </Button>
      </div>
      <LabelWork work={labels.work} fileName={`tezbox-${count}.pdf`} />
    </section>
  )
}
