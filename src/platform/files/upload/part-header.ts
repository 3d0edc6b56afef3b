/** Name and, for a file, what its sender calls it. A part's own Content-Type is a claim that nobody here reads. */
export type PartHeader = { name: string; fileName: string | undefined }

const parameter = /;[ \t]*([a-z]+\*?)=(?:"((?:[^"\\\r\n]|\\[^\r\n])*)"|([^\s";,]+))[ \t]*/gy
const disposition = /^content-disposition[ \t]*:[ \t]*form-data[ \t]*/i
const fieldLine = /^[!#$%&'*+.^_`|~\w-]+[ \t]*:/
const MAX_LINES = 8

/** Undefined when it is not the header of a form's part. */
export function parsePartHeader(text: string): PartHeader | undefined {
  const lines = text.split('\r\n')
  if (lines.length > MAX_LINES || text.includes('\0') || !lines.every((line) => fieldLine.test(line))) return
  const [line, ...others] = lines.filter((candidate) => disposition.test(candidate))
  if (line === undefined || others.length > 0) return
  const parameters = readParameters(line.replace(disposition, ''))
  const name = parameters?.get('name')
  if (name === undefined || name === '') return
  return { name, fileName: parameters?.get('filename') }
}

function readParameters(text: string): Map<string, string> | undefined {
  const found = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    parameter.lastIndex = at
    const match = parameter.exec(text)
    const key = match?.[1]
    // A parameter given twice means one thing to us and another to the next program.
    if (!match || key === undefined || found.has(key)) return undefined
    found.set(key, match[2] === undefined ? (match[3] ?? '') : unquote(match[2]))
    at = parameter.lastIndex
  }
  return found
}

/** Browsers write a quote as %22 and line breaks as %0D%0A; other clients put a backslash before the quote. */
function unquote(text: string): string {
  return text.replace(/\\(["\\])/g, '$1').replace(/%22|%0D|%0A/gi, (code) => decodeURIComponent(code))
}
