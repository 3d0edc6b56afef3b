import { type RefObject, useEffect, useEffectEvent } from 'react'
import { readCodes } from './qr-reader.ts'

type CameraCodes = {
  onText: (text: string) => void
  /** There is no camera, or people do not let us look through it. */
  onDenied: () => void
}

/** Shows in `video` what the camera sees, and reads the codes in it; the picture never leaves the device. */
export function useCameraCodes(video: RefObject<HTMLVideoElement | null>, codes: CameraCodes): void {
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
      rest = readCodes(element, (text) => found(text))
    }
    look().catch(() => denied())
    return () => {
      isOpen = false
      stop()
    }
  }, [video])
}
