import type { Outcome } from './run.ts'

/** docs/proof.md: the last whole run, as a table. */
export function proofOf(outcomes: readonly Outcome[], machine: string): string {
  const day = new Date().toISOString().slice(0, 10)
  const figures = outcomes.flatMap((outcome) => outcome.figures)
  const held = figures.filter((figure) => figure.held).length
  return [
    '# Proof',
    '',
    'What goes wrong around the product, and what it was like meanwhile: the last run of `npm run faults -- --write`, as it came out.',
    '',
    `${day}, ${machine}: ${held} of ${figures.length} figures within their limit.`,
    '',
    '| fault | figure | measured | limit | |',
    '|---|---|---|---|---|',
    ...outcomes.flatMap(rowsOf),
    '',
    '## What each of them does',
    '',
    ...outcomes.map(({ name, says, seconds }) => `- **${name}** (${Math.round(seconds)} s): ${says}`),
    '',
  ].join('\n')
}

function rowsOf({ name, figures, skipped }: Outcome): string[] {
  if (skipped) return [`| ${name} | left out | ${skipped} | | |`]
  return figures.map(
    ({ what, measured, limit, held }) =>
      `| ${name} | ${what} | ${measured} | ${limit} | ${held ? 'held' : '**missed**'} |`,
  )
}
