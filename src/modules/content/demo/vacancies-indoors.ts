import type { VacancyWords } from '../domain/vacancy.ts'
import { lines, texts } from './vacancy-texts.ts'

export const point: VacancyWords = {
  title: texts('Punkt operatori', 'Оператор пункта', 'Point operator'),
  specialization: texts('Mijozlar bilan ishlash', 'Работа с клиентами', 'Customer service'),
  experience: texts('6 oydan', 'от 6 месяцев', '6 months or more'),
  location: texts(
    'Fargʻona shahri, Mustaqillik koʻchasi',
    'Фергана, улица Мустакиллик',
    'Fergana, Mustaqillik Street',
  ),
  responsibilities: lines(
    [
      'Posilkani qabul qilasiz: tortasiz, oʻlchaysiz, yorliq yopishtirasiz.',
      'Kodni tekshirib, posilkani egasiga berasiz.',
      'Qadoqlashga yordam berasiz, nimani joʻnatib boʻlmasligini tushuntirasiz.',
      'Kun oxirida kassani yopasiz.',
    ],
    [
      'Принимаете посылки: взвешиваете, измеряете, клеите этикетку.',
      'Проверяете код и выдаёте посылку её хозяину.',
      'Помогаете упаковать и объясняете, что отправить нельзя.',
      'В конце дня закрываете кассу.',
    ],
    [
      'You take parcels in: weigh, measure and label them.',
      'You check the code and give the parcel to its owner.',
      'You help with packing and explain what cannot be sent.',
      'At the end of the day you close the till.',
    ],
  ),
  requirements: lines(
    [
      'Oʻzbek tilida ravon, rus tilida tushunarli gaplashish.',
      'Doʻkonda, bankda yoki pochtada ishlagan boʻlish.',
      'Kassa hisobida tiyingacha aniqlik.',
    ],
    [
      'Свободный узбекский и понятный русский.',
      'Опыт в магазине, банке или на почте.',
      'Точность в кассе до тийина.',
    ],
    [
      'Fluent Uzbek and understandable Russian.',
      'Work in a shop, a bank or at the post before.',
      'Exact with cash, to the last tiyin.',
    ],
  ),
  conditions: lines(
    [
      'Smena 9:00 dan 19:00 gacha, haftasiga besh kun.',
      'Bir oy ustoz bilan ishlash, maosh toʻliq.',
      'Yilda 21 ish kuni taʼtil.',
      'Har chorakda punkt natijasiga qarab mukofot.',
    ],
    [
      'Смена с 9:00 до 19:00, пять дней в неделю.',
      'Месяц с наставником на полной зарплате.',
      'Отпуск 21 рабочий день.',
      'Премия каждый квартал по итогам пункта.',
    ],
    [
      'A shift from 9:00 to 19:00, five days a week.',
      'A month beside a mentor on full pay.',
      '21 working days of leave a year.',
      'A bonus every quarter by how the point does.',
    ],
  ),
  key_skills: lines(
    ['Kassa', 'Xushmuomalalik', 'Kompyuter', 'Tartib'],
    ['Касса', 'Вежливость', 'Компьютер', 'Порядок'],
    ['Till work', 'Good manners', 'Computer skills', 'Tidiness'],
  ),
}

export const calls: VacancyWords = {
  title: texts(
    'Qoʻngʻiroqlar operatori (kechki smena)',
    'Оператор на звонках (вечерняя смена)',
    'Call desk operator (evenings)',
  ),
  specialization: texts('Mijozlar bilan ishlash', 'Работа с клиентами', 'Customer service'),
  experience: texts('Tajriba shart emas', 'Опыт не нужен', 'No experience needed'),
  location: texts('Toshkent shahri, Mirobod', 'Ташкент, Мирабад', 'Tashkent, Mirabad'),
  responsibilities: lines(
    [
      'Soat 17:00 dan 22:00 gacha qoʻngʻiroqlarga javob berasiz: posilka qayerda, qachon keladi.',
      'Naqd toʻlanadigan buyurtmalarni qoʻngʻiroq qilib tasdiqlaysiz.',
      'Manzil yoki kunni oʻzgartirishga yordam berasiz.',
      'Hal boʻlmagan savolni kerakli odamga yetkazib, javobini oʻzingiz aytasiz.',
    ],
    [
      'С 17:00 до 22:00 отвечаете на звонки: где посылка и когда приедет.',
      'Подтверждаете по телефону заказы с оплатой наличными.',
      'Помогаете поменять адрес или день.',
      'Передаёте сложный вопрос тому, кто его решит, и сами сообщаете ответ.',
    ],
    [
      'From 17:00 to 22:00 you answer calls: where a parcel is and when it comes.',
      'You confirm cash orders by phone.',
      'You help to change an address or a day.',
      'You take a hard question to whoever can solve it and bring the answer back yourself.',
    ],
  ),
  requirements: lines(
    [
      'Oʻzbek va rus tilida toza, shoshmasdan gapirish.',
      'Suhbat davomida yozib borish: daqiqasiga 150 belgi.',
      'Jahli chiqqan odamni oxirigacha eshita olish.',
    ],
    [
      'Чистая, неторопливая речь по-узбекски и по-русски.',
      'Печатать во время разговора: 150 знаков в минуту.',
      'Уметь дослушать рассерженного человека.',
    ],
    [
      'Clear, unhurried Uzbek and Russian.',
      'Typing while you talk: 150 characters a minute.',
      'Hearing an angry person out.',
    ],
  ),
  conditions: lines(
    [
      'Besh soatlik smena: talabalarga qulay.',
      'Birinchi hafta — toʻlanadigan oʻqish, yoningizda tajribali operator.',
      'Smenadan keyin uygacha taksi.',
      'Rasmiy shartnoma va mehnat staji.',
    ],
    [
      'Смена пять часов: удобно студентам.',
      'Первая неделя — оплачиваемое обучение рядом с опытным оператором.',
      'После смены такси до дома.',
      'Официальный договор и трудовой стаж.',
    ],
    [
      'A five-hour shift, good for students.',
      'A first week of paid training beside an experienced operator.',
      'A taxi home after the shift.',
      'A proper contract that counts towards your pension.',
    ],
  ),
  key_skills: lines(
    ['Ravon nutq', 'Tez yozish', 'Sabr', 'Ikki til'],
    ['Чистая речь', 'Быстрый набор', 'Терпение', 'Два языка'],
    ['Clear speech', 'Fast typing', 'Patience', 'Two languages'],
  ),
}

export const engineering: VacancyWords = {
  title: texts(
    'TypeScript dasturchi (mahsulot jamoasi)',
    'Разработчик TypeScript в продуктовую команду',
    'TypeScript engineer, product team',
    'TypeScript дастурчи (маҳсулот жамоаси)',
  ),
  specialization: texts('Dasturlash', 'Разработка', 'Engineering'),
  experience: texts('3 yildan', 'от 3 лет', '3 years or more'),
  location: texts(
    'Toshkent shahri, haftada ikki kun ofisda',
    'Ташкент, два дня в неделю в офисе',
    'Tashkent, two days a week in the office',
  ),
  responsibilities: lines(
    [
      'Kuryer ilovasi, punkt ekrani va narx hisobini yozasiz: gʻoyadan ishlab turgan kodgacha.',
      'Sekin internetda va arzon telefonda ham tez ochiladigan sahifalar qilasiz.',
      'Pul va posilka bilan bogʻliq har bir qoidani testda isbotlaysiz.',
      'Oyda bir kun kuryer bilan yoʻlga chiqasiz.',
    ],
    [
      'Пишете приложение курьера, экран пункта и расчёт цены: от идеи до работающего кода.',
      'Делаете страницы, которые быстро открываются на дешёвом телефоне и слабом интернете.',
      'Доказываете тестом каждое правило о деньгах и посылках.',
      'Раз в месяц проводите день на маршруте с курьером.',
    ],
    [
      'You write the courier’s app, the point’s screen and the prices: from an idea to running code.',
      'You make pages that open fast on a cheap phone and a slow line.',
      'You prove every rule about money and parcels by a test.',
      'One day a month you ride along with a courier.',
    ],
    [
      'Курьер иловаси, пункт экрани ва нарх ҳисобини ёзасиз: ғоядан ишлаб турган кодгача.',
      'Секин интернетда ва арзон телефонда ҳам тез очиладиган саҳифалар қиласиз.',
      'Пул ва посилка билан боғлиқ ҳар бир қоидани тестда исботлайсиз.',
      'Ойда бир кун курьер билан йўлга чиқасиз.',
    ],
  ),
  requirements: lines(
    [
      'TypeScript, React va Node.js bilan kamida uch yil.',
      'SQL: soʻrov rejasini oʻqiy olish.',
      'Boshqalar oʻqiydigan kod va aniq matn yozish.',
    ],
    [
      'TypeScript, React и Node.js — от трёх лет.',
      'SQL: умеете читать план запроса.',
      'Пишете код, который читают другие, и понятный текст.',
    ],
    [
      'Three years or more of TypeScript, React and Node.js.',
      'SQL: you can read a query plan.',
      'You write code that others read, and clear prose.',
    ],
    [
      'TypeScript, React ва Node.js билан камида уч йил.',
      'SQL: сўров режасини ўқий олиш.',
      'Бошқалар ўқийдиган код ва аниқ матн ёзиш.',
    ],
  ),
  conditions: lines(
    [
      'Ish vaqti moslashuvchan, haftada ikki kun ofisda uchrashamiz.',
      'Noutbuk va monitorni oʻzingiz tanlaysiz.',
      'Kitob, kurs va konferensiyalar uchun yiliga 6 000 000 soʻm.',
      'Tungi navbatchilik yoʻq: reliz faqat kunduzi.',
    ],
    [
      'Гибкий график, два дня в неделю видимся в офисе.',
      'Ноутбук и монитор выбираете сами.',
      '6 000 000 сум в год на книги, курсы и конференции.',
      'Без ночных дежурств: релизы только днём.',
    ],
    [
      'Flexible hours; two days a week we meet in the office.',
      'You choose your laptop and screen.',
      'UZS 6,000,000 a year for books, courses and conferences.',
      'No nights on call: we release by day only.',
    ],
  ),
  key_skills: lines(
    ['TypeScript', 'React', 'PostgreSQL', 'Testlar'],
    ['TypeScript', 'React', 'PostgreSQL', 'Тесты'],
    ['TypeScript', 'React', 'PostgreSQL', 'Testing'],
    ['TypeScript', 'React', 'PostgreSQL', 'Тестлар'],
  ),
}
