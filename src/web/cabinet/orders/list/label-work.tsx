import './label-work.css'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import type { LabelFormat } from '#modules/orders/labels/labels.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { LinkButton } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Progress } from '#ui/waiting/progress.tsx'
import type { LabelWork as Work } from './use-labels.ts'

type FormatChoiceProps = {
  /** The two papers say themselves what they are; the question is still spoken. */
  labelSpoken?: boolean
  value: LabelFormat
  onChange: (format: LabelFormat) => void
}

export function FormatChoice({ labelSpoken, value, onChange }: FormatChoiceProps) {
  const t = useTranslations('myOrders.labels')
  return (
    <Segmented
      label={t('format')}
      labelSpoken={labelSpoken}
      value={value}
      onChange={onChange}
      options={[
        { value: 'label', label: t('label') },
        { value: 'a4', label: t('a4') },
      ]}
    />
  )
}

/** How far the labels are; when they are there, the ways to take them. */
export function LabelWork({ work, fileName }: { work: Work; fileName: string }) {
  const t = useTranslations('myOrders.labels')
  const { number } = formatter(useLocale())
  const failureText = useFailureText()
  return (
    <div className="label-work" role="status">
      {work.state === 'working' && (
        <Progress
          className="label-work__progress"
          label={t('working', { count: work.count, text: number(work.count) })}
          note={t('workingNote')}
        />
      )}
      {work.state === 'failed' && <Notice tone="danger">{failureText(work.error)}</Notice>}
      {work.state === 'ready' && (
        <>
          <strong className="label-work__ready">
            <Icon name="check" size="small" />
            {t('ready', { count: work.count, text: number(work.count) })}
          </strong>
          <LinkButton href={work.address} target="_blank" small>
            {t('open')}
          </LinkButton>
          <LinkButton href={work.address} download={fileName} look="second" small>
            <Icon name="download" size="small" />
            {t('save')}
          </LinkButton>
        </>
      )}
    </div>
  )
}
