import type { Api, ApiError } from '#client/api.ts'
import type { Result } from '#kernel/result.ts'
import { badgeCalls } from '#modules/delivery/badge.calls.ts'

/** Large enough for a look at the door, small enough to be kept and sealed with the badge. */
const side = 192
const quality = 0.8
/** The word of the day does not wait for a picture. */
const patienceMs = 10_000

/** The courier's face as text, from the address that the badge tells. Undefined when it did not come. */
export async function faceAt(api: Api, address: string): Promise<string | undefined> {
  const code = address.split('/').at(-1) ?? ''
  const photo = (await api.call(
    badgeCalls.readCourierPhoto,
    { params: { code } },
    { quiet: true, timeoutMs: patienceMs },
  )) as Result<Blob, ApiError>
  return photo.ok ? await small(photo.value).catch(() => undefined) : undefined
}

async function small(photo: Blob): Promise<string> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const edge = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const [left, top] = [(picture.width - edge) / 2, (picture.height - edge) / 2]
  canvas.getContext('2d')?.drawImage(picture, left, top, edge, edge, 0, 0, side, side)
  picture.close()
  return canvas.toDataURL('image/jpeg', quality)
}
