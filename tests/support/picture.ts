import sharp from 'sharp'
import type { Call } from '#platform/calls/call.ts'
import { formBody, formType } from './form-body.ts'
import { type Given, requestOf } from './named-call.ts'
import type { TestApp } from './test-app.ts'

/** Small, and as a phone takes it. */
export const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
  .jpeg()
  .toBuffer()

/** Uploads a small photo the way a phone does, and answers with what the call answered. */
export async function uploadPhoto<C extends Call>(
  { app }: Pick<TestApp, 'app'>,
  { headers }: { headers: Record<string, string> },
  call: C,
  ...place: Given<C>
) {
  const response = await app.inject({
    ...requestOf(call, ...place),
    headers: { ...headers, 'content-type': formType },
    payload: formBody([{ name: 'file', value: photo, fileName: 'surat.jpg', type: 'image/jpeg' }]),
  })
  return { status: response.statusCode, body: response.json() as { code?: string; data?: { id: string } } }
}
