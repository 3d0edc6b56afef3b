import { HtmlValidate } from 'html-validate'

/** Valid HTML, but for how React spells attributes and void elements. */
const reactSpelling = { 'attribute-boolean-style': 'off', 'attr-case': 'off', 'void-style': 'off' } as const

type Exceptions = Readonly<Record<string, 'off'>>

export function htmlValidator(exceptions: Exceptions = {}): HtmlValidate {
  return new HtmlValidate({ extends: ['html-validate:standard'], rules: { ...reactSpelling, ...exceptions } })
}
