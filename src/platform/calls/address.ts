import type { z } from 'zod'
import type { Call, Shape } from './call.ts'

/** What of a call the browser needs at run time; everything else is types. */
export type CalledBy = Pick<
  Call,
  'method' | 'path' | 'sends' | 'envelope' | 'idempotency' | 'rememberMinutes' | 'upload'
>

/** A part that a call does not have asks for nothing; one that may be empty may be left out. */
type Given<Name extends string, S> = [NonNullable<S>] extends [never]
  ? unknown
  : NonNullable<S> extends Shape
    ? Record<never, never> extends z.input<NonNullable<S>>
      ? { readonly [name in Name]?: z.input<NonNullable<S>> }
      : { readonly [name in Name]: z.input<NonNullable<S>> }
    : unknown

/** What a call is given: the parts of its address, the query, the body, the file of an upload. */
export type InputOf<C extends Call> = Given<'params', C['params']> &
  Given<'query', C['query']> &
  Given<'body', C['body']> &
  ([NonNullable<C['upload']>] extends [never]
    ? unknown
    : true extends C['uploadOptional']
      ? { readonly file?: Blob | undefined }
      : { readonly file: Blob })

/** What a call answers with. */
export type AnswerOf<C extends Call> = [NonNullable<C['answer']>] extends [never]
  ? Blob
  : z.output<NonNullable<C['answer']>>

type Parts = Readonly<Record<string, unknown>>

/** Where a call goes, without the host. */
export function addressOf({ path }: Pick<Call, 'path'>, input: unknown): string {
  const { params = {}, query = {} } = (input ?? {}) as { params?: Parts; query?: Parts }
  const place = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) asked.set(name, String(value))
  return asked.size === 0 ? place : `${place}?${asked}`
}
