export default {
  lead: {
    title: 'TezBox haqida yozayotganlarga',
    text: 'Tizimimiz sanagan raqamlar, tayyor matn, logotip va javob beradigan odam. Ularni soʻramasdan ishlatsangiz boʻladi.',
    figures: {
      regions: 'viloyatda xizmat',
      points: 'punkt',
      lockers: 'pochtomat',
      rating: 'ball, kuryerlarga berilgan baho',
    },
    note: 'Raqamlar tizimdan {today} kuni soat {countedAt, da} olingan. Koʻrinmagan raqam hali sanalmagan.',
    ways: { write: 'Matbuotga savol', logos: 'Logotiplar' },
  },
  facts: {
    title: 'Qisqacha',
    what: {
      title: 'Nima qilamiz',
      text: 'Oʻzbekiston boʻylab posilka va kuryer yetkazish: odamlar va onlayn doʻkonlar uchun.',
    },
    how: {
      title: 'Qanday',
      text: 'Toʻrt usulda: eshikdan eshikkacha, punktdan punktgacha, eshikdan punktgacha, punktdan eshikkacha.',
    },
    time: {
      title: 'Muddat',
      text: 'Standart — {standardFromNumber}–{standardToNumber} kun, Ekspress — {expressHours}.',
    },
    price: {
      title: 'Narx',
      text: 'Bir viloyat ichida {priceFrom, dan} boshlanadi. Buyurtma berishdan oldin qatorma-qator koʻrinadi.',
    },
    money: { title: 'Tovar puli', text: 'Oluvchidan olingan pul {codHours} ichida sotuvchiga joʻnatiladi.' },
    cover: {
      title: 'Qoplama',
      text: 'Har bir posilkaga {freeCover, gacha} bepul, xohlaganga {topCover, gacha}.',
    },
    languages: { title: 'Tillar', text: 'Oʻzbekcha (lotin va kirill), ruscha, inglizcha.' },
  },
  text: {
    title: 'Tayyor matn',
    text: {
      p1: 'TezBox — Oʻzbekiston boʻylab posilka yetkazadigan xizmat. Joʻnatuvchi narxni oldindan, qatorma-qator koʻradi; oluvchi posilkasining yoʻlini kuzatadi, kun va joyni oʻzi tanlaydi; doʻkonlarga tovar puli {codHours} ichida joʻnatiladi.',
      p2: 'Xizmat mamlakatning barcha {regionsNumber} viloyatida ishlaydi: kuryerlar, mahalladagi doʻkonlardagi punktlar va pochtomatlar orqali. Nomi sodda: tez va quti.',
    },
    note: 'Matn boshqa tilda kerak boʻlsa, yuqoridagi menyudan tilni tanlang.',
  },
  logos: {
    title: 'Logotip',
    text: 'SVG — bosma va katta oʻlcham uchun, PNG — internet uchun. Fon shaffof.',
    words: {
      main: 'Asosiy',
      mainNote: 'Yorugʻ fonga',
      light: 'Oq',
      lightNote: 'Toʻq fonga',
      sign: 'Belgi',
      signNote: 'Kichik joyga, ilova uchun',
      save: '{kind} yuklab olish',
    },
  },
  rules: {
    title: 'Uch qoida',
    room: { title: 'Joy qoldiring', text: 'Atrofida kamida yulduzning yarmicha boʻsh joy boʻlsin.' },
    shape: {
      title: 'Choʻzmang',
      text: 'Nisbatini, rangini va harflarini oʻzgartirmang, soya va ramka qoʻshmang.',
    },
    name: {
      title: 'Bitta soʻz',
      text: 'Nomi TezBox deb yoziladi: bir soʻz, ikki bosh harf, qoʻshtirnoqsiz.',
    },
  },
  next: {
    title: 'Savol yoki suhbat',
    text: 'Savolingizni {email} manziliga yozing. Shoshilinch boʻlsa: {phone}.',
    ways: { mail: 'Xat yozish', about: 'Biz haqimizda', contact: 'Aloqa' },
  },
} as const
