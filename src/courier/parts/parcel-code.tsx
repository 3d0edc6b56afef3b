import './parcel-code.css'
import { useTranslations } from 'use-intl'
import { QrCode } from '#client/qr-code.tsx'
import { Dialog } from '#ui/float/dialog.tsx'

/** For the scanner of an agent, a depot or a colleague. */
export function ParcelCode({ code, onClose }: { code: string; onClose: () => void }) {
  const t = useTranslations('courierStop.showCode')
  const common = useTranslations('common')
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')}>
      <div className="parcel-code">
        <QrCode text={code} label={code} />
        <p>{t('text')}</p>
      </div>
    </Dialog>
  )
}
