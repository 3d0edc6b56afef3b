import { execFile } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plantTree } from '../arch/plant-tree.ts'

const repository = join(import.meta.dirname, '../..')

/** The gate as it is, in front of a small repository with the real runner of tests. */
function plantGate(tests: Record<string, string>): string {
  const counts = `node -e "console.log('1 passed, 0 failed')"`
  const scripts = {
    test: 'node run.mjs',
    'test:files': 'node run.mjs',
    'test:starts': counts,
    'test:fresh': counts,
    'test:debian': counts,
    // Node would take what follows for options of its own.
    faults: `${counts} --`,
  }
  const imports = { '#kernel/*': './src/kernel/*', '#modules/*': './src/modules/*' }
  const root = plantTree({
    'package.json': JSON.stringify({ type: 'module', scripts, imports }),
    'vitest.config.ts': `export default { test: { name: 'unit', include: ['src/**/*.test.ts'] } }`,
    'run.mjs': `
      import { findRuntime } from './scripts/lib/runtime.mjs'
      import { knownSteps, runSteps } from './scripts/lib/steps.mjs'
      const { tests, someTests } = knownSteps(findRuntime())
      const files = process.argv.slice(2)
      process.exit(await runSteps([files.length > 0 ? someTests('tests', files) : tests]))
    `,
    'src/steady.test.ts': `import { test } from 'vitest'\ntest('always passes', () => {})\n`,
    ...tests,
  })
  for (const path of ['.ci', 'scripts']) copy(root, path)
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  return root
}

function copy(root: string, path: string): void {
  cpSync(join(repository, path), join(root, path), { recursive: true })
}

async function runGate(root: string) {
  const { status, stdout } = await new Promise<{ status: unknown; stdout: string }>((resolve) => {
    execFile(join(root, '.ci/run'), { timeout: 100_000 }, (error, stdout) =>
      resolve({ status: error?.code ?? 0, stdout }),
    )
  })
  // What stands below a heading, up to the next one.
  const under = (heading: string) => stdout.split(/^== /m).find((text) => text.startsWith(`${heading}\n`))
  return { status, stdout, under, lastLine: stdout.trimEnd().split('\n').at(-1) }
}

test('a wrong sum in a rule of prices turns the gate red, also when it is repeated', async () => {
  const root = plantGate({})
  for (const path of ['src/kernel', 'src/modules/geo/domain', 'src/modules/pricing/domain']) copy(root, path)
  copy(root, 'src/modules/pricing/prices.test.ts')
  const rule = join(root, 'src/modules/pricing/domain/line.ts')
  const right = readFileSync(rule, 'utf8')
  const wrong = right.replace('sum + amount, 0)', 'sum + amount, 1)')
  expect(wrong).not.toBe(right)
  writeFileSync(rule, wrong)

  const gate = await runGate(root)
  expect(gate.status, gate.stdout).toBe(1)
  expect(gate.stdout.match(/^== Once more, alone: .*/gm)).toEqual([
    '== Once more, alone: src/modules/pricing/prices.test.ts, npm test, all languages',
  ])
  expect(gate.under('failed')).toContain(
    'src/modules/pricing/prices.test.ts (unit), npm test, all languages: it failed again',
  )
  expect(gate.under('unsteady')).toBe(undefined)
  expect(gate.lastLine).toMatch(/^\d+ passed, [1-9]\d* failed$/)
})

test('a coin that falls right the second time is unsteady, and stops nobody', async () => {
  const coin = `
    import { existsSync, writeFileSync } from 'node:fs'
    import { expect, test } from 'vitest'
    test('the coin shows heads', () => {
      const fellBefore = existsSync('fallen')
      writeFileSync('fallen', '')
      expect(fellBefore ? 'heads' : 'tails').toBe('heads')
    })
  `
  const gate = await runGate(plantGate({ 'src/coin.test.ts': coin }))
  expect(gate.status, gate.stdout).toBe(0)
  expect(gate.under('failed')).toBe(undefined)
  expect(gate.under('unsteady')).toContain('src/coin.test.ts (unit), npm test, all languages')
  expect(gate.under('unsteady')).toContain('the coin shows heads')
  expect(gate.under('unsteady')).toContain("expected 'tails' to be 'heads'")
  expect(gate.under('Times')).toMatch(/^ +\d+\.\d s {2}npm test, all languages$/m)
  expect(gate.lastLine).toBe('6 passed, 0 failed')
})
