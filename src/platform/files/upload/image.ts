import type { Metadata } from 'sharp'
import { err, ok, type Result } from '#kernel/result.ts'
import type { FileFailure } from '../errors.ts'
import type { ImageType } from '../file-types.ts'
import type { ImageRule } from '../purposes.ts'

export type EncodedImage = { bytes: Buffer; type: ImageType; width: number; height: number }

const DECODE_SECONDS = 10
/** Of an ordinary pixel: red, green, blue. */
const BYTES_A_PIXEL = 3
const BYTES_A_SAMPLE: Partial<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 }

type Sharp = Awaited<ReturnType<typeof load>>

let loading: Promise<Sharp> | undefined
/** Loaded for the first picture: a start of the server does not wait for it. */
const library = () => {
  loading ??= load()
  return loading
}

/**
 * What is set here counts for the whole process. The cache would keep strangers' pixels in memory; one thread an image
 * leaves the other cores to people; and a loader that is switched off (SVG, TIFF, GIF, …) has no holes.
 */
async function load() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return sharp
}

/**
 * Draws the picture anew: what comes out holds pixels and nothing else. Position, camera and colour profile are gone,
 * and so is anything that was hidden behind or inside the picture.
 */
export async function reencodeImage(
  bytes: Buffer,
  type: ImageType,
  rule: ImageRule,
): Promise<Result<EncodedImage, FileFailure>> {
  // JPEG is read at a fraction of its size when that is enough; the others unfold whole first.
  const maxPixels = type === 'jpeg' ? rule.maxPixels : rule.maxPixels / 2
  const sharp = await library()
  try {
    // Reads the header only, so a picture that claims gigapixels costs nothing.
    const header = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (header.format !== type) return err({ code: 'image_unreadable' })
    if (decodedBytes(header) > maxPixels * BYTES_A_PIXEL) {
      return err({ code: 'image_too_large', values: { max: String(maxPixels / 1_000_000) } })
    }
    const { data, info } = await redraw(sharp, bytes, rule)
    return ok({ bytes: data, type: rule.keptAs, width: info.width, height: info.height })
  } catch {
    // The decoder's own words help nobody and may repeat what was in the file.
    return err({ code: 'image_unreadable' })
  }
}

/** All frames count, although only the first is kept: a thousand frames of a megapixel are a flood as well. */
function decodedBytes(header: Metadata): number {
  const sample = BYTES_A_SAMPLE[header.depth] ?? 4
  const pixels = header.width * (header.pageHeight ?? header.height) * (header.pages ?? 1)
  return pixels * Math.max(BYTES_A_PIXEL, header.channels * sample)
}

function redraw(sharp: Sharp, bytes: Buffer, { maxPixels, longestSide, fit, keptAs }: ImageRule) {
  const drawn = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, pages: 1 })
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize({
      width: longestSide,
      height: longestSide,
      fit: fit === 'square' ? 'cover' : 'inside',
      withoutEnlargement: fit === 'inside',
    })
    .toColourspace('srgb')
  const encoded =
    keptAs === 'jpeg'
      ? drawn.flatten({ background: 'white' }).jpeg({ quality: 82 })
      : drawn.webp({ lossless: true, effort: 2 })
  return encoded.toBuffer({ resolveWithObject: true })
}
