import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type Look, qrReader, readCodes } from './qr-reader.ts'

type CameraCodes = {
  onText: (text: string) => void
  /** There is no camera, or people do not let us look through it. */
  onDenied: () => void
  /** What looks at the picture; as a rule it knows QR codes alone. */
  reader?: () => Promise<Look>
}

/** Shows in `video` what the camera sees, and reads the codes in it; the picture never leaves the device. */
export function useCameraCodes(video: RefObject<HTMLVideoElement | null>, codes: CameraCodes): void {
  const { reader = qrReader } = codes
  const found = useEffectEvent((text: string) => codes.onText(text))
  const denied = useEffectEvent(() => codes.onDenied())
  useEffect(() => {
    const element = video.current
    if (!element) return
    let isOpen = true
    let stream: MediaStream | undefined
    let rest: (() => void) | undefined
    const stop = () => {
      rest?.()
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const look = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (!isOpen) return stop()
      element.srcObject = stream
      await element.play()
      const read = await reader()
      if (isOpen) rest = readCodes(element, read, (text) => found(text))
    }
    look().catch(() => denied())
    return () => {
      isOpen = false
      stop()
    }
  }, [video, reader])
}
