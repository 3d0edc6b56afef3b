import type { Outcome } from './run.ts'

const OPENING = `# Proof

What goes wrong around the product, and what it was like meanwhile: the last whole run of each fault, as it came out. \`npm run faults -- --write\`
tries them all again, \`npm run faults -- soak --write\` one of them, and leaves what others said as it was. What takes half an hour has to be named.
`

/** docs/proof.md, with what was tried in the place of what it said about it before. */
export function proofOf(known: string, outcomes: readonly Outcome[], machine: string): string {
  const [, ...parts] = known.split(/^(?=## )/m)
  const sections = new Map(parts.map((part) => [nameOf(part), `${part.trimEnd()}\n`]))
  for (const outcome of outcomes) sections.set(outcome.name, sectionOf(outcome, machine))
  const sorted = [...sections].sort(([one], [other]) => one.localeCompare(other))
  return [OPENING, ...sorted.map(([, section]) => section)].join('\n')
}

const nameOf = (part: string) => part.slice('## '.length, part.indexOf('\n'))

function sectionOf({ name, says, seconds, figures, skipped }: Outcome, machine: string): string {
  const day = new Date().toISOString().slice(0, 10)
  const held = figures.filter((figure) => figure.held).length
  const told = skipped
    ? `${day}, ${machine}: left out. ${skipped}`
    : `${day}, ${machine}, ${Math.round(seconds)} s: ${held} of ${figures.length} figures within their limit.`
  const table = ['| figure | measured | limit | |', '|---|---|---|---|', ...figures.map(rowOf)]
  return [`## ${name}`, '', says, '', told, '', ...(skipped ? [] : [...table, ''])].join('\n')
}

const rowOf = ({ what, measured, limit, held }: Outcome['figures'][number]) =>
  `| ${what} | ${measured} | ${limit} | ${held ? 'held' : '**missed**'} |`
