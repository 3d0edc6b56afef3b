import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

test('a sender’s name is shown cleaned and with our own ending', () => {
  expect(displayName('Oʻtkir Rahimov CV.pdf', 'pdf')).toBe('Oʻtkir Rahimov CV.pdf')
  expect(displayName('резюме.DOCX', 'docx')).toBe('резюме.docx')
  expect(displayName('zakaz.xls', 'xlsx')).toBe('zakaz.xlsx')
  expect(displayName('zakaz.txt', 'csv')).toBe('zakaz.txt.csv')
  expect(displayName('../../etc/passwd', 'csv')).toBe('passwd.csv')
  expect(displayName('C:\\Users\\me\\cv.doc', 'doc')).toBe('cv.doc')
  expect(displayName('cv\u202Efdp.exe', 'pdf')).toBe('cv fdp_exe.pdf')
  expect(displayName('a"\r\nSet-Cookie: x=1.pdf', 'pdf')).toBe('a Set-Cookie x=1.pdf')
  expect(displayName('x'.repeat(300), 'pdf')).toHaveLength(104)
  expect(displayName('...pdf', 'pdf')).toBeUndefined()
  expect(displayName(undefined, 'pdf')).toBeUndefined()
})
