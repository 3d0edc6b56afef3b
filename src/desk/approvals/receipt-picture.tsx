import { useTranslations } from 'use-intl'
import { LoadingShape } from '#client/loaded.tsx'
import { usePicture } from '#client/use-picture.ts'
import { topUpCalls } from '#modules/payments/top-up/top-up.calls.ts'

/** The receipt beside the sums; pressed, it opens as large as it is. */
export function ReceiptPicture({ id }: { id: string }) {
  const t = useTranslations('approvals.facts')
  const { address, failed } = usePicture(topUpCalls.readReceiptForDesk, { params: { id } })
  if (failed) return <p className="muted">{t('receiptFailed')}</p>
  if (!address) return <LoadingShape of="cards" count={1} />
  return (
    <a className="approval-receipt" href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={t('receipt', { id })} />
    </a>
  )
}
