import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useLocale } from '#client/surroundings.ts'
import { labelsCalls } from '#modules/orders/labels/labels.calls.ts'
import type { LabelFormat } from '#modules/orders/labels/labels.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { mostLabels } from './label-rules.ts'
import { FormatChoice, LabelWork } from './label-work.tsx'
import type { Selection } from './order-rows.tsx'
import { useLabels } from './use-labels.ts'

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
      api.call(labelsCalls.printLabels, { body: { order_ids: [...chosen], format } }),
    )

  return (
    <section className="bulk-labels" aria-label={t('title')}>
      <div className="bulk-labels__head">
        <strong role="status">{t('selected', { count, text: number(count) })}</strong>
        <Button look="quiet" small onClick={() => onChange(new Set())}>
          {t('clear')}
        </Button>
      </div>
      {tooMany && (
        <p className="muted bulk-labels__most">
          {t('most', { count: mostLabels, text: number(mostLabels) })}
        </p>
      )}
      <div className="bulk-labels__do">
        <FormatChoice
          labelSpoken
          value={format}
          onChange={(next) => {
            setFormat(next)
            dismiss()
          }}
        />
        <Button disabled={tooMany} busy={labels.work.state === 'working'} onClick={() => void prepare()}>
          {t('print', { count })}
        </Button>
      </div>
      <LabelWork work={labels.work} fileName={`tezbox-${count}.pdf`} />
    </section>
  )
}
