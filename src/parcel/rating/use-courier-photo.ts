import { usePhoto } from '#client/use-picture.ts'
import { badgeCalls } from '#modules/delivery/badge.calls.ts'

/** A courier's face, by the address that an answer gives for it; undefined while there is none. */
export function useCourierPhoto(address: string | null): string | undefined {
  const code = address?.split('/').at(-1)
  return usePhoto(badgeCalls.readCourierPhoto, code === undefined ? null : { params: { code } })
}
