/** The browser's own reader of codes; the types of the platform do not know it yet. */
type Detector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

export async function canScan(): Promise<boolean> {
  const Detector = detectorClass()
  if (!Detector || !navigator.mediaDevices) return false
  const formats = await Detector.getSupportedFormats().catch((): readonly string[] => [])
  return formats.includes('qr_code')
}

const EVERY_MS = 200

/** Looks at the picture a few times a second until it is told to stop. */
export function readCodes(video: HTMLVideoElement, onText: (text: string) => void): () => void {
  const Detector = detectorClass()
  if (!Detector) return () => undefined
  const detector = new Detector({ formats: ['qr_code'] })
  const timer = setInterval(() => {
    if (video.readyState < video.HAVE_CURRENT_DATA) return
    void detector.detect(video).then(
      (found) => found[0] && onText(found[0].rawValue),
      // A frame that cannot be read is followed by the next.
      () => undefined,
    )
  }, EVERY_MS)
  return () => clearInterval(timer)
}
