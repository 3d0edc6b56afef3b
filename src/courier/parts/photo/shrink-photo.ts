/** Readable on the desk's screen, and small enough for a day of them on a slow line. */
const longestSide = 1280
const quality = 0.7

export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** A photo as it is kept and sent. What cannot be drawn stays as it came: the server judges it. */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
    const { width, height } = fittedSize(picture.width, picture.height)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
    picture.close()
    const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    return small && small.size < photo.size ? small : photo
  } catch {
    return photo
  }
}
