import { execFileSync } from 'node:child_process'

/** What git calls a commit in which there is nothing yet. */
const nothing = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

export type Comparison = { with: string; because: string }

/**
 * With the named commit; on a branch with the commit where it left main; on main itself with what was last pushed, and
 * with the commit before when there is nothing newer than that.
 */
export function compareWith(root: string, named: string | undefined): Comparison {
  if (named !== undefined) {
    const commit = commitOf(root, named)
    if (commit === undefined) throw new Error(`git knows no commit ${named}`)
    return { with: commit, because: `as told: ${named}` }
  }
  const head = commitOf(root, 'HEAD')
  if (head === undefined) return { with: nothing, because: 'there is no commit yet' }
  const main = commitOf(root, 'main')
  if (main !== undefined && main !== head) {
    const parting = git(root, 'merge-base', head, main)
    if (parting !== undefined && parting !== head) return { with: parting, because: 'where this left main' }
  }
  const pushed = commitOf(root, 'origin/main')
  const shared = pushed && git(root, 'merge-base', head, pushed)
  if (shared && shared !== head) return { with: shared, because: 'what origin/main has' }
  if (hasUncommitted(root)) return { with: head, because: 'the last commit' }
  return { with: commitOf(root, 'HEAD~1') ?? nothing, because: 'the commit before the last' }
}

/** Everything that differs from that commit: committed since, changed in the folder, or new and not ignored. */
export function changedFiles(root: string, commit: string): string[] {
  const committed = git(root, 'diff', '--name-only', '--no-renames', '-z', commit) ?? ''
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z') ?? ''
  return [...new Set([...committed.split('\0'), ...untracked.split('\0')])].filter(Boolean).sort()
}

const hasUncommitted = (root: string) => git(root, 'status', '--porcelain') !== ''

const commitOf = (root: string, name: string) =>
  git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)

/** Undefined where git says no. */
function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).replace(/\n$/, '')
  } catch {
    return undefined
  }
}
