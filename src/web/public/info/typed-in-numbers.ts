/*
 * Prices, limits and days come from the tariff and the settings. A number that somebody has typed stays as it was when the
 * tariff changes, and then the page lies: digits are found, and number words before a unit.
 */
const numberWords = [
  'ikki|uch|toʻrt|besh|olti|yetti|sakkiz|toʻqqiz|oʻn|yigirma|oʻttiz|qirq|ellik|yuz|ming',
  'икки|уч|тўрт|беш|олти|етти|саккиз|тўққиз|ўн|йигирма|ўттиз|қирқ|эллик|юз|минг',
  'два|две|двух|три|трёх|четыре|четырёх|пять|пяти|шесть|семь|семи|восемь|девять|десять|двадцать|тридцать|сто|тысяч[аи]?',
  'two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|hundred|thousand',
].join('|')
const units = [
  'kun|ish kun|hafta|oy|yil|soat|daqiqa|soʻm|foiz|kilogramm|kg|santimetr|marta',
  'кун|иш кун|ҳафта|ой|йил|соат|дақиқа|сўм|фоиз|килограмм|кг|сантиметр|марта',
  'дн|день|дня|дней|недел|месяц|год|лет|час|минут|сум|процент|килограмм|кг|сантиметр|раз|рабоч',
  'days?|weeks?|months?|years?|hours?|minutes?|soum|per cent|percent|kilograms?|kg|centimetres?|times|working',
].join('|')
const worded = new RegExp(`(?<!\\p{L})(?:${numberWords})\\s+(?:${units})`, 'giu')

export function typedInNumbers(text: string): string[] {
  return [...(text.match(/\d[\d\s\u00A0.,]*/g) ?? []), ...(text.match(worded) ?? [])].map((found) =>
    found.trim(),
  )
}
