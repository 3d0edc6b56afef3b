export type FormPart = { name: string; value: string | Buffer; fileName?: string; type?: string }

export const boundary = '----TezBoxForm7MA4YWxkTrZu0gW'
export const formType = `multipart/form-data; boundary=${boundary}`

/** A form as a browser writes it. */
export function formBody(parts: readonly FormPart[], mark = boundary): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ name, value, fileName, type }) => [
      Buffer.from(
        `--${mark}\r\nContent-Disposition: form-data; name="${name}"${
          fileName === undefined ? '' : `; filename="${fileName}"`
        }\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${mark}--\r\n`),
  ])
}
