/** Told to this window: somebody wants to see the question again. */
export const consentWanted = 'tezbox:consent-wanted'

// The question comes after the page: who asks for it before it is here is not forgotten.
let isWanted = false

export function askConsent(): void {
  isWanted = true
  window.dispatchEvent(new Event(consentWanted))
}

/** Whether somebody asked since this was last looked at. */
export function takeWish(): boolean {
  const was = isWanted
  isWanted = false
  return was
}
