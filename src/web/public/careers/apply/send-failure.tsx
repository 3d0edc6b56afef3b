import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import type { Outcome } from './outcome.ts'

type SendFailureProps = { outcome: Outcome | undefined; refused: string | undefined }

/** What happened and what to do; spoken when it appears. What is wrong with a field stands at the field. */
export function SendFailure(props: SendFailureProps) {
  return (
    <div role="alert">
      <Told {...props} />
    </div>
  )
}

function Told({ outcome, refused }: SendFailureProps) {
  const t = useTranslations('careers.apply')
  const detail = useTranslations('careers.detail')
  switch (outcome?.kind) {
    case 'exists':
      return (
        <Notice tone="info" title={t('exists')}>
          {t('existsText', { phone: formatPhone(brand.supportPhones[0]) })}
        </Notice>
      )
    case 'closed':
      return (
        <Notice tone="warning" title={t('closed')}>
          {t('closedText')} <LocalLink to="/careers">{detail('all')}</LocalLink>
        </Notice>
      )
    case 'notSaved':
    case 'noLine':
      return (
        <Notice tone="danger" title={t('notSaved')}>
          {t(outcome.kind === 'noLine' ? 'noLine' : 'notSavedText')}
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="danger" title={t('refused')}>
          {outcome.message ?? t('notSavedText')}
        </Notice>
      )
    default:
      return refused && !outcome ? (
        <Notice tone="danger" title={t('refused')}>
          {refused}
        </Notice>
      ) : null
  }
}
