export type XmlElement = {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  /** Of its own, entities resolved. */
  text: string
}

const declaration = /^<\?xml version="1\.0"(?: encoding="UTF-8")?\?>\s*/
const token = /<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y
const outside = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

/** Reads XML and refuses what is not well-formed. Knows no comments, sections or types: our feeds have none. */
export function parseXml(xml: string): XmlElement {
  if (outside.test(xml)) throw new Error('a sign that XML cannot carry')
  const text = xml.replace(declaration, '').trim()
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  for (token.lastIndex = 0; token.lastIndex < text.length; ) {
    const from = token.lastIndex
    const match = token.exec(text)
    if (!match) throw new Error(`not XML: ${text.slice(from, from + 40)}`)
    const [, closes, opens, attributes = '', empty, words] = match
    const parent = open.at(-1) ?? top
    if (closes !== undefined) {
      if (open.length === 1 || parent.name !== closes) throw new Error(`</${closes}> closes nothing`)
      open.pop()
    } else if (opens !== undefined) {
      const child = { name: opens, attributes: attributesIn(attributes), children: [], text: '' }
      parent.children.push(child)
      if (!empty) open.push(child)
    } else parent.text += resolved(words ?? '')
  }
  const [root, ...others] = top.children
  if (open.length > 1 || !root || others.length > 0 || top.text.trim()) throw new Error('not one element')
  return root
}

function attributesIn(written: string): Record<string, string> {
  const pairs = [...written.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    resolved(value),
  ])
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Error('an attribute twice')
  return Object.fromEntries(pairs)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const resolved = (text: string) =>
  text.replaceAll(/&([^;\s]*);?/g, (whole, name: string) => {
    const sign = entities[name]
    if (sign === undefined || !whole.endsWith(';')) throw new Error(`not an entity: ${whole}`)
    return sign
  })
