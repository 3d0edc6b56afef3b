import { zipOf } from './attack-files.ts'
import { odsFile } from './ods-file.ts'
import { workbookParts } from './workbook-files.ts'
import { binaryRecord, compoundFile, u16 } from './xls-file.ts'

const noise = Buffer.from(Array.from({ length: 500 }, (_, at) => (at * 167 + 13) % 256))
const mimetype = {
  name: 'mimetype',
  content: 'application/vnd.oasis.opendocument.spreadsheet',
  stored: true,
}
const manifestOf = (part: string) => ({
  name: 'META-INF/manifest.xml',
  content: `<manifest:manifest><manifest:file-entry manifest:full-path="${part}"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>`,
})

/** Tables behind a password, as each program locks them. */
export const lockedFiles: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['excel.xlsx', compoundFile('EncryptedPackage', noise)],
  [
    'archiver.xlsx',
    zipOf(
      workbookParts({ sheets: [{ name: 'A', data: '' }] }).map((part) => ({ ...part, claims: { flags: 1 } })),
    ),
  ],
  ['libreoffice-7.ods', odsFile([], manifestOf('content.xml'))],
  [
    'libreoffice-24.ods',
    zipOf([
      mimetype,
      { name: 'encrypted-package', content: noise, stored: true },
      manifestOf('encrypted-package'),
    ]),
  ],
  [
    'excel-2003.xls',
    compoundFile(
      'Workbook',
      Buffer.concat([
        binaryRecord(0x0809, u16(0x0600, 0x0005)),
        binaryRecord(0x002f, u16(1, 1, 1)),
        binaryRecord(0x000a),
      ]),
    ),
  ],
]
