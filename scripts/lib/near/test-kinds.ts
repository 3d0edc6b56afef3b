export type TestKind = 'unit' | 'db' | 'journey'

export function testKind(path: string): TestKind | undefined {
  if (/^tests\/e2e\/.*\.spec\.ts$/.test(path)) return 'journey'
  if (path.startsWith('tests/arch/fixtures/')) return undefined
  if (/\.db\.test\.ts$/.test(path)) return 'db'
  return /\.test\.tsx?$/.test(path) ? 'unit' : undefined
}
