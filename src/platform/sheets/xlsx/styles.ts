import { main, xml } from './xml.ts'

/** Places in the list of cell formats below. */
export const formats = {
  usual: { text: 0, kept: 5, moment: 2, whole: 3 },
  bold: { text: 1, kept: 1, moment: 2, whole: 4 },
  marked: { text: 6, kept: 8, moment: 2, whole: 7 },
} as const
export type Look = keyof typeof formats

/** The format of a column in which whatever is typed stays text. */
export const keptAsText = formats.usual.kept

const numbers =
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="#\\ ##0;\\-#\\ ##0"/></numFmts>'
const fonts =
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>'
/** The first two are fixed by the format. */
const fills =
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFF2CC"/></patternFill></fill></fills>'

const cellFormats = [
  '<xf/>',
  '<xf fontId="1" applyFont="1"/>',
  '<xf numFmtId="164" applyNumberFormat="1"/>',
  '<xf numFmtId="165" applyNumberFormat="1"/>',
  '<xf numFmtId="165" fontId="1" applyNumberFormat="1" applyFont="1"/>',
  '<xf numFmtId="49" applyNumberFormat="1"/>',
  '<xf fillId="2" applyFill="1"/>',
  '<xf numFmtId="165" fillId="2" applyNumberFormat="1" applyFill="1"/>',
  '<xf numFmtId="49" fillId="2" applyNumberFormat="1" applyFill="1"/>',
]

export const styles = `${xml}<styleSheet xmlns="${main}">${numbers}${fonts}${fills}<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${cellFormats.length}">${cellFormats.join('')}</cellXfs></styleSheet>`
