/** The thread that holds the roads and answers questions about them, one after the other. */
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { speedsOf } from '../domain/speeds.ts'
import { readRoads } from '../graph/road-graph.ts'
import { createRouter } from '../graph/router.ts'
import { hierarchyPath, openHierarchy, readHierarchy } from '../hierarchy/hierarchy-file.ts'
import type { Question, RoadSource, Said, Told } from './messages.ts'

const { file, folder, speeds: changes } = workerData as RoadSource
const graph = readRoads(readFileSync(file))
const speeds = speedsOf(graph.meta, changes)
const router = createRouter(graph, speeds)
if (!take(readHierarchy(hierarchyPath(folder, graph.crc, speeds)))) say({ unprepared: true })

parentPort?.on('message', (told: Told) => {
  if ('prepared' in told) take(told.prepared)
  // What was given up meanwhile costs nothing, so that a crowd of slow questions does not delay those that come after it.
  else if (Date.now() < told.until) answer(told.id, told.question)
})

function take(packed: ArrayBuffer | undefined): boolean {
  const hierarchy = packed && openHierarchy(packed)
  if (hierarchy?.rank.length !== graph.nodes) return false
  router.prepared(hierarchy)
  say({ ready: true })
  return true
}

function answer(id: number, question: Question): void {
  if (question.kind === 'route') {
    say({ id, answer: router.route(question.from, question.to, question.measure) })
    return
  }
  const table = router.table(question.from, question.to)
  const buffers = [table.metres, table.seconds, table.byAir].map(({ buffer }) => buffer as ArrayBuffer)
  say({ id, answer: table }, buffers)
}

function say(said: Said, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(said, handedOver)
}
