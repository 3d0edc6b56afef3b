/* What people write who want to be found: as long as it comes, in Cyrillic, nothing left out. */

const names = [
  'Абдурахмонова Дилфузахон Муҳаммадсодиқ қизи',
  'Тўхтасинов Шоҳжаҳонбек Абдулазиз ўғли',
  'Холмуҳаммедова Гулчеҳра Неъматуллаевна',
  'Константинопольский Александр Вячеславович',
]
const streets = [
  'Юнусобод 5-мавзеси, Аҳмад Дониш кўчаси, 42-«А» уй (собиқ Пушкин номли мактаб ёни)',
  'Мирзо Улуғбек шоҳкўчаси, «Навбаҳор» турар-жой мажмуаси, 3-бино, 2-навбат',
  'Қорасув-6 даҳаси, Зиёлилар кўчаси 2-тор кўча 17-уй, ҳовли ичкарисидаги иккинчи дарвоза',
]
const landmarks = [
  'Эски «Ёшлик» кинотеатри орқасидаги дорихонадан ўнгга, кўк дарвозали ҳовли, рўпарасида сартарошхона бор',
  'Метронинг шимолий чиқишидан чапга, «Корзинка» ва таълим марказидан ўтгач биринчи муюлиш, шлагбаум олдида',
]
const notes = [
  'Илтимос, келишдан ярим соат олдин қўнғироқ қилинг, болалар ухлайди, домофонни босманг. Уйда бўлмасам, 16-хонадондаги Карима опага беринг. Ҳовлида ит бор, боғланган, қўрқманг. Пулни аниқ тайёрлаб қўяман.',
  'Подъезднинг кодли эшиги ишламайди, охранникка «Бобурга посылка» деб айтинг, киритади. Лифт юк учун, 9-қаватда чапга. Телефонимни олмасам, қўшимча рақамга қўнғироқ қилинг, у киши доим уйда.',
]
const places = [
  'Подъездга киришдаги электр шкафи орқасига, устига эски гиламча ташлаб қўйилган, биров кўрмайди',
]

const nth = <One>(some: readonly One[], at: number) => some[at % some.length] as One

/** A parcel for a door, with everything that can be said of it. */
export function longLetter(at: number) {
  return {
    sender_name: nth(names, at + 1),
    receiver_name: nth(names, at),
    to: {
      region: 14,
      city: 207,
      mahalla: '«Мустақилликнинг 25 йиллиги» маҳалла фуқаролар йиғини',
      street: nth(streets, at),
      landmark: nth(landmarks, at),
      entrance: '3-подъезд',
      floor: '9 (лифт бор)',
      flat: '42-«А»',
      intercom: '42, кейин «калит» ва 1975',
      latitude: 41.363581 + at / 10_000,
      longitude: 69.288764 + at / 10_000,
      pin_source: 'dragged',
      additional_phone: '909876543',
      note: nth(notes, at),
    },
    description: 'Болалар кийими (2 дона), китоблар, телефон учун ғилоф ва шиша идиш: синади, эҳтиёт бўлинг',
    comment: 'Қадоқланган, олиб кетишда иккинчи қаватдаги омборга кўтарилинг, эшик ёнида қўнғироқ бор',
    parcel_size: { weight: 3.75, length: 42, width: 31, height: 27 },
    parcel_value: 1_450_000,
    time_interval: '15:00-18:00',
  }
}

/** Who is to have it instead. */
export const longWish = (at: number) =>
  at % 2 === 0
    ? { kind: 'neighbour', name: nth(names, at + 2), phone: '935556677' }
    : { kind: 'safe_place', place: nth(places, at) }

export const longDelegate = (at: number) => ({ name: nth(names, at + 3), phone: '945556677' })

/** A point of ours as the desk writes it, in every language. */
export const longPoint = {
  name: 'TezBox пункти «Чорсу-2», Эски жўва бозори, ғарбий кириш',
  address: 'Тошкент шаҳри, Шайхонтоҳур тумани, Беруний шоҳкўчаси, 83-«Б» уй, 1-қават, 14-дўкон',
  landmark: 'Бозорнинг ғарбий дарвозасидан киргач чапда, «Нон» расталари рўпарасида, сариқ пешайвон остида',
}
