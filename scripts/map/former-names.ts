/*
 * What streets and landmarks were called before, where it is certain. The name of today as any spelling of it, then the
 * former ones; all of Tashkent.
 */
const rows = `
Buyuk Ipak Yoʻli koʻchasi|Луначарское шоссе|улица Луначарского|Lunacharskiy shossesi
Mustaqillik shoh koʻchasi|улица Пушкина|Пушкинская улица|Pushkin koʻchasi
Sharof Rashidov koʻchasi|проспект Ленина|Lenin prospekti
Islom Karimov koʻchasi|Узбекистанский проспект|Oʻzbekiston shoh koʻchasi
Oʻzbekiston shoh koʻchasi|улица Ислама Каримова|Islom Karimov koʻchasi
Sodiq Azimov koʻchasi|улица Жуковского|Jukovskiy koʻchasi
Yahyo Gʻulomov koʻchasi|улица Гоголя|Gogol koʻchasi
Sayilgoh koʻchasi|улица Карла Маркса|Karl Marks koʻchasi
Bunyodkor shoh koʻchasi|проспект Дружбы народов|Xalqlar doʻstligi shoh koʻchasi
Amir Temur shoh koʻchasi|улица Энгельса|Engels koʻchasi
Mirzo Ulugʻbek shoh koʻchasi|улица Максима Горького|Maksim Gorkiy koʻchasi
Navoiy shoh koʻchasi|Alisher Navoiy koʻchasi
Navoiy koʻchasi|Alisher Navoiy koʻchasi
`

/** Towns that are no district: the name of today, then the former ones. */
const townRows = `
Dashtobod|Ulyanovo|Ульяново
`

export type FormerNames = Readonly<{ now: string; before: readonly string[] }>

const read = (text: string): FormerNames[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [now = '', ...before] = row.split('|')
      return { now, before }
    })

export const formerStreetNames: readonly FormerNames[] = read(rows)
export const formerTownNames: readonly FormerNames[] = read(townRows)
