import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Compressed, compressed, sendCompressed } from '../site/compressed.ts'
import type { OpenApi, Operation } from './openapi.ts'
import { type ExampleSchema, exampleOf } from './openapi-example.ts'

type Schema = ExampleSchema & {
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  format?: string
  minLength?: number
  maxLength?: number
  maximum?: number
}

type Parameter = { name: string; in: string; required: boolean; description?: string; schema: Schema }

/** Megabytes of text that hardly differ from line to line: a light packing makes a hundredth of them. */
const PACKING_QUALITY = 5

/** The machine's document and a page for people made from it; each is put together once, when it is first asked for. */
export function mountApiDocs(app: FastifyInstance, makeDocument: () => OpenApi): void {
  app.get(
    '/api/openapi.json',
    keptAnswer(() => JSON.stringify(makeDocument()), 'application/json; charset=utf-8'),
  )
  app.get(
    '/api/docs.css',
    keptAnswer(() => styles, 'text/css; charset=utf-8'),
  )
  const page = keptAnswer(() => docsPage(makeDocument()), 'text/html; charset=utf-8')
  app.get('/api/docs', (request, reply) =>
    page(
      request,
      reply.header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'",
      ),
    ),
  )
}

function keptAnswer(make: () => string, type: string) {
  let packed: Promise<Compressed> | undefined
  return async (request: FastifyRequest, reply: FastifyReply) => {
    packed ??= compressed(Buffer.from(make()), type, PACKING_QUALITY)
    return sendCompressed(request, reply, await packed)
  }
}

function docsPage(openApi: OpenApi): string {
  const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const groups = openApi.tags.map(({ name }) => ({
    name,
    operations: operations.filter(({ operation }) => operation.tags.includes(name)),
  }))
  const { title, description } = openApi.info as { title: string; description: string }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title><link rel="stylesheet" href="/api/docs.css"></head><body>
<nav aria-label="Calls">${groups.map(navigationGroup).join('')}</nav>
<main><h1>${text(title)}</h1><p>${text(description)}</p>
<p>The same as a document for programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${conventions(openApi.servers[0]?.url ?? '')}
${groups.map((group) => `<h2>${text(group.name)}</h2>${group.operations.map(operationSection).join('')}`).join('')}
</main></body></html>`
}

type Entry = { path: string; method: string; operation: Operation }

function navigationGroup({ name, operations }: { name: string; operations: Entry[] }): string {
  const items = operations.map(
    ({ operation }) => `<li><a href="#${operation.operationId}">${text(operation.summary)}</a></li>`,
  )
  return `<p>${text(name)}</p><ul>${items.join('')}</ul>`
}

function operationSection({ path, method, operation }: Entry): string {
  const parameters = (operation.parameters as Parameter[])
    .map(
      (parameter) =>
        `<tr><td><code>${text(parameter.name)}</code></td><td>${parameter.in}${parameter.required ? ', required' : ''}</td><td>${prose(parameter.description ?? '')}</td></tr>`,
    )
    .join('')
  return `<section id="${operation.operationId}"><h3>${text(operation.summary)}</h3>
<p class="call"><b>${method}</b> <code>${text(path)}</code></p>
${operation.description ? `<p>${prose(operation.description)}</p>` : ''}
${table(['Parameter', 'Where', 'Meaning'], parameters)}
${bodySection(operation)}
${Object.entries(operation.responses).map(responseSection).join('')}
<h4>Try it</h4><pre><code>${text(curl(path, method, operation))}</code></pre></section>`
}

function bodySection(operation: Operation): string {
  const form = formOf(operation.requestBody)
  const schema = jsonOf(operation.requestBody).schema ?? form
  const heading = form ? 'Form (multipart/form-data)' : 'Body'
  return schema ? `<h4>${heading}</h4>${table(['Field', 'Type', 'Meaning'], fieldRows(schema))}` : ''
}

function responseSection([status, response]: [string, Record<string, unknown>]): string {
  const { schema, example: answer } = jsonOf(response)
  const shown = answer === undefined ? '' : `<pre><code>${text(JSON.stringify(answer, null, 2))}</code></pre>`
  const fields =
    status.startsWith('2') && schema ? table(['Field', 'Type', 'Meaning'], fieldRows(schema)) : ''
  return `<h4><span class="status s${status[0]}">${status}</span></h4><div>${prose(String(response.description))}</div>${fields}${shown}`
}

type Holder = Record<string, unknown> | undefined
type Media = { schema?: Schema; example?: unknown }

function mediaOf(holder: Holder, type: string): Media {
  const content = holder?.content as Record<string, Media> | undefined
  return content?.[type] ?? {}
}

const jsonOf = (holder: Holder) => mediaOf(holder, 'application/json')
const formOf = (holder: Holder) => mediaOf(holder, 'multipart/form-data').schema

/** Objects are spread into dotted names; the depth is bounded by the contracts themselves. */
function fieldRows(schema: Schema, prefix = ''): string {
  const { properties = {}, required = [] } = objectIn(schema) ?? {}
  return Object.entries(properties)
    .map(([name, property]) => {
      const path = prefix + name
      const optional = required.includes(name) ? '' : ', optional'
      const row = `<tr><td><code>${text(path)}</code></td><td>${text(typeName(property))}${optional}</td><td>${prose(property.description ?? '')}</td></tr>`
      return row + fieldRows(property, `${path}.`) + fieldRows(property.items ?? {}, `${path}[].`)
    })
    .join('')
}

/** The object a value is or may be; of several kinds the fields of all, required where every kind requires them. */
function objectIn(schema: Schema): Pick<Schema, 'properties' | 'required'> | undefined {
  if (schema.properties) return schema
  const kinds = (schema.oneOf ?? schema.anyOf ?? []).filter(({ properties }) => properties)
  if (kinds.length === 0) return undefined
  const properties: Record<string, Schema> = {}
  for (const kind of kinds)
    for (const [name, property] of Object.entries(kind.properties ?? {})) {
      const known = properties[name]
      const isOther = known && typeName(known) !== typeName(property)
      properties[name] = isOther ? { ...known, anyOf: [...(known.anyOf ?? [known]), property] } : property
    }
  const required = Object.keys(properties).filter((name) =>
    kinds.every((kind) => kind.required?.includes(name)),
  )
  return { properties, required }
}

function typeName(schema: Schema): string {
  const kinds = schema.anyOf ?? schema.oneOf
  if (kinds) return [...new Set(kinds.map(typeName))].join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const limits = [
    schema.minLength !== undefined || schema.maxLength !== undefined
      ? `${schema.minLength ?? 0} to ${schema.maxLength ?? 'any number of'} characters`
      : '',
    schema.minimum !== undefined && schema.minimum > Number.MIN_SAFE_INTEGER ? `from ${schema.minimum}` : '',
    schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER ? `to ${schema.maximum}` : '',
  ].filter(Boolean)
  const name = schema.format ?? [schema.type ?? 'any'].flat().join(' | ')
  return limits.length ? `${name} (${limits.join(', ')})` : name
}

function curl(path: string, method: string, operation: Operation): string {
  const { example: body } = jsonOf(operation.requestBody)
  const form = formOf(operation.requestBody)
  const needsToken = operation.security.every((scheme) => 'token' in scheme)
  const sendsFile = !jsonOf(operation.responses[200] ?? operation.responses[201]).schema
  return [
    `curl -X ${method} "$TEZBOX${addressOf(path, operation.parameters as Parameter[])}"`,
    `  -H 'Accept-Language: uz'`,
    ...(needsToken ? [`  -H "Authorization: Token $TEZBOX_TOKEN"`] : []),
    ...(method === 'POST' ? [`  -H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(body === undefined ? [] : [`  -H 'Content-Type: application/json'`, `  -d ${quoted(body)}`]),
    ...(form ? formFields(form) : []),
    ...(sendsFile ? ['  -OJ'] : []),
  ].join(' \\\n')
}

/** The address with an example in the place of each parameter that cannot be left out. */
function addressOf(path: string, parameters: readonly Parameter[]): string {
  const needed = parameters.filter(({ required }) => required)
  const written = ({ schema }: Parameter) => encodeURIComponent(String(exampleOf(schema)))
  const query = needed.filter((parameter) => parameter.in === 'query')
  const filled = needed
    .filter((parameter) => parameter.in === 'path')
    .reduce((address, parameter) => address.replace(`{${parameter.name}}`, written(parameter)), path)
  return query.length === 0
    ? filled
    : `${filled}?${query.map((parameter) => `${parameter.name}=${written(parameter)}`).join('&')}`
}

function formFields({ properties = {}, required = [] }: Schema): string[] {
  return required.map((name) =>
    name === 'file' ? `  -F file=@photo.jpg` : `  -F ${name}=${exampleOf(properties[name] ?? {})}`,
  )
}

/** For a shell, which ends a text at its apostrophe. */
const quoted = (body: unknown) => `'${JSON.stringify(body).replaceAll("'", "'\\''")}'`

function table(heads: string[], rows: string): string {
  if (!rows) return ''
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('')
  return `<div class="scroll" tabindex="0" role="group" aria-label="${heads[0]}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`
}

function text(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Backticks become code, blank lines become breaks: all the markup our descriptions use. */
function prose(value: string): string {
  return text(value)
    .replace(/&#96;|`([^`]*)`/g, '<code>$1</code>')
    .replace(/\n\n/g, '<br>')
}

const conventions = (origin: string) => `<h2>How calls work</h2>
<ul>
<li>In the examples <code>$TEZBOX</code> is <code>${text(origin)}</code>, and <code>$TEZBOX_TOKEN</code> the <code>access_token</code> that sign-in answers with: ask for a code, then sign in with it. The other values are samples: put your own in their place.</li>
<li>Success: <code>{"success": true, "data": …}</code>. Failure: problem+json (RFC 9457) with <code>success: false</code>, a stable <code>code</code>, a <code>message</code> in your language, and <code>errors</code> by field.</li>
<li>Answers gain fields with time: skip those you do not know.</li>
<li>Language: <code>Accept-Language</code> or <code>?lang=</code> with uz, uz-Cyrl (oz), ru or en.</li>
<li>Money is whole so'm. Times are UTC, ISO 8601. Trailing slashes are optional.</li>
<li>Send an <code>Idempotency-Key</code> with every POST: a repeated call then never does a thing twice.</li>
<li>Limits are told in <code>RateLimit-Policy</code> and <code>RateLimit</code>; after a 429 wait for <code>Retry-After</code> seconds.</li>
<li>Every answer carries <code>X-Request-Id</code>: name it when you ask us about a call.</li>
</ul>`

const styles = `:root{color-scheme:light dark;--page:#faf7f1;--surface:#fff;--text:#0b1f2a;--text-2:#4a5b66;--line:#e9e1d3;--brand:#0b6470;--ok:#23643e;--bad:#b4233a}
@media (prefers-color-scheme:dark){:root{--page:#07151b;--surface:#0e222b;--text:#f1f4f1;--text-2:#a9bcc3;--line:#1f3b47;--brand:#7fd6db;--ok:#7bd8a3;--bad:#ff93a0}}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif;display:grid;grid-template-columns:minmax(0,1fr)}
nav,main{padding:24px 16px}nav p{margin:12px 0 4px;font-weight:600}nav ul{list-style:none;margin:0;padding:0}nav a{display:block;padding:6px 0;text-decoration:none}
a{color:var(--brand)}main{max-width:880px}h1{font-size:36px;line-height:1.1;margin:0 0 8px}h2{margin:40px 0 8px}h3{margin:0 0 4px}h4{margin:20px 0 6px}
section{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:20px;margin:16px 0;scroll-margin-top:16px}
.call b{color:var(--brand)}.call code{overflow-wrap:anywhere}code,pre{font-family:ui-monospace,monospace;font-size:14px}pre{overflow-x:auto;background:var(--page);border:1px solid var(--line);border-radius:8px;padding:12px;margin:0}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}th{text-align:left;color:var(--text-2);font-weight:550}th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}
.status{font-variant-numeric:tabular-nums}.s2{color:var(--ok)}.s4,.s5{color:var(--bad)}li,p,div{color:inherit}nav{border-bottom:1px solid var(--line)}
@media (min-width:900px){body{grid-template-columns:260px minmax(0,1fr)}nav{position:sticky;top:0;height:100vh;overflow:auto;border:0;border-right:1px solid var(--line)}main{padding:40px}}`
