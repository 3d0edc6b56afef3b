import type { VacancyWords } from '../domain/vacancy.ts'
import { lines, texts } from './vacancy-texts.ts'

export const sorting: VacancyWords = {
  title: texts(
    'Saralash markazi katta navbatchi operatori (tungi smena)',
    'Старший смены сортировочного центра (ночь)',
    'Night shift lead at the sorting centre',
  ),
  specialization: texts('Logistika', 'Логистика', 'Logistics'),
  experience: texts('1 yildan', 'от 1 года', '1 year or more'),
  location: texts(
    'Samarqand shahri, saralash markazi',
    'Самарканд, сортировочный центр',
    'Samarkand, sorting centre',
  ),
  responsibilities: lines(
    [
      'Kechasi 21:00 dan 6:00 gacha kelgan qutilarni yoʻnalishlar boʻyicha ajratasiz.',
      'Olti kishilik smenaga ish taqsimlaysiz.',
      'Skaner topa olmagan qutining egasini aniqlaysiz.',
      'Ertalab furgonlarni roʻyxat boʻyicha joʻnatib, smenani topshirasiz.',
    ],
    [
      'С 21:00 до 6:00 разбираете прибывшие коробки по направлениям.',
      'Распределяете работу между шестью людьми смены.',
      'Находите хозяина коробки, которую не узнал сканер.',
      'Утром отправляете фургоны по списку и сдаёте смену.',
    ],
    [
      'From 21:00 to 6:00 you sort the boxes that arrive by direction.',
      'You share out the work among a shift of six.',
      'You find the owner of a box that the scanner does not know.',
      'In the morning you send the vans off by the list and hand the shift over.',
    ],
  ),
  requirements: lines(
    [
      'Oʻzbek va rus tilida erkin gaplashish.',
      'Omborda yoki pochtada kamida bir yil ishlagan boʻlish.',
      '20 kg gacha yuk koʻtara olish.',
    ],
    [
      'Свободно говорить по-узбекски и по-русски.',
      'Не меньше года на складе или почте.',
      'Поднимать груз до 20 кг.',
    ],
    [
      'Fluent Uzbek and Russian.',
      'At least a year in a warehouse or at the post.',
      'Able to lift up to 20 kg.',
    ],
  ),
  conditions: lines(
    [
      'Rasmiy shartnoma, ikki kun ish — ikki kun dam.',
      'Tungi soatlarga alohida qoʻshimcha.',
      'Kechki ovqat va uygacha transport.',
      'Ikki hafta toʻlanadigan oʻqish.',
    ],
    [
      'Официальный договор, два дня через два.',
      'Доплата за ночные часы.',
      'Ужин и дорога домой за наш счёт.',
      'Две недели оплачиваемого обучения.',
    ],
    [
      'A proper contract, two days on and two days off.',
      'Night hours are paid on top.',
      'Supper and a ride home.',
      'Two weeks of paid training.',
    ],
  ),
  key_skills: lines(
    ['Skaner bilan ishlash', 'Jamoani boshqarish', 'Excel', 'Diqqat'],
    ['Работа со сканером', 'Руководство сменой', 'Excel', 'Внимательность'],
    ['Working with a scanner', 'Leading a team', 'Excel', 'An eye for detail'],
    ['Сканер билан ишлаш', 'Жамоани бошқариш', 'Excel', 'Диққат'],
  ),
}

export const car: VacancyWords = {
  title: texts('Oʻz mashinasi bor kuryer', 'Курьер на своей машине', 'Courier with your own car'),
  specialization: texts('Yetkazish', 'Доставка', 'Delivery'),
  experience: texts('Tajriba shart emas', 'Опыт не нужен', 'No experience needed'),
  location: texts(
    'Toshkent shahri, Chilonzor va Yunusobod',
    'Ташкент, Чиланзар и Юнусабад',
    'Tashkent, Chilanzar and Yunusabad',
  ),
  responsibilities: lines(
    [
      'Kuniga toʻrt soat: 18:00 dan 22:00 gacha 12–15 ta posilkani eshikkacha olib borasiz.',
      'Yoʻlni ilova oʻzi tuzadi, siz tartibni oʻzgartira olasiz.',
      'Oluvchi aytgan kodni tekshirib, posilkani topshirasiz.',
      'Naqd olgan pulni shu kuni kassaga topshirasiz.',
    ],
    [
      'Четыре часа в день: с 18:00 до 22:00 развозите по домам 12–15 посылок.',
      'Маршрут составляет приложение, порядок можно менять.',
      'Проверяете код получателя и отдаёте посылку.',
      'Наличные сдаёте в кассу в тот же день.',
    ],
    [
      'Four hours a day: from 18:00 to 22:00 you bring 12–15 parcels to their doors.',
      'The app plans the route, and you may change its order.',
      'You check the receiver’s code and hand the parcel over.',
      'Cash goes to the cash desk the same day.',
    ],
  ),
  requirements: lines(
    [
      'B toifali guvohnoma va texnik koʻrikdan oʻtgan mashina.',
      'Android yoki iPhone telefon.',
      'Odamlar bilan xotirjam va xushmuomala gaplashish.',
    ],
    [
      'Права категории B и машина с техосмотром.',
      'Телефон на Android или iPhone.',
      'Спокойно и вежливо говорить с людьми.',
    ],
    [
      'A category B licence and a car with a valid inspection.',
      'An Android phone or an iPhone.',
      'A calm and polite way with people.',
    ],
    [
      'B тоифали гувоҳнома ва техник кўрикдан ўтган машина.',
      'Android ёки iPhone телефон.',
      'Одамлар билан хотиржам ва хушмуомала гаплашиш.',
    ],
  ),
  conditions: lines(
    [
      'Kunlarni oʻzingiz tanlaysiz: haftasiga uch kundan olti kungacha.',
      'Benzin va telefon aloqasi uchun toʻlov.',
      'Pul har hafta kartaga tushadi.',
      'Yoʻldagi baxtsiz hodisadan himoya.',
    ],
    [
      'Дни выбираете сами: от трёх до шести в неделю.',
      'Оплата бензина и связи.',
      'Деньги на карту каждую неделю.',
      'Защита от несчастного случая в пути.',
    ],
    [
      'You choose your days: three to six a week.',
      'Fuel and mobile data are paid.',
      'Money comes to your card every week.',
      'Cover for accidents on the road.',
    ],
  ),
  key_skills: lines(
    ['B toifa', 'Shaharni bilish', 'Xushmuomalalik', 'Naqd pul bilan ishlash'],
    ['Категория B', 'Знание города', 'Вежливость', 'Работа с наличными'],
    ['Category B', 'Knowing the city', 'Good manners', 'Handling cash'],
    ['B тоифа', 'Шаҳарни билиш', 'Хушмуомалалик', 'Нақд пул билан ишлаш'],
  ),
}

export const bicycle: VacancyWords = {
  title: texts('Velosipedchi kuryer', 'Курьер на велосипеде', 'Bicycle courier'),
  specialization: texts('Yetkazish', 'Доставка', 'Delivery'),
  experience: texts('Tajriba shart emas', 'Опыт не нужен', 'No experience needed'),
  location: texts('Buxoro shahri, eski shahar', 'Бухара, старый город', 'Bukhara, the old town'),
  responsibilities: lines(
    [
      'Mashina kirmaydigan koʻchalarga kuniga 20 tagacha yengil posilka olib borasiz.',
      'Ertalab punktdan olasiz, tushdan keyin ikkinchi bor chiqasiz.',
      'Uyda yoʻq odamga chaqiruv varaqasi qoldirib, keyingi kunni kelishasiz.',
    ],
    [
      'Развозите до 20 лёгких посылок в день по улицам, куда не проехать машине.',
      'Утром берёте посылки в пункте, после обеда выезжаете ещё раз.',
      'Если дома никого, оставляете извещение и договариваетесь о другом дне.',
    ],
    [
      'You bring up to 20 light parcels a day into streets where no car fits.',
      'You load at the point in the morning and go out again after lunch.',
      'When nobody is home you leave a call card and agree on another day.',
    ],
  ),
  requirements: lines(
    [
      '18 yoshdan katta boʻlish.',
      'Kuniga 30 km velosiped haydash sizga ogʻir kelmasligi.',
      'Buxoroning mahallalarini bilish.',
    ],
    ['Быть старше 18 лет.', '30 км на велосипеде в день вам по силам.', 'Знать махалли Бухары.'],
    [
      'You are 18 or older.',
      'Thirty kilometres a day on a bicycle are no trouble to you.',
      'You know the neighbourhoods of Bukhara.',
    ],
  ),
  conditions: lines(
    [
      'Velosiped, sumka va yomgʻirpoʻsh bizdan.',
      'Shanba va yakshanba — dam.',
      'Yozda ish 7:00 dan, issiqda uch soat tanaffus.',
      'Birinchi kundan rasmiy shartnoma.',
    ],
    [
      'Велосипед, сумка и дождевик от нас.',
      'Суббота и воскресенье — выходные.',
      'Летом начинаем в 7:00, в жару — перерыв три часа.',
      'Официальный договор с первого дня.',
    ],
    [
      'The bicycle, the bag and the raincoat are ours.',
      'Saturdays and Sundays are free.',
      'In summer we start at 7:00 and rest three hours in the heat.',
      'A proper contract from the first day.',
    ],
  ),
  key_skills: lines(
    ['Velosiped', 'Chidamlilik', 'Aniqlik'],
    ['Велосипед', 'Выносливость', 'Пунктуальность'],
    ['Cycling', 'Stamina', 'Being on time'],
  ),
}
