import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { readCodes } from './qr-reader.ts'
import { readTypedCode } from './typed-code.ts'

type ScanDialogProps = { onClose: () => void; onCode: (code: string) => void }

/** The camera looks for the label; the picture never leaves the device. */
export function ScanDialog({ onClose, onCode }: ScanDialogProps) {
  const t = useTranslations('tracking.scan')
  const common = useTranslations('common')
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<'denied' | 'another'>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is opened once
  useEffect(() => {
    const element = video.current
    if (!element) return
    let isOpen = true
    let stream: MediaStream | undefined
    let rest: (() => void) | undefined
    const look = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (!isOpen) return stop()
      element.srcObject = stream
      await element.play()
      rest = readCodes(element, (text) => {
        const code = readTypedCode(text)
        if (!code.ok) return setProblem('another')
        onClose()
        onCode(code.value)
      })
    }
    const stop = () => {
      rest?.()
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    look().catch(() => setProblem('denied'))
    return () => {
      isOpen = false
      stop()
    }
  }, [])

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
