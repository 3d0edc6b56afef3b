import { readFileSync } from 'node:fs'
import type { ESTree } from 'vite'
import { parseSync, Visitor } from 'vite'

/** A specifier may be a pattern with a star, which stands for every file that it finds. */
export type FoundImport = { specifier: string; line: number; typeOnly: boolean }

export type SourceFacts = {
  imports: FoundImport[]
  /** Lines with `import(expression)` whose target nobody can read from the source. */
  hiddenImports: number[]
  /** Lines that hold an SQL statement. */
  sql: number[]
  syntaxError: string | undefined
}

/** Reads what a source file imports, with the parser that also builds the site. */
export function readSource(file: string): SourceFacts {
  const text = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, text)
  const facts: SourceFacts = { imports: [], hiddenImports: [], sql: [], syntaxError: errors[0]?.message }
  const lineOf = (node: ESTree.Span) => text.slice(0, node.start).split('\n').length

  const add = (node: ESTree.Span, specifier: string, typeOnly = false) =>
    facts.imports.push({ specifier, line: lineOf(node), typeOnly })

  const addExpression = (node: ESTree.Span, source: ESTree.Expression) => {
    const specifier = literalOrPattern(source)
    if (specifier === undefined) facts.hiddenImports.push(lineOf(node))
    else add(node, specifier)
  }

  new Visitor({
    ImportDeclaration: (node) => add(node, node.source.value, node.importKind === 'type'),
    ExportAllDeclaration: (node) => add(node, node.source.value, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => {
      if (node.source) add(node, node.source.value, node.exportKind === 'type')
    },
    TSImportType: (node) => add(node, node.source.value, true),
    ImportExpression: (node) => addExpression(node, node.source),
    NewExpression: (node) => {
      const [path, base] = node.arguments
      // `new URL('./parse.worker.ts', import.meta.url)` is how a worker is named.
      if (
        isNamed(node.callee, 'URL') &&
        base &&
        isImportMetaUrl(base) &&
        isText(path) &&
        isSource(path.value)
      )
        add(node, path.value)
    },
    CallExpression: (node) => {
      const [first] = node.arguments
      if (isNamed(node.callee, 'require') && isText(first)) add(node, first.value)
      if (!isImportMetaGlob(node.callee)) return
      for (const pattern of first?.type === 'ArrayExpression' ? first.elements : [first])
        if (isText(pattern)) add(node, pattern.value)
    },
    TaggedTemplateExpression: (node) => {
      if (isNamed(node.tag, 'sql') || isMember(node.tag, 'sql')) facts.sql.push(lineOf(node))
    },
    TemplateLiteral: (node) => {
      if (isSqlText(node.quasis.map((part) => part.value.cooked ?? '').join('?')))
        facts.sql.push(lineOf(node))
    },
    Literal: (node) => {
      if (isText(node) && isSqlText(node.value)) facts.sql.push(lineOf(node))
    },
  }).visit(program)

  facts.sql = [...new Set(facts.sql)]
  return facts
}

/** The text of a literal; a template with holes becomes a pattern: `../${code}/index.ts` may mean any language. */
function literalOrPattern(source: ESTree.Expression): string | undefined {
  if (isText(source)) return source.value
  if (source.type !== 'TemplateLiteral') return undefined
  const pattern = source.quasis.map((part) => part.value.cooked ?? '').join('*')
  return /^(\.|#)/.test(pattern) ? pattern : undefined
}

type Node = { type: string }

const isText = (node: Node | null | undefined): node is ESTree.StringLiteral =>
  node?.type === 'Literal' && typeof (node as ESTree.StringLiteral).value === 'string'

const isNamed = (node: Node, name: string) =>
  node.type === 'Identifier' && (node as ESTree.IdentifierReference).name === name

const isMember = (node: Node, name: string): node is ESTree.StaticMemberExpression =>
  node.type === 'MemberExpression' &&
  !(node as ESTree.MemberExpression).computed &&
  isNamed((node as ESTree.StaticMemberExpression).property, name)

const isImportMetaUrl = (node: Node) => isMember(node, 'url') && node.object.type === 'MetaProperty'
const isImportMetaGlob = (node: Node) => isMember(node, 'glob') && node.object.type === 'MetaProperty'
const isSource = (path: string) => /\.[cm]?[jt]sx?$/.test(path)

const statement =
  /^\s*(select\s+\d|select\s+\w+\(|select\b.*\bfrom\b|insert\s+into\b|update\s+\S+\s+set\b|delete\s+from\b|with\s+\w+\s+as\s*\(|(create|alter|drop|truncate)\s+(table|index|schema|database|type)\b)/s

/** Prose may begin with "Select …"; statements are written all lower or all upper case. */
function isSqlText(text: string): boolean {
  const firstWord = text.trimStart().split(/\s/, 1)[0] ?? ''
  return statement.test(firstWord === firstWord.toUpperCase() ? text.toLowerCase() : text)
}
