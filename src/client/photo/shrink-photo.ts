/** Readable on the desk's screen, and small enough for a day of them on a slow line. */
const longestSide = 1280
const quality = 0.7

/** What the server takes as it comes. */
const takenTypes = ['image/jpeg', 'image/png', 'image/webp']
const mostBytes = 10 * 1024 * 1024

export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** A photo as it is kept and sent. What cannot be drawn stays as it came; undefined where the server would not take that. */
export async function shrinkPhoto(photo: Blob): Promise<Blob | undefined> {
  const asItCame = takenTypes.includes(photo.type) && photo.size <= mostBytes ? photo : undefined
  const small = await drawnSmall(photo).catch(() => null)
  return small && (!asItCame || small.size < asItCame.size) ? small : asItCame
}

async function drawnSmall(photo: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const { width, height } = fittedSize(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  picture.close()
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality))
}
