/** The browser's own reader of codes; the types of the platform do not know it yet. */
type Detector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** Looks at one picture of the camera. */
export type Look = (video: HTMLVideoElement) => Promise<string | undefined>

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

async function knowsAll(formats: readonly string[]): Promise<boolean> {
  const known = await detectorClass()
    ?.getSupportedFormats()
    .catch((): readonly string[] => [])
  return formats.every((format) => known?.includes(format))
}

export async function canScan(): Promise<boolean> {
  return navigator.mediaDevices !== undefined && (await knowsAll(['qr_code']))
}

function ownReader(formats: readonly string[]): Look {
  const Detector = detectorClass()
  const detector = Detector && new Detector({ formats })
  return async (video) => (await detector?.detect(video))?.[0]?.rawValue
}

export const qrReader = async (): Promise<Look> => ownReader(['qr_code'])

const onLabels = ['qr_code', 'code_128'] as const

/** For those who scan all day: the bars of a label too, and also where the browser has no reader of its own. */
export async function labelReader(): Promise<Look> {
  if (await knowsAll(onLabels)) return ownReader(onLabels)
  const { zxingReader } = await import('./zxing-reader.ts')
  return zxingReader()
}

const EVERY_MS = 200

/** Looks at the picture a few times a second until it is told to stop. */
export function readCodes(video: HTMLVideoElement, look: Look, onText: (text: string) => void): () => void {
  let isLooking = false
  const timer = setInterval(() => {
    // A slow phone looks less often, never twice at a time.
    if (isLooking || video.readyState < video.HAVE_CURRENT_DATA) return
    isLooking = true
    void look(video)
      .then((text) => text !== undefined && onText(text))
      // A frame that cannot be read is followed by the next.
      .catch(() => undefined)
      .finally(() => {
        isLooking = false
      })
  }, EVERY_MS)
  return () => clearInterval(timer)
}
