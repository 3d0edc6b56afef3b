import { columnName, main, textElement, xml } from './xml.ts'

/** What is written on a cell of the first row and shown when somebody points at it. */
export type Note = Readonly<{ column: number; text: string }>

export const notesOf = (notes: readonly Note[]) =>
  `${xml}<comments xmlns="${main}"><authors><author>TezBox</author></authors><commentList>${notes
    .map(
      ({ column, text }) =>
        `<comment ref="${columnName(column)}1" authorId="0"><text>${textElement(text)}</text></comment>`,
    )
    .join('')}</commentList></comments>`

/** Excel shows a note only when a box is drawn for it, in the language of its drawings of 2000. */
export const noteBoxes = (notes: readonly Note[]) =>
  `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${notes
    .map(({ column, text }, index) => box(column, heightOf(text), index))
    .join('')}</xml>`

const LETTERS_A_LINE = 32
const heightOf = (text: string) =>
  1 + text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / LETTERS_A_LINE), 0)

/** As Excel itself counts them. */
const FIRST_BOX = 1025

const box = (column: number, rows: number, index: number) =>
  `<v:shape id="_x0000_s${FIRST_BOX + index}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${column + 1}, 12, 0, 6, ${column + 3}, 24, ${rows}, 6</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>0</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
