import { parsePhone } from '#kernel/phone.ts'
import { cvExtensions, largestCvBytes } from '#modules/content/domain/cv.ts'

/** With a file, or in words. */
export type Way = 'cv' | 'form'

export type Typed = Readonly<{ full_name: string; phone: string; email: string; about: string }>
export type TypedField = keyof Typed

export const nothingTyped: Typed = { full_name: '', phone: '', email: '', about: '' }

type FileFacts = Readonly<{ name: string; size: number }>

export type FileFault = 'fileWrong' | 'fileLarge' | 'fileEmpty'
/** Each is the name of its message. */
export type Faults = Readonly<
  Partial<
    Record<'file', FileFault | 'fileMissing'> &
      Record<'full_name', 'nameWrong'> &
      Record<'phone', 'phoneWrong'> &
      Record<'email', 'emailWrong'> &
      Record<'about', 'aboutWrong'>
  >
>

/** `PDF, DOCX, …` */
export const cvTypes = cvExtensions.map((extension) => extension.toUpperCase()).join(', ')
/** The bound as people say it: files are counted in thousands elsewhere, and 5,2 would be no round number. */
export const largestCvSaid = (largestCvBytes / 1024 ** 2) * 1_000_000
/** What a window for choosing files shows. */
export const cvAccept = cvExtensions.map((extension) => `.${extension}`).join(',')

export const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** What the server would refuse as well; told before anything travels. */
export function faultOfFile({ name, size }: FileFacts): FileFault | undefined {
  if (!cvExtensions.some((extension) => extension === extensionOf(name))) return 'fileWrong'
  if (size === 0) return 'fileEmpty'
  return size > largestCvBytes ? 'fileLarge' : undefined
}

/** What is wrong with it; nothing when it can be sent. */
export function faultsOf(way: Way, typed: Typed, file: FileFacts | undefined): Faults {
  const email = typed.email.trim()
  return {
    ...(way === 'cv' ? faultOfCv(file) : typed.about.trim() === '' ? { about: 'aboutWrong' } : {}),
    ...(typed.full_name.trim() === '' ? { full_name: 'nameWrong' } : {}),
    ...(parsePhone(typed.phone) ? {} : { phone: 'phoneWrong' }),
    ...(email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? {} : { email: 'emailWrong' }),
  }
}

function faultOfCv(file: FileFacts | undefined): Faults {
  const fault = file ? faultOfFile(file) : 'fileMissing'
  return fault ? { file: fault } : {}
}

/** The fields as they travel: what was left empty stays at home, and with a file its words say it all. */
export function bodyOf(way: Way, { full_name, phone, email, about }: Typed) {
  return {
    full_name: full_name.trim(),
    phone,
    ...(email.trim() ? { email: email.trim() } : {}),
    ...(way === 'form' ? { about: about.trim() } : {}),
  }
}
