import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'

/** Where to pay to; every line can be copied into the app of a bank. */
export function BankDetails({ phone }: { phone: string }) {
  const t = useTranslations('balance.topUp')
  const { holder, account, mfo, stir } = brand.bank
  return (
    <dl className="bank-details">
      <CopyLine name={t('holder')} value={holder} />
      <CopyLine name={t('account')} value={account} shown={account.replace(/(\d{4})(?=\d)/g, '$1 ')} />
      <CopyLine name={t('mfo')} value={mfo} />
      <CopyLine name={t('stir')} value={stir} />
      <CopyLine name={t('purpose')} value={t('purposeText', { phone: formatPhone(phone) })} />
    </dl>
  )
}

type CopyLineProps = { name: string; value: string; shown?: string }

function CopyLine({ name, value, shown = value }: CopyLineProps) {
  const t = useTranslations('balance.topUp')
  const toast = useToast()
  async function copy() {
    try {
      await navigator.clipboard.writeText(value)
      toast({ text: t('copied', { what: name }), tone: 'ok' })
    } catch {
      toast({ text: t('notCopied'), tone: 'danger' })
    }
  }
  return (
    <div className="bank-details__line">
      <dt>{name}</dt>
      <dd>
        <span className="bank-details__value">{shown}</span>
        <button type="button" className="icon-button" onClick={copy}>
          <Icon name="file" size="small" />
          <span className="spoken">{t('copy', { what: name })}</span>
        </button>
      </dd>
    </div>
  )
}
