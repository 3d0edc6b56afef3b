// Imported before everything else, so that an old Node ends with this sentence and not with a syntax error.
import { giveUp } from './project.mjs'

const needed = '20.19.0'

export function isAtLeast(version, wanted) {
  const [have, want] = [version, wanted].map((text) => text.replace(/^v/, '').split('.').map(Number))
  for (let part = 0; part < 3; part++) {
    if (have[part] !== want[part]) return have[part] > want[part]
  }
  return true
}

if (!isAtLeast(process.version, needed)) {
  giveUp(
    `TezBox needs Node ${needed} or newer, and this is ${process.version}. Get a newer one from https://nodejs.org.`,
  )
}
