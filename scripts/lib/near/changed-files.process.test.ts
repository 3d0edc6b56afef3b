import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantTree } from '../../../tests/arch/plant-tree.ts'
import { changedFiles, compareWith } from './changed-files.ts'

const author = ['-c', 'user.name=Dilnoza', '-c', 'user.email=dilnoza@example.com']

function plantRepository() {
  const root = plantTree({ 'first.ts': '1\n' })
  const git = (...args: string[]) =>
    execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  const write = (file: string, text = 'changed\n') => writeFileSync(join(root, file), text)
  const commit = (file: string) => {
    write(file)
    git('add', '-A')
    git('commit', '-qm', file)
    return git('rev-parse', 'HEAD')
  }
  git('init', '-q', '-b', 'main')
  return { root, git, write, commit }
}

const since = (root: string, named?: string) => changedFiles(root, compareWith(root, named).with)

test('on a branch: everything since it left main, whatever main did meanwhile', () => {
  const { root, git, write, commit } = plantRepository()
  commit('shared.ts')
  git('checkout', '-qb', 'work')
  commit('mine.ts')
  git('checkout', '-q', 'main')
  commit('theirs.ts')
  git('checkout', '-q', 'work')
  write('untracked.ts')
  write('shared.ts', 'not committed\n')
  expect(since(root)).toEqual(['mine.ts', 'shared.ts', 'untracked.ts'])
})

test('on main: what was not pushed yet', () => {
  const { root, git, commit } = plantRepository()
  git('update-ref', 'refs/remotes/origin/main', commit('pushed.ts'))
  commit('one.ts')
  commit('two.ts')
  expect(since(root)).toEqual(['one.ts', 'two.ts'])
})

test('on main with nothing newer: what is not committed, else the last commit', () => {
  const { root, write, commit } = plantRepository()
  commit('one.ts')
  commit('two.ts')
  expect(since(root)).toEqual(['two.ts'])
  write('three.ts')
  expect(since(root)).toEqual(['three.ts'])
})

test('a named commit is taken, one that does not exist is refused', () => {
  const { root, commit } = plantRepository()
  const first = commit('one.ts')
  commit('two.ts')
  commit('three.ts')
  expect(since(root, first)).toEqual(['three.ts', 'two.ts'])
  expect(() => compareWith(root, 'nowhere')).toThrow('git knows no commit nowhere')
})

test('in a repository of one commit, and of none, everything is new', () => {
  const { root, git, commit } = plantRepository()
  expect(since(root)).toEqual(['first.ts'])
  commit('one.ts')
  expect(git('rev-list', '--count', 'HEAD')).toBe('1')
  expect(since(root)).toEqual(['first.ts', 'one.ts'])
})

test('a file that moved counts at both places', () => {
  const { root, git, commit } = plantRepository()
  commit('one.ts')
  git('mv', 'one.ts', 'other.ts')
  git('commit', '-qm', 'move')
  expect(since(root)).toEqual(['one.ts', 'other.ts'])
})
