import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { labelReader } from '#client/scan/qr-reader.ts'
import { useCameraCodes } from '#client/scan/use-camera-codes.ts'
import { Dialog } from '#ui/float/dialog.tsx'
import { Notice } from '#ui/show/notice.tsx'

type CameraDialogProps = { onClose: () => void; onText: (text: string) => void }

/** The camera reads one label; the picture never leaves the device. */
export function CameraDialog({ onClose, onText }: CameraDialogProps) {
  const t = useTranslations('deskCounter.camera')
  const common = useTranslations('common')
  const video = useRef<HTMLVideoElement>(null)
  const isRead = useRef(false)
  const [isDenied, setDenied] = useState(false)
  useCameraCodes(video, {
    reader: labelReader,
    onText: (text) => {
      // It looks a few times a second, and the dialog is still closing.
      if (isRead.current) return
      isRead.current = true
      onClose()
      onText(text)
    },
    onDenied: () => setDenied(true),
  })
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')}>
      <div className="counter-camera">
        <video ref={video} muted playsInline hidden={isDenied} aria-label={t('label')} />
        {isDenied ? <Notice tone="warning">{t('denied')}</Notice> : <p>{t('hint')}</p>}
      </div>
    </Dialog>
  )
}
