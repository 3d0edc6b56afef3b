import type { NamedSpot, Spot } from './country-features.ts'
import { metresBetween, nearestOnStep } from './flat.ts'

/*
 * The map draws the lines of Tashkent's metro and names the stations of the new line only. The names of the others and about
 * where they lie are common knowledge (within some 300 m); the builder moves each onto the drawn line. What a station was
 * called before stands behind its name. Stations opened after 2020 are left out where the map does not have them.
 */
const rows = `
41.2562|69.1963|Olmazor|Sobir Rahimov
41.2736|69.2045|Chilonzor
41.2823|69.2131|Mirzo Ulugʻbek|50 летия СССР
41.2921|69.2231|Novza|Hamza
41.3047|69.2352|Milliy bogʻ|Yoshlik|Komsomolskaya
41.3114|69.2427|Xalqlar doʻstligi|Bunyodkor|Druzhba narodov
41.3172|69.2545|Paxtakor
41.3121|69.2697|Mustaqillik maydoni|Ploshchad Lenina
41.3122|69.2800|Amir Temur xiyoboni|Oktyabrskoy revolyutsii
41.3181|69.2949|Hamid Olimjon
41.3231|69.3127|Pushkin
41.3261|69.3288|Buyuk ipak yoʻli|Maksim Gorkiy
41.3446|69.2066|Beruniy
41.3322|69.2194|Tinchlik
41.3263|69.2351|Chorsu
41.3270|69.2470|Gʻafur Gʻulom
41.3195|69.2545|Alisher Navoiy
41.3113|69.2533|Oʻzbekiston
41.2978|69.2718|Oybek
41.3040|69.2650|Kosmonavtlar|Prospekt Kosmonavtov
41.2925|69.2859|Toshkent
41.2995|69.3025|Mashinasozlar|Tashselmash
41.2949|69.3211|Doʻstlik|Chkalov
41.3505|69.2883|Shahriston|Habib Abdullayev
41.3384|69.2856|Bodomzor
41.3278|69.2835|Minor
41.3203|69.2825|Abdulla Qodiriy
41.3139|69.2836|Yunus Rajabiy
41.2993|69.2738|Ming oʻrik
41.3640|69.2892|Yunusobod
41.3807|69.2971|Turkiston
`

const farthestMetres = 900

export type MetroStation = NamedSpot & { formerNames: string[] }

export function metroStations(lines: readonly (readonly Spot[])[]): MetroStation[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [lat, lon, name = '', ...formerNames] = row.split('|')
      const about = { lat: Math.round(Number(lat) * 1e5), lon: Math.round(Number(lon) * 1e5) }
      return { ...onLine(about, lines), name: `${name} metro bekati`, class: 'metro', rank: 1, formerNames }
    })
}

const onLineMetres = 120

/** A station beside a drawn line of the metro is one of the metro. */
export function isOnMetro(spot: NamedSpot, lines: readonly (readonly Spot[])[]): boolean {
  const on = onLine(spot, lines)
  return spot.class === 'station' && on !== spot && metresBetween(spot, on) <= onLineMetres
}

function onLine(about: Spot, lines: readonly (readonly Spot[])[]): Spot {
  let best = { metres: farthestMetres, at: about }
  for (const line of lines)
    for (let at = 1; at < line.length; at++) {
      const [from, to] = [line[at - 1] as Spot, line[at] as Spot]
      if (metresBetween(about, from) > 20_000) continue
      const near = nearestOnStep(about, from, to)
      if (near.metres < best.metres) best = near
    }
  return best.at
}
