// By file: the whole library is four times what a label needs.
import BinaryBitmap from '@zxing/library/esnext/core/BinaryBitmap.js'
import HybridBinarizer from '@zxing/library/esnext/core/common/HybridBinarizer.js'
import Code128Reader from '@zxing/library/esnext/core/oned/Code128Reader.js'
import QRCodeReader from '@zxing/library/esnext/core/qrcode/QRCodeReader.js'
import RGBLuminanceSource from '@zxing/library/esnext/core/RGBLuminanceSource.js'

/** Wide enough for the bars of a label that fills half the picture, small enough for a cheap phone. */
const lookWidth = 960

const readers = () => [new QRCodeReader(), new Code128Reader()]

/** Reads codes where the browser cannot: each look is drawn small, in grey. */
export function zxingReader(): (video: HTMLVideoElement) => Promise<string | undefined> {
  const canvas = document.createElement('canvas')
  const known = readers()
  return async (video) => {
    const { videoWidth, videoHeight } = video
    if (videoWidth === 0) return undefined
    const scale = Math.min(1, lookWidth / videoWidth)
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    if (!pen) return undefined
    pen.drawImage(video, 0, 0, canvas.width, canvas.height)
    const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height)
    return readGrey(known, greyOf(data), width, height)
  }
}

function greyOf(colours: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(colours.length / 4)
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = colours.subarray(at * 4, at * 4 + 3)
    grey[at] = (red + 2 * green + blue) / 4
  }
  return grey
}

function readGrey(
  known: ReturnType<typeof readers>,
  grey: Uint8ClampedArray,
  width: number,
  height: number,
): string | undefined {
  const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)))
  for (const reader of known) {
    try {
      return reader.decode(picture).getText()
    } catch {
      // Nothing of this kind in the picture.
    }
  }
  return undefined
}
