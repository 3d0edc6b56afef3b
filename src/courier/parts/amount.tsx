import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'

/** Large figures, and the currency quieter: `<b>185 000 <i>soʻm</i></b>`. */
export function Amount({ soum }: { soum: number }) {
  const format = formatter(useLocale())
  const currency = format.money(0).replace(/^0\s*/u, '')
  return (
    <b className="amount">
      {format.number(soum)} <i>{currency}</i>
    </b>
  )
}
