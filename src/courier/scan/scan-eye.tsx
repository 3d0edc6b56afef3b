import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { labelReader } from '#client/scan/qr-reader.ts'
import { useCameraCodes } from '#client/scan/use-camera-codes.ts'
import { Icon } from '../parts/icon.tsx'
import type { toneOf } from './judge-scan.ts'

type ScanEyeProps = {
  /** The colour around the picture: that of the last answer. */
  tone: ReturnType<typeof toneOf> | undefined
  onText: (text: string) => void
  onByHand: () => void
}

/** What the camera sees; without one a hardware scanner and the keys still work. */
export function ScanEye({ tone, onText, onByHand }: ScanEyeProps) {
  const t = useTranslations('courierScan')
  const video = useRef<HTMLVideoElement>(null)
  const [isDenied, setDenied] = useState(false)
  useCameraCodes(video, { onText, onDenied: () => setDenied(true), reader: labelReader })
  return (
    <div className="scan-eye" data-tone={tone}>
      <video ref={video} muted playsInline aria-label={t('camera')} hidden={isDenied} />
      {isDenied ? (
        <p className="scan-eye__denied">{t('denied')}</p>
      ) : (
        <svg className="scan-eye__frame" viewBox="0 0 232 140" preserveAspectRatio="none" aria-hidden="true">
          <path d="M2 26V2h26M204 2h26v24M230 114v24h-26M28 138H2v-24" />
        </svg>
      )}
      <button type="button" className="scan-eye__hand" onClick={onByHand}>
        <Icon name="edit" />
        <span className="spoken">{t('byHand')}</span>
      </button>
    </div>
  )
}
