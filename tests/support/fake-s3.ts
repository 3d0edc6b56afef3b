import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The ways in which a real one fails. */
export type S3Fault = 'forbidden' | 'slow down' | 'not found' | 'broken off' | 'silent' | 'refused connection'

export type FakeS3 = {
  endpoint: string
  objects: Map<string, Buffer>
  /** The next calls fail like this, one fault a call, then all is well again. */
  failNext(...faults: S3Fault[]): void
  /** Every call with its method, path and range, also those that failed. */
  calls: string[]
  close(): Promise<void>
}

export const fakeS3Account = {
  region: 'uz-tashkent-1',
  bucket: 'tezbox-files',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI+EXAMPLEKEY',
}

/** Speaks S3 over HTTP and, unlike most fakes, computes every signature (AWS Signature Version 4) itself. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  const faults: S3Fault[] = []
  const calls: string[] = []
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const { method = '', url = '', headers } = request
    calls.push([method, url, headers.range].filter(Boolean).join(' '))
    const fault = faults.shift()
    if (fault === 'silent') return
    if (fault === 'refused connection') return void request.socket.destroy()
    if (fault === 'slow down') return answerError(response, 503, 'SlowDown')
    if (fault === 'not found') return answerError(response, 404, 'NoSuchKey')
    if (fault === 'forbidden') return answerError(response, 403, 'AccessDenied')
    const refusal = signatureRefusal(request, body)
    if (refusal) return answerError(response, 403, refusal)
    const key = decodeURIComponent(new URL(url, 'http://s3').pathname)
    if (key === `/${fakeS3Account.bucket}/` && url.includes('list-type=2')) {
      const names = [...objects.keys()].map((name) => `<Contents><Key>${name}</Key></Contents>`)
      return void response.writeHead(200).end(`<ListBucketResult>${names.join('')}</ListBucketResult>`)
    }
    if (!key.startsWith(`/${fakeS3Account.bucket}/`)) return answerError(response, 404, 'NoSuchBucket')
    if (method === 'PUT') {
      objects.set(key, body)
      return void response.writeHead(200, { ETag: '"x"' }).end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    answerObject(response, objects.get(key), headers.range, fault)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    calls,
    failNext: (...next) => void faults.push(...next),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function answerError(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`)
}

function answerObject(
  response: ServerResponse,
  object: Buffer | undefined,
  range: string | undefined,
  fault: S3Fault | undefined,
): void {
  if (!object) {
    answerError(response, 404, 'NoSuchKey')
    return
  }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  const first = Number(from ?? 0)
  const last = to ? Number(to) : object.length - 1
  const bytes = object.subarray(first, last + 1)
  response.writeHead(from === undefined ? 200 : 206, {
    'Content-Length': bytes.length,
    ...(from === undefined ? {} : { 'Content-Range': `bytes ${first}-${last}/${object.length}` }),
  })
  if (fault !== 'broken off') {
    response.end(bytes)
    return
  }
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => {
    // Given a moment, so that the half is really sent before the line goes dead.
    setTimeout(() => response.destroy(), 20)
  })
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
const CLOCK_SKEW_MS = 15 * 60_000

/** Undefined when the request is signed by the account's secret and carries the body that was signed. */
function signatureRefusal(request: IncomingMessage, body: Buffer): string | undefined {
  const { headers, method = '', url = '' } = request
  const [, keyId, day = '', region = '', signedNames = '', signature = ''] =
    authorization.exec(headers.authorization ?? '') ?? []
  if (keyId !== fakeS3Account.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== fakeS3Account.region) return 'AuthorizationHeaderMalformed'
  const date = String(headers['x-amz-date'])
  const payloadHash = String(headers['x-amz-content-sha256'])
  const signedAt = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - signedAt) < CLOCK_SKEW_MS)) return 'RequestTimeTooSkewed'
  if (payloadHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const names = signedNames.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied'
  const { pathname, searchParams } = new URL(url, 'http://s3')
  const canonical = [
    method,
    pathname.split('/').map(encode).join('/'),
    [...searchParams]
      .map(([key, value]) => `${encode(key)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}`),
    '',
    signedNames,
    payloadHash,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', date, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${fakeS3Account.secretAccessKey}`,
  )
  const expected = createHmac('sha256', key).update(text).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')

const encode = (text: string) =>
  encodeURIComponent(decodeURIComponent(text)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
