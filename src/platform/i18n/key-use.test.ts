import { expect, test } from 'vitest'
import { type KeyFamily, unusedFamilies, unusedKeys } from './key-use.ts'

function unused(keys: string[], text: string, families: KeyFamily[] = []) {
  return unusedKeys(keys, [{ path: 'a.tsx', text }], families)
}

const template = `\`pages.\${id}.title\``

test('a key that nothing mentions is unused', () => {
  expect(unused(['shell.home'], "const t = useTranslations('shell'); t('menu')")).toEqual(['shell.home'])
  expect(unused(['shell.home'], '')).toEqual(['shell.home'])
})

test('a key is used by a translator of its namespace', () => {
  const bound = "const t = useTranslations('shell')\n"
  expect(unused(['shell.home'], `${bound} t('home')`)).toEqual([])
  expect(unused(['shell.home'], `${bound} t.rich('home', { b: (chunks) => chunks })`)).toEqual([])
  expect(unused(['shell.a', 'shell.b'], `${bound} t(open(x, y) ? 'a' : 'b', { c: 'd' })`)).toEqual([])
  expect(unused(['shell.menu.send'], "const menu = useTranslations('shell.menu'); menu('send')")).toEqual([])
})

test('another namespace, another function or an argument after the key does not use it', () => {
  const bound = "const t = useTranslations('common')\n"
  expect(unused(['shell.home'], `${bound} t('home')`)).toEqual(['shell.home'])
  expect(unused(['common.home'], `${bound} split('home')`)).toEqual(['common.home'])
  expect(unused(['common.home'], `${bound} x.t('home')`)).toEqual(['common.home'])
  expect(unused(['common.home'], `${bound} t('other', { place: 'home' })`)).toEqual(['common.home'])
})

test('a key written in full is used wherever it stands', () => {
  expect(unused(['shell.links.track'], "const links = [{ label: 'shell.links.track' }]")).toEqual([])
  expect(unused(['shell.links.track'], '<Item label="shell.links.track" />')).toEqual([])
  expect(unused(['shell.links.track'], "const links = ['shell.links.trackLight']")).toEqual([
    'shell.links.track',
  ])
})

test('a key in a comment is not used', () => {
  expect(unused(['shell.home'], "// 'shell.home'\n/* 'shell.home' */")).toEqual(['shell.home'])
  expect(unused(['shell.home'], "const a = 'https://x'; t('shell.home')")).toEqual([])
})

test('a declared family is used only while a source builds it', () => {
  const family = { pattern: 'pages.*.title', reason: 'test' }
  const keys = ['pages.home.title', 'pages.home.lead']
  expect(unused(keys, `t(${template})`, [family])).toEqual(['pages.home.lead'])
  expect(unused(keys, `t(${template})`, [])).toEqual(keys)
  expect(unused(keys, '', [family])).toEqual(keys)
  expect(unusedFamilies([{ path: 'a.tsx', text: '' }], [family])).toEqual(['pages.*.title'])
  expect(unusedFamilies([{ path: 'a.tsx', text: `t(${template})` }], [family])).toEqual([])
})
