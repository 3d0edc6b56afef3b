import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { readGazetteer } from './read-gazetteer.ts'

export type Book = ReturnType<typeof readGazetteer>

let opened: Book | undefined

/** The gazetteer in memory; read at the first question, because a server that starts is waited for. */
export function openBook(): Book {
  opened ??= readGazetteer(brotliDecompressSync(readFileSync(bookFile())))
  return opened
}

export const bookFile = () => join(dirname(findPackageJSON(import.meta.url) ?? ''), 'map', 'gazetteer.br')
