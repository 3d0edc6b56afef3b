import { fileURLToPath } from 'node:url'

/** The folder of this clone, whatever folder the command was typed in. */
export const projectDir = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Ends with a sentence for the person at the keyboard, without a stack. */
export function giveUp(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}
