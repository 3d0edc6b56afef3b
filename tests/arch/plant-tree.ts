import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Writes a small repository to a temporary folder that is gone when the test ends. */
export function plantTree(tree: Record<string, string | undefined>): string {
  const root = mkdtempSync(join(tmpdir(), 'tezbox-arch-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(tree)) {
    if (text === undefined) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}
