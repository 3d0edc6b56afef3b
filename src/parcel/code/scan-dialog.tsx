import './scan-dialog.css'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCameraCodes } from '#client/scan/use-camera-codes.ts'
import { Dialog } from '#ui/float/dialog.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { readTypedCode } from './typed-code.ts'

type ScanDialogProps = { onClose: () => void; onCode: (code: string) => void }

/** The camera looks for the label of a parcel. */
export function ScanDialog({ onClose, onCode }: ScanDialogProps) {
  const t = useTranslations('parcel.scan')
  const common = useTranslations('common')
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<'denied' | 'another'>()
  useCameraCodes(video, {
    onText: (text) => {
      const code = readTypedCode(text)
      if (!code.ok) return setProblem('another')
      onClose()
      onCode(code.value)
    },
    onDenied: () => setProblem('denied'),
  })
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')}>
      <div className="scan">
        <video ref={video} className="scan__picture" muted playsInline />
        {problem ? (
          <Notice tone="warning">{t(problem === 'denied' ? 'denied' : 'another')}</Notice>
        ) : (
          <p className="muted">{t('hint')}</p>
        )}
      </div>
    </Dialog>
  )
}
