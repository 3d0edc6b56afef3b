/** A table or view that a statement names, and where in its text. `schema` only where it is written. */
export type NamedTable = { name: string; schema: string | undefined; isWritten: boolean; at: number }

type Token = { text: string; at: number }

const tokenShape = /[a-z_][\w$]*|"(?:[^"]|"")*"|[(),.?]|\S/gi
const textOrComment = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g

function tokensOf(sql: string): Token[] {
  const bare = sql.replace(textOrComment, (text) => {
    const blank = text.replace(/[^\n]/g, ' ')
    return text.startsWith("'") ? `?${blank.slice(1)}` : blank
  })
  return [...bare.matchAll(tokenShape)].map(({ 0: text, index }) => ({
    text: text.startsWith('"') ? text.slice(1, -1) : text.toLowerCase(),
    at: index,
  }))
}

const isWord = (token: Token | undefined) => token !== undefined && /^[a-z_]/i.test(token.text)

/** Functions whose arguments are told apart by a `from`. */
const saysFrom = new Set(['extract', 'substring', 'trim', 'overlay'])
/** With these a list of tables is over; `on` is not one of them, because another table may follow its condition. */
const endsList = new Set(
  'select where group order having limit offset window union intersect except returning set values for fetch'.split(
    ' ',
  ),
)
/** `for update`, `for no key update`, `do update set` and `on update` name no table. */
const beforeOtherUpdate = new Set(['for', 'key', 'do', 'on'])
const opensQuery = new Set(['select', 'with', 'values', '?'])

/**
 * Which tables a statement, or a part of one, reads and writes: what stands after `from`, `join`, `into`, `update`, `using`
 * and `truncate`, and in the lists they begin. Names that the statement gives itself (`with found as (…)`) are none.
 */
export function tablesIn(sql: string): NamedTable[] {
  const tokens = tokensOf(sql)
  const own = namesGivenIn(tokens)
  const found: NamedTable[] = []
  const depths = [{ inList: false, isCall: false }]
  let expected: 'read' | 'written' | undefined
  for (const [i, { text, at }] of tokens.entries()) {
    const [before, next] = [tokens[i - 1]?.text ?? '', tokens[i + 1]]
    const depth = depths.at(-1) ?? { inList: false, isCall: false }
    const wanted = expected
    expected = undefined
    if (text === '(') {
      const isJoin = wanted !== undefined && next !== undefined && !opensQuery.has(next.text)
      depths.push({ inList: isJoin, isCall: saysFrom.has(before) })
      if (isJoin) expected = wanted
    } else if (text === ')') depths.pop()
    else if (text === ',') expected = depth.inList ? 'read' : undefined
    else if (text === 'lateral' || (text === 'only' && wanted) || (text === 'table' && wanted))
      expected = wanted
    else if (text === 'from' && !depth.isCall && before !== 'distinct') {
      depth.inList = true
      expected = before === 'delete' ? 'written' : 'read'
    } else if (text === 'using' && isWord(next)) {
      depth.inList = true
      expected = 'read'
    } else if (text === 'join') expected = 'read'
    else if (text === 'into' || text === 'truncate') expected = 'written'
    else if (text === 'update') expected = beforeOtherUpdate.has(before) ? undefined : 'written'
    else if (endsList.has(text)) depth.inList = false
    else if (wanted && isWord(tokens[i])) {
      const isQualified = next?.text === '.'
      const name = isQualified ? (tokens[i + 2]?.text ?? '') : text
      const after = tokens[isQualified ? i + 3 : i + 1]
      const isCall = after?.text === '(' && before !== 'into'
      if (!isCall && (isQualified || !own.has(name)))
        found.push({ name, schema: isQualified ? text : undefined, isWritten: wanted === 'written', at })
    }
  }
  return found
}

/** `with one as (…), two (a, b) as materialized (…)`. */
function namesGivenIn(tokens: readonly Token[]): Set<string> {
  const names = new Set<string>()
  for (const [i, { text }] of tokens.entries()) {
    if (!['with', 'recursive', ','].includes(tokens[i - 1]?.text ?? '') || !isWord(tokens[i])) continue
    let j = i + 1
    if (tokens[j]?.text === '(') j = 1 + tokens.findIndex((token, k) => k > j && token.text === ')')
    if (tokens[j]?.text !== 'as') continue
    while (['as', 'not', 'materialized'].includes(tokens[j]?.text ?? '')) j++
    if (tokens[j]?.text === '(') names.add(text)
  }
  return names
}
