import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Survey, surveyMap } from './survey.ts'

/** What became of it, in words. Only `replaced` has changed anything. */
export type Replaced = { outcome: 'replaced' | 'same' | 'refused'; sentences: string[] }

/** Checks the file, puts it where ours lies, in one step for whoever reads it meanwhile, and tells what is different now. */
export async function replaceMap(fresh: string, ours: string): Promise<Replaced> {
  const after = await survey(fresh)
  if (typeof after === 'string') return refused([`${fresh} cannot be read: ${after}.`])
  if (after.problems.length > 0) return refused(after.problems)
  const before = existsSync(ours) ? await survey(ours) : 'it is not there'
  if (typeof before !== 'string' && before.version === after.version)
    return { outcome: 'same', sentences: ['This is the map that is in place already; nothing was changed.'] }
  putInPlace(fresh, ours)
  if (typeof before === 'string')
    return {
      outcome: 'replaced',
      sentences: [`There was no map to compare with: ${before}.`, ...told(after)],
    }
  return { outcome: 'replaced', sentences: compared(before, after) }
}

const refused = (problems: readonly string[]): Replaced => ({
  outcome: 'refused',
  sentences: ['This file cannot take the place of our map:', ...problems.map((problem) => `  ${problem}`)],
})

async function survey(path: string): Promise<Survey | string> {
  try {
    return await surveyMap(path)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Copied beside ours first: a server that reads at this moment has one of the two, whole. */
function putInPlace(fresh: string, ours: string): void {
  const beside = join(dirname(ours), '.coming.pmtiles')
  try {
    copyFileSync(fresh, beside)
    const file = openSync(beside, 'r+')
    fsyncSync(file)
    closeSync(file)
    renameSync(beside, ours)
  } finally {
    rmSync(beside, { force: true })
  }
}

const number = (value: number) => Math.round(value).toLocaleString('en')

const told = ({ dataDate, megabytes, tiles, version }: Survey) => [
  `Data of ${dataDate}, ${megabytes.toFixed(1)} MB, ${number(tiles)} tiles, version ${version}.`,
]

function compared(before: Survey, after: Survey): string[] {
  const change = (what: string, from: number, to: number) =>
    `  ${what.padEnd(10)}${number(from).padStart(10)} -> ${number(to).padStart(10)}${share(from, to)}`
  const layers = [...after.things.keys()].sort()
  return [
    `Data of ${before.dataDate} -> ${after.dataDate}, ${before.megabytes.toFixed(1)} -> ${after.megabytes.toFixed(1)} MB, version ${before.version} -> ${after.version}.`,
    change('tiles', before.tiles, after.tiles),
    ...layers.map((layer) => change(layer, before.things.get(layer) ?? 0, after.things.get(layer) ?? 0)),
    ...layers
      .filter((layer) => isSuspicious(before.things.get(layer) ?? 0, after.things.get(layer) ?? 0))
      .map((layer) => `Look at it before you commit: "${layer}" has lost more than a fifth.`),
  ]
}

const share = (from: number, to: number) =>
  from === 0 ? '' : ` (${to >= from ? '+' : ''}${(((to - from) / from) * 100).toFixed(1)} %)`

/** A fresher extract has more of everything; one that has much less was cut wrongly. */
const isSuspicious = (from: number, to: number) => to < from * 0.8
