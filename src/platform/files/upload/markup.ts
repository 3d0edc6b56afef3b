/** A document that a careless browser would show as a page is two things at once. */
export const holdsMarkup = (text: string): boolean =>
  /<(?:!doctype\s+html|html|script|iframe|svg|object|embed)[\s>/]/i.test(text)
