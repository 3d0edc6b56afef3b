import { readFileSync } from 'node:fs'
import type { ESTree } from 'vite'
import { parseSync, Visitor } from 'vite'

/** `as` is what a name that is passed on is called outside. */
export type TakenName = { name: string; as: string }

/** A specifier may be a pattern with a star, which stands for every file that it finds. */
export type FoundImport = {
  specifier: string
  line: number
  typeOnly: boolean
  /** The values that are taken or passed on by name, types left out; undefined where it may be any of them. */
  names?: TakenName[]
  /** `export … from` */
  passedOn?: boolean
  /** What the names of an import are called in this file, types included. */
  types?: string[]
}

export type SourceFacts = {
  imports: FoundImport[]
  /** Whether the file does nothing but pass on what other files export. */
  isFace: boolean
  /** Lines with `import(expression)` whose target nobody can read from the source. */
  hiddenImports: number[]
  /** Lines that hold an SQL statement. */
  sql: number[]
  /** Lines that hold the address of a call. */
  apiPaths: number[]
  /** Lines that say `as` and the name of a type, with that name. */
  casts: { line: number; type: string }[]
  syntaxError: string | undefined
}

export type ParsedFile = { text: string; program: ESTree.Program; errors: readonly { message: string }[] }

/** With the parser that also builds the site. */
export function parseFile(file: string): ParsedFile {
  const text = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, text)
  return { text, program, errors }
}

/** Reads what a source file imports. */
export function readSource(file: string, parsed: ParsedFile = parseFile(file)): SourceFacts {
  const { text, program, errors } = parsed
  const facts: SourceFacts = {
    imports: [],
    isFace: program.body.length > 0 && program.body.every(passesOn),
    hiddenImports: [],
    sql: [],
    apiPaths: [],
    casts: [],
    syntaxError: errors[0]?.message,
  }
  const lineOf = (node: ESTree.Span) => text.slice(0, node.start).split('\n').length

  const add = (node: ESTree.Span, specifier: string, typeOnly = false, rest: Partial<FoundImport> = {}) =>
    facts.imports.push({ specifier, line: lineOf(node), typeOnly, ...rest })

  const addExpression = (node: ESTree.Span, source: ESTree.Expression) => {
    const specifier = literalOrPattern(source)
    if (specifier === undefined) facts.hiddenImports.push(lineOf(node))
    else add(node, specifier)
  }

  new Visitor({
    ImportDeclaration: (node) =>
      add(node, node.source.value, node.importKind === 'type', {
        ...namesTaken(node.specifiers),
        types: node.specifiers.map(({ local }) => local.name),
      }),
    ExportAllDeclaration: (node) =>
      add(node, node.source.value, node.exportKind === 'type', { passedOn: true }),
    ExportNamedDeclaration: (node) => {
      if (!node.source) return
      const names = node.specifiers
        .filter(({ exportKind }) => exportKind !== 'type')
        .map(({ local, exported }) => ({ name: nameIn(local), as: nameIn(exported) }))
      add(node, node.source.value, node.exportKind === 'type', { names, passedOn: true })
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
      const text = node.quasis.map((part) => part.value.cooked ?? '').join('?')
      if (isSqlText(text)) facts.sql.push(lineOf(node))
      if (isApiPath(text)) facts.apiPaths.push(lineOf(node))
    },
    Literal: (node) => {
      if (!isText(node)) return
      if (isSqlText(node.value)) facts.sql.push(lineOf(node))
      if (isApiPath(node.value)) facts.apiPaths.push(lineOf(node))
    },
    TSAsExpression: (node) => {
      for (const type of typesNamedIn(text.slice(node.typeAnnotation.start, node.typeAnnotation.end)))
        facts.casts.push({ line: lineOf(node), type })
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

/** Nothing for `import 'x'` and `import * as x`, which may use anything. */
function namesTaken(specifiers: readonly ESTree.ImportDeclarationSpecifier[]): Partial<FoundImport> {
  if (specifiers.length === 0) return {}
  const names: TakenName[] = []
  for (const specifier of specifiers) {
    if (specifier.type === 'ImportNamespaceSpecifier') return {}
    if (specifier.type === 'ImportDefaultSpecifier') names.push({ name: 'default', as: specifier.local.name })
    else if (specifier.importKind !== 'type')
      names.push({ name: nameIn(specifier.imported), as: specifier.local.name })
  }
  return { names }
}

const nameIn = (name: ESTree.ModuleExportName) => (name.type === 'Literal' ? name.value : name.name)

const passesOn = (statement: ESTree.Statement | ESTree.Directive) =>
  statement.type === 'ExportAllDeclaration' ||
  (statement.type === 'ExportNamedDeclaration' && statement.source !== null)

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

/** A version stands in the address of every call of ours. */
const isApiPath = (text: string) => /^\/api\/[\w-]+\/v\d/.test(text)

const typesNamedIn = (type: string) => type.match(/\b[A-Z]\w*/g) ?? []

const statement =
  /^\s*(select\s+\d|select\s+\w+\(|select\b.*\bfrom\b|insert\s+into\b|update\s+\S+\s+set\b|delete\s+from\b|with\s+\w+\s+as\s*\(|(create|alter|drop|truncate)\s+(table|index|schema|database|type)\b)/s

/** Prose may begin with "Select …"; statements are written all lower or all upper case. */
function isSqlText(text: string): boolean {
  const firstWord = text.trimStart().split(/\s/, 1)[0] ?? ''
  return statement.test(firstWord === firstWord.toUpperCase() ? text.toLowerCase() : text)
}
