import { spawnSync } from 'node:child_process'

/** Whether a program of Debian's is there; tests of files that it reads are left out without it, and say so by their name. */
export function isInstalled(program: string, ...asked: string[]): boolean {
  return spawnSync(program, asked, { stdio: 'ignore' }).error === undefined
}

/** What a program says about a file, and whether it was content. */
export function told(program: string, args: readonly string[], cwd: string): { ok: boolean; words: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  return { ok: status === 0, words: `${stdout}${stderr}` }
}
