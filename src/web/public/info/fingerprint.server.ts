import { createHash } from 'node:crypto'
import type { CatalogSources, MessageTree } from '#platform/i18n/catalog.ts'
import type { InfoPageData } from './page-data.ts'

/** Of everything that a page says, in what it was written: a changed word is a changed page. */
export function fingerprintOf(id: string, data: InfoPageData, sources: CatalogSources): string {
  const written = Object.values(sources).map((tree) => [branch(tree, 'pages', id), branch(tree, 'info', id)])
  return createHash('sha256')
    .update(JSON.stringify([data, written]))
    .digest('hex')
    .slice(0, 12)
}

function branch(tree: MessageTree, ...path: string[]): MessageTree | string | undefined {
  return path.reduce<MessageTree | string | undefined>(
    (node, name) => (typeof node === 'object' ? node[name] : undefined),
    tree,
  )
}
