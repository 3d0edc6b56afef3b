/* What a name or a question says that a thing is, a bit each. */

const names = [
  '#region',
  '#district',
  '#city',
  '#street',
  '#avenue',
  '#lane',
  '#blind',
  '#passage',
  '#quarter',
  '#mahalla',
  '#house',
  '#feminine',
] as const
type KindName = (typeof names)[number]

export const flagOf = (stem: string): number => {
  const at = names.indexOf(stem as KindName)
  return at < 0 ? 0 : 1 << at
}

const flags = (...wanted: KindName[]) => wanted.reduce((all, one) => all | flagOf(one), 0)

export const regionFlag = flags('#region')
export const districtFlag = flags('#district')
export const cityFlag = flags('#city')
export const avenueFlag = flags('#avenue')
export const quarterFlag = flags('#quarter')
export const mahallaFlag = flags('#mahalla')
export const houseFlag = flags('#house')
/** A Russian adjective of a street, whose word is left out. */
export const feminineFlag = flags('#feminine')
export const streetFlags = flags('#street', '#avenue', '#lane', '#blind', '#passage')
/** A lane of a street is another street. */
export const telling = flags('#lane', '#blind', '#passage')

export const hasFlag = (all: number, some: number) => (all & some) !== 0
