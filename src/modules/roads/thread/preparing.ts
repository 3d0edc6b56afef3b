/** The thread that prepares the roads once, keeps what it made for all processes of the machine, and ends. */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { speedsOf } from '../domain/speeds.ts'
import { edgeCosts, edgeTimes } from '../graph/cost.ts'
import { readRoads } from '../graph/road-graph.ts'
import { contractRoads } from '../hierarchy/contract.ts'
import {
  hierarchyPath,
  openHierarchy,
  packHierarchy,
  readHierarchy,
  writeHierarchy,
} from '../hierarchy/hierarchy-file.ts'
import type { Prepared, RoadSource } from './messages.ts'

/** Whoever holds the lock for longer has died, or is so slow that two may as well work. */
const LOCK_MS = 180_000
const LOOK_AGAIN_MS = 1_000

const { file, folder, speeds: changes } = workerData as RoadSource
const graph = readRoads(readFileSync(file))
const speeds = speedsOf(graph.meta, changes)
const path = hierarchyPath(folder, graph.crc, speeds)
const lock = `${path}.lock`
const canKeep = hasFolder()
const prepared: Prepared = (await keptByAnother()) ?? made()
parentPort?.postMessage(prepared, [prepared.packed])

/** Another process may be at it: then it is waited for. Where no lock can be written, we work for ourselves. */
async function keptByAnother(): Promise<Prepared | undefined> {
  while (!takeLock()) await sleep(LOOK_AGAIN_MS)
  const packed = readHierarchy(path)
  if (!packed || !openHierarchy(packed)) return undefined
  release()
  return { packed, problem: undefined }
}

function hasFolder(): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return true
  } catch {
    return false
  }
}

function takeLock(): boolean {
  if (!canKeep) return true
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return true
    if (isLeftBehind()) rmSync(lock, { force: true })
    return false
  }
}

function release(): void {
  if (canKeep) rmSync(lock, { force: true })
}

/** A process has one thread like this: a lock with its own number is of one that was ended. */
function isLeftBehind(): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    if (holder === process.pid || Date.now() - statSync(lock).mtimeMs > LOCK_MS) return true
    process.kill(holder, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

function made(): Prepared {
  try {
    const costs = edgeCosts(graph, edgeTimes(graph, speeds), 'time')
    const packed = packHierarchy(contractRoads(graph, costs))
    try {
      writeHierarchy(folder, path, packed)
      return { packed, problem: undefined }
    } catch (error) {
      return { packed, problem: (error as Error).message }
    }
  } finally {
    release()
  }
}
