import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { useApi } from '../api-client.ts'
import { ordersApi } from '../basket/answers.ts'
import { useTask } from '../profile/use-task.ts'
import { saveFile } from '../shell/save-file.ts'
import { useFailureText } from '../use-failure-text.ts'
import { hasLabel } from './what-next.ts'

type Format = 'label' | 'a4'

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
  const api = useApi()
  const task = useTask()
  const failureText = useFailureText('basket')
  const [format, setFormat] = useState<Format>('label')
  const save = () =>
    task.run(async () => {
      const [first, ...others] = orders
      const answer =
        others.length === 0
          ? await api.download(`${ordersApi}/orders/${first?.id}/label.pdf?format=${format}`)
          : await api.download(`${ordersApi}/labels`, {
              method: 'POST',
              body: { order_ids: orders.map(({ id }) => id), format },
            })
      if (answer.ok) saveFile(answer.value, `tezbox-${first?.id}.pdf`)
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
