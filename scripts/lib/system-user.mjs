import { readFileSync } from 'node:fs'

export const isRoot = process.getuid?.() === 0

/**
 * Whom root lends a process that must not be root; `{}` (itself) for everybody else. PostgreSQL wants a user with a
 * name, so it is one that every Debian has. Undefined where it is missing.
 */
export function ordinaryUser() {
  if (!isRoot) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = (line ?? '').split(':').map(Number)
  return uid > 0 ? { uid, gid } : undefined
}
