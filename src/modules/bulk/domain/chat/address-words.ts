import { keysOf } from './tokens.ts'

/** Streets and the like: the name stands before the word in Uzbek and English, after it in Russian. */
export const streetWords = keysOf(
  'kochasi kocha koch kuchasi kucha kochada kochasida street str st road avenue ave shoh shox shohkocha shoxkocha torkocha torkochasi yoli guzari',
)
export const streetBefore = keysOf(
  'ul ulitsa ulica ulitse ulitsi prospekt prt pr pereulok per proezd prd proyezd tupik bulvar br shosse massiv mv kishlak selo poselok posyolok pos mahallya derevnya microdistrict building hotel gostinitsa obshejitie',
)
/** A quarter, a village, a neighbourhood: the name or number stands before. */
export const quarterWords = keysOf(
  'kvartal kvartali mavze mavzesi mavze daha dahasi daxa mikrorayon mikrorayoni mkr mr mkrn massivi massiv mahalla mahallasi mahallya maxalla maxallasi mfy qishlogi qishloq qishlok ovuli ovul aul posyolkasi shaharchasi block village guzar guzari dacha fy mahallada',
)
/** What has a number, and belongs to a door. */
export const doorWords = keysOf(
  'uy uyi dom d house hovli xovli kv kvartira xonadon xona xon flat apt apartment korpus korp blok bino stroenie etaj qavat floor podezd podyezd padez ofis office domofon komn komnata building room intercom',
)
/** Uzbek says it after the landmark. */
export const landmarkAfter = keysOf(
  'yonida yonidagi yoni yaqinida yaqinidagi oldida oldidagi orqasida orqasidagi roparasida roparasidagi royparasida yonboshida qarshisida tomonida ichida',
)
/** Russian and English say it before. */
export const landmarkBefore = keysOf(
  'vozle ryadom okolo naprotiv orientir moljal moljali near opposite behind nearby pozadi vnutri',
)

/** What people go by. */
export const landmarkWords = keysOf(
  'bozor bozori bozorcha rinok rynok bazar bazaar market metro metrosi maktab maktabi shkola bogcha bogchasi sadik masjid masjidi mechet shifoxona kasalxona bolnitsa poliklinika apteka dorixona park parki bekat bekati ostanovka avtovokzal vokzal stadion supermarket magazin dokon dokoni bank banki hokimiyat restoran kafe tsirk teatr kinoteatr makro korzinka',
)

/** Kinds of areas, that never are a name or goods. */
export const areaKinds = keysOf(
  'tumani tuman tum rayon rayoni rayone rayona district raion shahri shahar shahrida shaxri shaxar shahriga sh gorod gor g city town viloyati viloyat vil oblast oblasti obl region respublikasi markazi markaz sentr tsentr',
)
