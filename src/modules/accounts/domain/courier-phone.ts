/** A phone makes this name for itself when the app is set up. */
export const deviceIdShape = /^[\w-]{8,64}$/

export const courierPhoneRules = {
  /** More phones than a courier carries: past them the longest unused ends. */
  most: 5,
  /** How stale "last seen" may be: a phone is not written with every call. */
  seenAfterMs: 60_000,
  /** Half of what a phone locks its data with. */
  dataKeyBytes: 32,
} as const

/** Why a phone ended. After a suspension, a new authenticator or many other phones it may be set up anew and opens its data again. */
export const deviceEnds = ['desk', 'suspended', 'dismissed', 'replaced', 'renewed'] as const
export type DeviceEnd = (typeof deviceEnds)[number]

/** A phone that was lost, or whose owner has left, stays ended: our half of its data key is erased. */
export const goodbyes = ['desk', 'dismissed'] as const satisfies readonly DeviceEnd[]
export const endsForGood = (because: DeviceEnd) => goodbyes.some((goodbye) => goodbye === because)

/**
 * What a phone signs (ECDSA, P-256, SHA-256) to show that it is the one that was set up. The code of the SMS is good for
 * one sign-in, so the signature is, too.
 */
export function deviceProofText(said: { deviceId: string; phone: string; code: string }): string {
  return `tezbox device sign-in\n${said.deviceId}\n${said.phone}\n${said.code}`
}
