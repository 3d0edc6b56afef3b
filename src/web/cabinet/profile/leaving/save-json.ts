import { saveFile } from '#client/save-file.ts'

/** Hands a document to the browser as a file, readable for people too. */
export function saveJson(content: unknown, fileName: string): void {
  saveFile(new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' }), fileName)
}
