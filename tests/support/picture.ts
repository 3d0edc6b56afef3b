import sharp from 'sharp'
import { formBody, formType } from './form-body.ts'
import type { TestApp } from './test-app.ts'

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'navy' } })
  .jpeg()
  .toBuffer()

/** Uploads a small photo the way a phone does, and answers with what the call answered. */
export async function uploadPhoto({ app }: TestApp, path: string, headers: Record<string, string>) {
  const response = await app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, 'content-type': formType },
    payload: formBody([{ name: 'file', value: photo, fileName: 'surat.jpg', type: 'image/jpeg' }]),
  })
  return { status: response.statusCode, body: response.json() as { code?: string; data?: { id: string } } }
}
