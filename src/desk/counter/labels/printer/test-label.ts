/** Frame, words and a code: whether the roll lies right, the printer is dark enough, and a scanner reads it. */
export const testLabelZpl = (words: string): string =>
  [
    '^XA^CI28^PW800^LL1200^LH0,0',
    '^FO16,16^GB768,1168,5,B^FS',
    `^FO60,120^A0N,56,56^FD${written(words)}^FS`,
    '^FO60,240^BY3^BCN,200,N,N,N^FDTEZBOX-TEST^FS',
    '^FO60,500^BQN,2,10^FDMA,TEZBOX-TEST^FS',
    '^XZ',
    '',
  ].join('\n')

/** Carets and tildes begin commands, and printers have simple apostrophes only. */
const written = (text: string) => text.replace(/[\p{Cc}^~\\]/gu, ' ').replace(/[ʻʼ]/g, "'")
