import { join } from 'node:path'
import { Visitor } from 'vite'
import { parseFile } from '../../../tests/arch/read-imports.ts'
import type { SourceFile } from './files.ts'

/** Hands the modules over to the loaders of pages, as methods of one object. */
const handedOverIn = 'src/web/server/open-site.server.ts'

export type HandedOver = { method: string; makers: string[] }

/** What a loader may ask the site for, and the files that answer. */
export function handedOver(root: string, files: ReadonlyMap<string, SourceFile>): HandedOver[] {
  const site = files.get(handedOverIn)
  if (!site) return []
  const { text, program } = parseFile(join(root, handedOverIn))
  const methods: HandedOver[] = []
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || value.type !== 'ArrowFunctionExpression') return
      const body = text.slice(value.start, value.end)
      const makers = [...site.makers].filter(([name]) => new RegExp(`\\b${name}\\(`).test(body))
      methods.push({ method: key.name, makers: makers.flatMap(([, paths]) => paths) })
    },
  }).visit(program)
  return methods.filter(({ makers }) => makers.length > 0)
}

/** The files behind what this file asks the site for. */
export function askedOfSite({ path, source }: SourceFile, methods: readonly HandedOver[]): string[] {
  if (!path.startsWith('src/web/') || path === handedOverIn || !source.includes('siteContext')) return []
  return methods.filter(({ method }) => source.includes(`.${method}(`)).flatMap(({ makers }) => makers)
}
