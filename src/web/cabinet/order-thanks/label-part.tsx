import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { saveFile } from '#client/save-file.ts'
import { useWork } from '#client/use-task.ts'
import { labelsCalls } from '#modules/orders/labels/labels.calls.ts'
import type { LabelFormat } from '#modules/orders/labels/labels.contract.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { hasLabel } from './what-next.ts'

/** All labels in one file. Behind a personal link the address is not the sender's to print. */
export function LabelPart({ orders }: { orders: readonly OrderDetail[] }) {
  const t = useTranslations('basket.thanks')
  const ready = orders.filter(hasLabel)
  const own = ready.filter(({ to }) => to.link === null)
  if (ready.length === 0) return null
  return (
    <section className="thanks-label" aria-labelledby="thanks-label">
      <h2 id="thanks-label">{t('labelTitle')}</h2>
      {own.length > 0 && <PrintLabels orders={own} />}
      {own.length < ready.length && (
        <Notice tone="info" icon="lock">
          {t('labelAtIntake')}
        </Notice>
      )}
    </section>
  )
}

function PrintLabels({ orders }: { orders: readonly OrderDetail[] }) {
  const t = useTranslations('basket.thanks')
  const task = useWork()
  const failureText = useFailureText()
  const [format, setFormat] = useState<LabelFormat>('label')
  const save = () =>
    task.run(async (api) => {
      const ids = orders.map(({ id }) => id)
      const [first = '', ...others] = ids
      const answer =
        others.length === 0
          ? await api.call(labelsCalls.printLabel, { params: { id: first }, query: { format } })
          : await api.call(labelsCalls.printLabels, { body: { order_ids: ids, format } })
      if (answer.ok) saveFile(answer.value, `tezbox-${first}.pdf`)
      return answer
    })
  return (
    <>
      <p>{t('labelText')}</p>
      <div className="thanks-label__choice">
        <Segmented
          label={t('labelFormat')}
          options={[
            { value: 'label', label: t('labelSmall') },
            { value: 'a4', label: t('labelSheet') },
          ]}
          value={format}
          onChange={setFormat}
        />
        <Button look="second" busy={task.state === 'busy'} onClick={() => void save()}>
          <Icon name="download" size="small" />
          {t('labelSave', { count: orders.length })}
        </Button>
      </div>
      <div role="alert">{task.error && <Notice tone="danger">{failureText(task.error)}</Notice>}</div>
    </>
  )
}
