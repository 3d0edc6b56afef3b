import { createHash } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Speeds } from '../domain/speeds.ts'
import type { Hierarchy } from './hierarchy.ts'

/** What a prepared file was made from. Raised whenever it would come out otherwise. */
const VERSION = 1
const MAGIC = 'TBCH'
/** Magic, version, number of nodes, of ranks and of arcs, checksum of the rest; and room to keep numbers in their places. */
const HEADER_BYTES = 32
/** Of other roads or speeds: those of a release that is being replaced may still be asked for. */
const FILES_KEPT = 2
/** Left by a process that ended while it wrote. */
const UNFINISHED_MS = 3_600_000

/** Where the hierarchy of these roads, driven at these speeds, is kept. */
export function hierarchyPath(folder: string, roadsCrc: number, speeds: Speeds): string {
  const made = createHash('sha256').update(JSON.stringify([VERSION, roadsCrc, speeds]))
  return join(folder, `hierarchy-${made.digest('hex').slice(0, 16)}.bin`)
}

/** All of it in one piece, as it is written and handed from thread to thread. */
export function packHierarchy({ rank, first, head, cost, via }: Hierarchy): ArrayBuffer {
  const parts = [cost, rank, first, head, via]
  const size = parts.reduce((sum, part) => sum + part.byteLength, HEADER_BYTES)
  const packed = Buffer.from(new ArrayBuffer(size))
  let at = HEADER_BYTES
  for (const part of parts) {
    packed.set(new Uint8Array(part.buffer, part.byteOffset, part.byteLength), at)
    at += part.byteLength
  }
  packed.write(MAGIC, 0, 'latin1')
  packed.writeUInt32LE(VERSION, 4)
  packed.writeUInt32LE(rank.length, 8)
  packed.writeUInt32LE(first.length - 1, 12)
  packed.writeUInt32LE(head.length, 16)
  packed.writeUInt32LE(crc32(packed.subarray(HEADER_BYTES)), 20)
  return packed.buffer as ArrayBuffer
}

/** Undefined for anything that is not whole: it is prepared anew. */
export function openHierarchy(buffer: ArrayBuffer): Hierarchy | undefined {
  const bytes = Buffer.from(buffer)
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, 4) !== MAGIC) return undefined
  const [version, nodes, ranks, arcs] = [4, 8, 12, 16].map((at) => bytes.readUInt32LE(at)) as Four
  const size = HEADER_BYTES + arcs * 16 + nodes * 4 + (ranks + 1) * 4
  if (version !== VERSION || bytes.length !== size) return undefined
  if (crc32(bytes.subarray(HEADER_BYTES)) !== bytes.readUInt32LE(20)) return undefined
  let at = HEADER_BYTES
  const take = (size: number) => {
    at += size
    return at - size
  }
  return {
    cost: new Float64Array(buffer, take(arcs * 8), arcs),
    rank: new Uint32Array(buffer, take(nodes * 4), nodes),
    first: new Uint32Array(buffer, take((ranks + 1) * 4), ranks + 1),
    head: new Uint32Array(buffer, take(arcs * 4), arcs),
    via: new Int32Array(buffer, take(arcs * 4), arcs),
  }
}

type Four = [number, number, number, number]

/** Undefined where there is none, or none that can be read. */
export function readHierarchy(path: string): ArrayBuffer | undefined {
  try {
    const { buffer, byteOffset, byteLength } = readFileSync(path)
    const isAlone = byteOffset === 0 && buffer.byteLength === byteLength
    return (isAlone ? buffer : buffer.slice(byteOffset, byteOffset + byteLength)) as ArrayBuffer
  } catch {
    return undefined
  }
}

/** Whole or not at all, whoever else writes the same; then what has become old goes. */
export function writeHierarchy(folder: string, path: string, packed: ArrayBuffer): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const part = `${path}.${process.pid}.part`
  try {
    const file = openSync(part, 'w', 0o600)
    try {
      for (let at = 0; at < packed.byteLength; ) at += writeSync(file, new Uint8Array(packed, at))
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(part, path)
  } catch (error) {
    // On a full disk every byte counts.
    rmSync(part, { force: true })
    throw error
  }
  dropOld(folder)
}

function dropOld(folder: string): void {
  const files = readdirSync(folder)
    .filter((name) => name.startsWith('hierarchy-'))
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
  const whole = files.filter(({ path }) => path.endsWith('.bin'))
  const unfinished = files.filter(({ path, at }) => path.endsWith('.part') && Date.now() - at > UNFINISHED_MS)
  for (const { path } of [...whole.slice(FILES_KEPT), ...unfinished]) rmSync(path, { force: true })
}
