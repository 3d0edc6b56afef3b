/** Oʻ, Gʻ, Sh and Ch are one letter each. */
const firstLetter = /^(?:[og][ʻʼ'‘’`]|[sc]h|.)/iu

/** Forms here ask for the surname first and many write it so; a name that ends like this is one. */
const surname = /.{2}(?:[oe]va?|[оеё]ва?|zoda|зода|sk(?:iy|aya)|ск(?:ий|ая))$/iu

/** What a stranger may know of a name: the first name and the first letter of the other, "Dilnoza T.". */
export function shownName(fullName: string): string {
  const [one = '', other] = fullName.trim().split(/\s+/)
  if (other === undefined) return one
  const isTurned = surname.test(one) && !surname.test(other)
  const [first, last] = isTurned ? [other, one] : [one, other]
  return `${first} ${firstLetter.exec(last)?.[0]}.`
}
