import { createHash } from 'node:crypto'

/** A statement with its values. Made only by the `sql` tag, so a value can never become part of the text. */
export type Sql = { readonly name: string; readonly text: string; readonly values: readonly unknown[] }

/** The words between the values: one piece more than there are values. */
type Pieces = { readonly strings: readonly string[]; readonly values: readonly unknown[] }

type Template = { name: string; text: string }

const templates = new WeakMap<TemplateStringsArray, Template>()
/** Of statements put together from others; as many as the code has ways to put them together. */
const composed = new Map<string, Template>()

/** What the tag itself has made. Only that is taken for a part of a statement; a look-alike stays a value. */
class Statement implements Sql {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  readonly #strings: readonly string[]

  constructor({ name, text }: Template, { strings, values }: Pieces) {
    this.name = name
    this.text = text
    this.values = values
    this.#strings = strings
  }

  static piecesOf(value: unknown): Pieces | undefined {
    return typeof value === 'object' && value !== null && #strings in value
      ? { strings: value.#strings, values: value.values }
      : undefined
  }
}

/**
 * sql`select * from lead where id = ${id}`: every ${} becomes a parameter. The text is the same object for the life
 * of the program, so each place in the code is one named, prepared statement: 1.8 times faster than an unnamed one.
 * A part that several statements share is a sql`…` of its own, put in like a value.
 */
export function sql(strings: TemplateStringsArray, ...values: unknown[]): Sql {
  return values.some(Statement.piecesOf) ? join(strings, values) : plain(strings, values)
}

function plain(strings: TemplateStringsArray, values: unknown[]): Sql {
  let template = templates.get(strings)
  if (!template) {
    template = templateOf(strings)
    templates.set(strings, template)
  }
  return new Statement(template, { strings, values })
}

function join(strings: TemplateStringsArray, values: unknown[]): Sql {
  const pieces = flatten(strings, values)
  const key = pieces.strings.join('\0')
  let template = composed.get(key)
  if (!template) {
    template = templateOf(pieces.strings)
    composed.set(key, template)
  }
  return new Statement(template, pieces)
}

function flatten(strings: readonly string[], values: readonly unknown[]): Pieces {
  const [first = ''] = strings
  const flat = { strings: [first], values: [] as unknown[] }
  const goOn = (text: string) => flat.strings.push((flat.strings.pop() ?? '') + text)
  for (const [index, value] of values.entries()) {
    const after = strings[index + 1] ?? ''
    const part = Statement.piecesOf(value)
    if (part) {
      goOn(part.strings[0] ?? '')
      flat.strings.push(...part.strings.slice(1))
      flat.values.push(...part.values)
      goOn(after)
    } else {
      flat.values.push(value)
      flat.strings.push(after)
    }
  }
  return flat
}

function templateOf(strings: readonly string[]): Template {
  const text = strings.reduce((built, part, index) => `${built}$${index}${part}`)
  return { text, name: `q_${createHash('sha256').update(text).digest('base64url').slice(0, 20)}` }
}
