/** Positions of receipts for the tax office; they are written in Uzbek, whoever pays. */
export default {
  delivery: 'Posilkani yetkazib berish {code}',
  goods: 'Tovar puli, {code}',
  package: 'Joʻnatishlar paketi',
  advance: 'Hisobga oldindan toʻlov',
} as const
