import { PDFiumLibrary } from '@hyzyla/pdfium'
import {
  BarcodeFormat,
  BinaryBitmap,
  Code128Reader,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  type Reader,
  RGBLuminanceSource,
} from '@zxing/library'

/** Grey values of a page, row by row: 0 is black. */
export type Picture = { width: number; height: number; grey: Uint8ClampedArray }

export type ReadPage = {
  text: string
  /** In millimetres. */
  width: number
  height: number
  /** As a printer with so many dots a millimetre would print it. */
  picture(dotsPerMm: number): Promise<Picture>
}

const mmPerPoint = 25.4 / 72

/** What a program of another make sees in a document. Closed when `look` is done. */
export async function readPdf<T>(bytes: Uint8Array, look: (pages: ReadPage[]) => Promise<T>): Promise<T> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(bytes)
    const pages = [...document.pages()].map((page): ReadPage => {
      const { originalWidth, originalHeight } = page.getOriginalSize()
      const width = originalWidth * mmPerPoint
      const height = originalHeight * mmPerPoint
      return {
        text: page.getText(),
        width,
        height,
        picture: async (dotsPerMm) => {
          const size = { width: Math.round(width * dotsPerMm), height: Math.round(height * dotsPerMm) }
          const drawn = await page.render({
            ...size,
            scale: 1,
            colorSpace: 'Gray',
            render: async ({ data }) => data,
          })
          return { ...size, grey: new Uint8ClampedArray(drawn.data) }
        },
      }
    })
    const seen = await look(pages)
    document.destroy()
    return seen
  } finally {
    library.destroy()
  }
}

/** A part of a picture, in its own dots. */
export function cutOut(
  picture: Picture,
  part: { x: number; y: number; width: number; height: number },
): Picture {
  const grey = new Uint8ClampedArray(part.width * part.height)
  for (let row = 0; row < part.height; row += 1) {
    const from = (part.y + row) * picture.width + part.x
    grey.set(picture.grey.subarray(from, from + part.width), row * part.width)
  }
  return { width: part.width, height: part.height, grey }
}

export const readCode128 = (picture: Picture) => decode(new Code128Reader(), picture)
export const readQr = (picture: Picture) => decode(new QRCodeReader(), picture)

function decode(reader: Reader, { grey, width, height }: Picture): string {
  const source = new RGBLuminanceSource(grey, width, height)
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.TRY_HARDER, true],
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128, BarcodeFormat.QR_CODE]],
  ])
  return reader.decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText()
}
