import type { Graph, Way } from './graph.ts'
import { type TestKind, testKind } from './test-kinds.ts'

export type ReachedTest = {
  path: string
  kind: TestKind
  distance: number
  /** It starts the built product in a process of its own. */
  needsBuild: boolean
}

/** What stands around a test is further away than anything it names itself. */
const farthest = 10
const steps: Record<Way, number> = { import: 1, words: 1, call: 1, event: 1, page: 1, around: farthest }

/** What a test can run into, by what it starts: a unit test starts nothing, a journey the whole product. */
const follows = {
  unit: ['import', 'around'],
  'unit with texts': ['import', 'words', 'around'],
  'database test': ['import', 'words', 'call', 'around'],
  'whole product': ['import', 'words', 'call', 'event', 'page', 'around'],
} satisfies Record<string, Way[]>
type Course = keyof typeof follows

/**
 * The tests that a change of these files can reach, nearest first. Of those that are as near: unit tests, then database
 * tests, then journeys, and first those that live beside the change.
 */
export function reachedTests(graph: Graph, changed: readonly string[]): ReachedTest[] {
  const startsJobs = reachedBackwards(graph, ['src/jobs.ts'], ['import'])
  const takesTexts = reachedBackwards(graph, ['src/locales/index.ts'], ['import'])
  const sources = [...new Set(changed.flatMap(namesOf))]
  const reached = new Map<Course, ReadonlyMap<string, number>>()
  const distancesBy = (course: Course) => {
    const known = reached.get(course) ?? reachedBackwards(graph, sources, follows[course])
    reached.set(course, known)
    return known
  }
  const courseOf = (path: string, kind: TestKind): Course => {
    if (kind === 'journey' || startsJobs.has(path)) return 'whole product'
    if (kind === 'db') return 'database test'
    return takesTexts.has(path) ? 'unit with texts' : 'unit'
  }
  // A test of the same module comes before those of others that are as far by imports, or a step or two nearer.
  const steps = ({ path, distance }: { path: string; distance: number }) =>
    distance === 0 ? -Infinity : distance - sharedFolders(path, changed)
  const order: Record<TestKind, number> = { unit: 0, db: 1, journey: 2 }
  return [...graph.keys()]
    .flatMap((path) => {
      const kind = testKind(path)
      const distance = kind && distancesBy(courseOf(path, kind)).get(path)
      if (kind === undefined || distance === undefined) return []
      return [
        { path, kind, distance, needsBuild: kind === 'journey' || (kind === 'db' && startsJobs.has(path)) },
      ]
    })
    .sort(
      (a, b) =>
        steps(a) - steps(b) ||
        order[a.kind] - order[b.kind] ||
        sharedFolders(b.path, changed) - sharedFolders(a.path, changed) ||
        (a.path < b.path ? -1 : 1),
    )
}

/** How many folders a test has in common with the change that lives closest to it. */
function sharedFolders(path: string, changed: readonly string[]): number {
  const folders = path.split('/')
  const shared = changed.map((file) => {
    const apart = file.split('/').findIndex((folder, place) => folder !== folders[place])
    return apart < 0 ? folders.length : apart
  })
  return Math.max(0, ...shared)
}

/** A file goes by its own name and by those of everything that it is part of. */
function namesOf(path: string): string[] {
  const parts = path.split('/')
  const folders = parts.map((_, length) => `folder:${parts.slice(0, length).join('/') || '.'}`)
  const namespace = /^src\/locales\/\w+\/(?:\w+\/)?(\w+)\.ts$/.exec(path)?.[1]
  return [
    path,
    ...folders,
    ...(namespace ? [`namespace:${namespace}`] : []),
    // What the first start puts in is seen by every journey, through no import of its own.
    ...(/^src\/.*\bdemo\b/.test(path) ? ['demo'] : []),
  ]
}

/** Everybody who needs one of the sources, and over how many steps. */
function reachedBackwards(
  graph: Graph,
  sources: readonly string[],
  ways: readonly Way[],
): ReadonlyMap<string, number> {
  const neededBy = Map.groupBy(
    [...graph].flatMap(([from, needs]) =>
      needs.filter(({ way }) => ways.includes(way)).map(({ to, way }) => ({ from, to, way })),
    ),
    ({ to }) => to,
  )
  const distances = new Map(sources.map((source) => [source, 0]))
  const rings: string[][] = [[...sources]]
  for (let distance = 0; distance < rings.length; distance++) {
    for (const file of rings[distance] ?? []) {
      if (distances.get(file) !== distance) continue
      for (const { from, way } of neededBy.get(file) ?? []) {
        const through = distance + steps[way]
        if (through >= (distances.get(from) ?? Number.POSITIVE_INFINITY)) continue
        distances.set(from, through)
        for (let ring = rings.length; ring <= through; ring++) rings.push([])
        rings[through]?.push(from)
      }
    }
  }
  return distances
}
