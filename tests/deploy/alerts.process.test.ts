import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isInstalled, told } from './installed.ts'

const prometheus = join(import.meta.dirname, '../../deploy/prometheus')
const isHere = isInstalled('promtool', '--version')

test.skipIf(!isHere)('Prometheus understands its settings and every rule', () => {
  const { ok, words } = told('promtool', ['check', 'config', 'prometheus.yml'], prometheus)
  expect([ok, words]).toEqual([true, expect.stringMatching(/SUCCESS: \d+ rules found/)])
})

test.skipIf(!isHere)('a quiet day wakes nobody, and a bad one sets off every alert', () => {
  const { ok, words } = told('promtool', ['test', 'rules', 'rules.test.yml'], prometheus)
  expect([ok, words]).toEqual([true, expect.stringContaining('SUCCESS')])
})
