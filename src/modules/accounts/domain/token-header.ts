/** Thirty-two random bytes in base64url. */
const tokenShape = /^[A-Za-z0-9_-]{43}$/
const headerShape = /^(?:token|bearer)(.*)$/i

/**
 * The token of an Authorization header: `Token x` and `Bearer x` are the same, and white space does not count.
 * Undefined when there is none; `null` when there is something that cannot be a token of ours.
 */
export function tokenIn(header: string | undefined): string | null | undefined {
  if (header === undefined || header === '') return undefined
  const token = headerShape.exec(header.replace(/\s/g, ''))?.[1]
  return token !== undefined && tokenShape.test(token) ? token : null
}
