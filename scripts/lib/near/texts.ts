import type { ESTree } from 'vite'
import { Visitor } from 'vite'
import type { ParsedFile } from '../../../tests/arch/read-imports.ts'

/**
 * Every text that a source file spells out: literals, patterns of regular expressions, templates with a star for each
 * hole. A hole that a constant of the same file fills is filled: `${orders}/${id}` becomes `/api/orders/*`.
 */
export function textsIn({ program }: ParsedFile): string[] {
  const constants = new Map<string, ESTree.Expression>()
  const found: ESTree.Expression[] = []
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    },
    Literal: (node) => {
      found.push(node)
    },
    TemplateLiteral: (node) => {
      found.push(node)
    },
  }).visit(program)
  return [...new Set(found.flatMap((node) => textOf(node, constants) || []))]
}

/** Constants may be made of constants; none is made of more than a few. */
const deepest = 5

function textOf(
  node: ESTree.Expression,
  constants: ReadonlyMap<string, ESTree.Expression>,
  depth = 0,
): string | undefined {
  if (node.type === 'Literal') {
    if ('regex' in node) return node.regex.pattern.replaceAll('\\', '')
    return typeof node.value === 'string' ? node.value : undefined
  }
  if (node.type !== 'TemplateLiteral' || depth > deepest) return undefined
  const holes = node.expressions.map((hole) => {
    const filling = hole.type === 'Identifier' ? constants.get(hole.name) : undefined
    return (filling && textOf(filling, constants, depth + 1)) ?? '*'
  })
  return node.quasis.map(({ value }, index) => `${value.cooked ?? ''}${holes[index] ?? ''}`).join('')
}
