export default {
  home: {
    title: 'Quti yoʻlda, koʻngil xotirjam',
    lead: 'Oʻzbekiston boʻylab posilkaning narxini oldindan bilasiz, yoʻlini boshidan oxirigacha kuzatasiz.',
  },
  sendParcel: {
    title: 'Posilka joʻnatish',
    lead: 'Qayerdan, qayerga va nima joʻnatasiz — ayting, narxi shu zahoti chiqadi.',
  },
  orderSecondStep: {
    title: 'Quti va yetkazish usuli',
    lead: 'Quti kattaligini va yetkazish usulini tanlang. Yozganlaringiz saqlanib turadi.',
  },
  calculator: {
    title: 'Narxni hisoblash',
    lead: 'Shaharlarni va quti kattaligini tanlang: narxi va yetib borish kuni darrov koʻrinadi.',
  },
  track: {
    title: 'Posilkangiz qayerda?',
    lead: 'TB bilan boshlanadigan kodni kiriting va posilkaning qayerdaligini bilib oling.',
  },
  trackLight: {
    title: 'Posilkaning yoʻli',
    lead: 'Bosib oʻtilgan va oldinda turgan qadamlar bir sahifada.',
  },
  orderList: {
    title: 'Buyurtmalarim',
    lead: 'Barcha posilkalaringiz: qaysi biri yoʻlda, qaysi biri topshirilgan.',
  },
  orderDetail: {
    title: 'Buyurtma',
    lead: 'Buyurtmaning holati, narxi va yoʻli bir sahifada.',
  },
  profile: {
    title: 'Profilim',
    lead: 'Ismingiz, manzilingiz va xabarlar sozlamasi.',
  },
  balance: {
    title: 'Balans',
    lead: 'Balansingizdagi pul, uni toʻldirish va barcha kirim-chiqimlar.',
  },
  cod: {
    title: 'Tovar pullari',
    lead: 'Oluvchilar toʻlagan pul: qachon olindi, qayerda va qachon sizga tushadi.',
  },
  bulkUpload: {
    title: 'Exceldan yuklash',
    lead: 'Oʻnlab va minglab posilka bir fayldan: xatoni oʻzimiz topamiz, tuzatishni taklif qilamiz, yorliqlar tayyor chiqadi.',
  },
  pricing: {
    title: 'Tariflar',
    lead: 'Narx nimalardan iborat va qaysi tarif sizga qulay.',
  },
  login: {
    title: 'Kirish',
    lead: 'Telefon raqamingizni yozing, kodni SMS orqali yuboramiz.',
  },
  signUp: {
    title: 'Roʻyxatdan oʻtish',
    lead: 'Telefon raqamingiz va ismingiz kifoya, bir daqiqa vaqt oladi.',
  },
  about: {
    title: 'Biz haqimizda',
    lead: 'TezBox — Oʻzbekiston boʻylab posilkalarni ishonchli va oʻz vaqtida yetkazadigan jamoa.',
  },
  contact: {
    title: 'Aloqa',
    lead: 'Savolingiz bormi? Qoʻngʻiroq qiling yoki yozing, javob beramiz.',
  },
  press: {
    title: 'Matbuot uchun',
    lead: 'Jurnalistlar uchun maʼlumotlar, logotip va aloqa.',
  },
  security: {
    title: 'Xavfsizlik',
    lead: 'Biz hech qachon SMS kodni va karta maʼlumotlarini soʻramaymiz. Soxta xabarni qanday tanish mumkin — shu yerda.',
  },
  offer: {
    title: 'Ommaviy oferta',
    lead: 'Posilka tashish shartnomasi: narx, javobgarlik, daʼvo, saqlash va qaytarish shartlari, versiyalari bilan.',
  },
  privacy: {
    title: 'Maxfiylik',
    lead: 'Qaysi maʼlumotlaringizni olamiz, nima uchun va qancha vaqt saqlaymiz.',
  },
  careers: {
    title: 'Ish oʻrinlari',
    lead: 'Jamoamizga qoʻshiling: kimlarni izlayapmiz va qanday ariza topshiriladi.',
  },
  careerDetails: {
    title: 'Ish oʻrni',
    lead: 'Nima qilasiz, nimalarni bilish kerak va qanday ariza topshiriladi.',
  },
  blog: {
    title: 'Blog',
    lead: 'Joʻnatish, qadoqlash va onlayn savdo haqida foydali maqolalar.',
  },
  blogPost: {
    title: 'Maqola',
    lead: 'TezBox blogidagi maqola.',
  },
  token: {
    title: 'Qisqa havola',
    lead: 'SMS yoki Telegram orqali yuborilgan havola.',
  },
  promoFriends: {
    title: 'Doʻstlar aksiyasi',
    lead: 'Doʻstingizni taklif qiling: u posilka joʻnatsa, ikkalangizning balansingizga mukofot tushadi.',
  },
  referral: {
    title: 'Doʻstingizni taklif qiling',
    lead: 'Havolangizni ulashing, kim qoʻshilganini va qancha yigʻilganini kuzatib boring.',
  },
  becomeAgent: {
    title: 'Agent boʻlish',
    lead: 'Doʻkoningizda punkt oching: nima kerak, qanday ish, arizadan ochilishgacha boʻlgan yoʻl.',
  },
  partner: {
    title: 'Hamkor sahifasi',
    lead: 'Kodingiz, u bilan kelgan posilkalar va oylik hisobotlar.',
  },
  partnerProgram: {
    title: 'Hamkorlik dasturi',
    lead: 'Punkt oching, tanishlaringizni taklif qiling yoki kod bilan mijoz olib keling: shartlar, hisob va ariza.',
  },
  comparison: {
    title: 'Yetkazish usullarini solishtirish',
    lead: 'Pochta, avtobus haydovchisi, taksi, shahar kuryeri va biz yonma-yon: qaysi holda qaysi biri yaxshiroq.',
  },
  integrations: {
    title: 'Integratsiyalar',
    lead: 'Doʻkon, CRM, toʻlov va xaritalar: qaysi biri bugun ishlaydi, qaysi biri tayyorlanmoqda.',
  },
  integration: {
    title: 'Integratsiya',
    lead: 'Bu ulanish nima qiladi va bugun nimasi tayyor.',
  },
  servicesNearYou: {
    title: 'Yaqiningizdagi punktlar',
    lead: 'Xaritadan yaqin punkt yoki pochtomatni toping: manzili, ish vaqti va yoʻli.',
  },
  agents: {
    title: 'Hamkor punktlar',
    lead: 'Posilkani qabul qiladigan va topshiradigan doʻkonlar.',
  },
  agentsRegion: {
    title: 'Viloyatdagi punktlar',
    lead: 'Bitta viloyatdagi barcha punktlar: manzili va ish vaqti, tumanlar boʻyicha.',
  },
  agentDetail: {
    title: 'Topshirish punkti',
    lead: 'Manzili, ish vaqti va u yerga qanday borish mumkin.',
  },
  lastMap: {
    title: 'Punktlar xaritasi',
    lead: 'Barcha punktlar va pochtomatlar bitta xaritada.',
  },
  ourServices: {
    title: 'Xizmatlarimiz',
    lead: 'Yetkazishning toʻrt yoʻli, ikki tezligi va qoʻshimcha xizmatlar: narxi, muddati, chegaralari.',
  },
  app: {
    title: 'Mobil ilova',
    lead: 'Saytni telefon ekraniga qoʻshing: ilova kabi ochiladi. Android va iPhone uchun qadamma-qadam.',
  },
  driverApp: {
    title: 'Kuryerlar uchun ilova',
    lead: 'Ilova tayyorlanmoqda. Kuryer bugun qanday ishlaydi va ilova nimani oʻzgartiradi.',
  },
  driverAppDownload: {
    title: 'Kuryer ilovasini oʻrnatish',
    lead: 'Ilova hali tayyor emas: qanday oʻrnatiladi va aloqasiz nima ishlaydigan boʻladi.',
  },
  whatCanYouSend: {
    title: 'Nima joʻnatish mumkin',
    lead: 'Kiyim, kitob, telefon, idish, asal: nomini yozsangiz, boʻladimi-yoʻqmi va qanday joylash kerakligini darrov aytamiz.',
  },
  prohibitedItems: {
    title: 'Taqiqlangan narsalar',
    lead: 'Nimani joʻnatib boʻlmaydi: {prohibitedRules} ta qoida, misollar va oʻrniga nima qilsa boʻladi. Nomini yozib tekshirib koʻring.',
  },
  notCompensated: {
    title: 'Zarari qoplanmaydigan narsalar',
    lead: 'Qaysi holatda pul toʻlanmaydi va oldini qanday olsa boʻladi: ochiq va oldindan.',
  },
  covered: {
    title: 'Qoplama va kompensatsiya',
    lead: 'Posilka yoʻqolsa yoki shikastlansa, qancha pul qaytadi, qoplama qancha turadi va daʼvo qanday ochiladi.',
  },
  howToWeigh: {
    title: 'Posilkani qanday oʻlchash kerak',
    lead: 'Uyda tarozi boʻlmasa ham vazni va kattaligini chamalash yoʻllari.',
  },
  courierService: {
    title: 'Kuryer xizmati',
    lead: 'Kuryer uyingizdan oladi, oluvchining qoʻliga topshiradi: qaysi soatda nima boʻladi, kuryer nima bilan keladi, pul qanday beriladi.',
  },
  faq: {
    title: 'Savol-javob',
    lead: 'Joʻnatish, narx, olganda toʻlash, qabul qilish, kuzatish, qoplama va hisob haqida savollar. Istalgan alifboda izlang.',
  },
  business: {
    title: 'Biznes uchun',
    lead: 'Doʻkonlarga: uch xil tarif rejasi, posilkalarni yigʻib ketish, tovar pulini oluvchidan olib berish va oʻz menejeringiz.',
  },
  freeParcel: {
    title: 'Birinchi posilka bepul',
    lead: 'Yangi hisobning birinchi posilkasi bepul: viloyat ichida, kichik quti, punktdan punktgacha. Qimmatrogʻidan {priceFrom} ayriladi.',
  },
  freeParcelSignUp: {
    title: 'Bepul posilkani olish',
    lead: 'Telefoningizni qoldiring: operator qoʻngʻiroq qiladi va hisob ochishga yordam beradi.',
  },
  sendFree: {
    title: 'Bepul sinab koʻring',
    lead: 'Doʻkonlarga: birinchi posilkani bepul joʻnatib koʻring, shartnomasiz va majburiyatsiz.',
  },
  sendFreeSignUp: {
    title: 'Bepul sinash uchun soʻrov',
    lead: 'Doʻkoningiz haqida yozing, menejer qoʻngʻiroq qiladi va sinovni kelishadi.',
  },
  badge: {
    title: 'Bu bizning kuryerimizmi?',
    lead: 'Eshik oldidagi kuryerni guvohnomasi va bugungi soʻzi boʻyicha tekshiring.',
  },
  feedback: {
    title: 'Kuryerni baholang',
    lead: 'Yulduzcha qoʻying va bir-ikki ogʻiz soʻz yozing.',
  },
  personalLink: {
    title: 'Shaxsiy havola orqali joʻnatish',
    lead: 'Oluvchining manzili tayyor, faqat qutini tanlash qoldi.',
  },
  receiverUpdate: {
    title: 'Posilkangizni qayerga eltaylik?',
    lead: 'Sizga kelayotgan posilka uchun qulay kun yoki joyni tanlang.',
  },
  referralCapture: {
    title: 'Taklif havolasi',
    lead: 'Doʻstingiz sizni TezBoxga taklif qildi.',
  },
  basket: {
    title: 'Savat',
    lead: 'Toʻlovni kutayotgan buyurtmalar. Ularni 7 kun saqlaymiz.',
  },
  orderThanks: {
    title: 'Rahmat, buyurtmangizni oldik',
    lead: 'Buyurtma raqami va keyingi qadamlar shu yerda.',
  },
  reweigh: {
    title: 'Posilka qayta oʻlchandi',
    lead: 'Yangi narxga rozimisiz?',
  },
  payLink: {
    title: 'Toʻlov havolasi',
    lead: 'Boshqa odam joʻnatgan posilka uchun toʻlash.',
  },
  desk: {
    title: 'Navbat',
    lead: 'Kutayotgan ishlar, eng shoshilinchi birinchi.',
  },
  deskConfirmations: {
    title: 'Tasdiqlash navbati',
    lead: 'Tasdiqlash uchun qoʻngʻiroq kutayotgan buyurtmalar: kunduzi bir soat ichida, kechasi berilgani ertalab soat toʻqqizgacha.',
  },
  deskTopUps: {
    title: 'Balansni toʻldirish',
    lead: 'Chekni koʻring, pulni tasdiqlang yoki sababini aytib rad eting.',
  },
  deskCounter: {
    title: 'Peshtaxta',
    lead: 'Posilkalarni qabul qilish va berish: skanerlang yoki yozing.',
  },
  deskApprovals: {
    title: 'Tasdiqlar',
    lead: 'Ikki kishi hal qiladigan ishlar: tasdiqlang yoki rad eting.',
  },
  deskDebts: {
    title: 'Qarzlar',
    lead: 'Kim, qaysi posilka uchun va qachondan beri qarzdor.',
  },
  deskIncidents: {
    title: 'Hodisalar',
    lead: 'Kuryer va punktlardan kelgan, holatga mos kelmagan xabarlar: koʻring va hal qiling.',
  },
  deskReferrals: {
    title: 'Takliflar',
    lead: 'Kim kimni taklif qilgan, qancha qolgan va nima shubha uygʻotadi.',
  },
  deskClaims: {
    title: 'Daʼvolar',
    lead: 'Rasm va tarixga qarang, kompensatsiyani hal qiling.',
  },
  deskPayments: {
    title: 'Toʻlovlar',
    lead: 'Toʻlovni toping, pulni qaytaring, toʻlov tizimlari bilan solishtiring.',
  },
  deskCod: {
    title: 'Tovar pullari',
    lead: 'Joʻnatuvchilarga toʻlanadigan pul va bank roʻyxatlari.',
  },
  deskCash: {
    title: 'Kassa',
    lead: 'Kassadagi naqd pul: toʻldirish, bankka topshirish, kunni yopish.',
  },
  deskOrders: {
    title: 'Buyurtmalar',
    lead: 'Barcha buyurtmalar: kod, telefon yoki ism boʻyicha qidiruv.',
  },
  deskOrder: {
    title: 'Buyurtma',
    lead: 'Bitta buyurtma: voqealar, pul va amallar.',
  },
  deskNewOrder: {
    title: 'Yangi buyurtma',
    lead: 'Qoʻngʻiroq qilgan mijoz uchun buyurtma yozish.',
  },
  deskPeople: {
    title: 'Mijozlar',
    lead: 'Kim, posilkalari, puli va hamkasblar izohlari bitta qarashda.',
  },
  deskCouriers: {
    title: 'Kuryerlar',
    lead: 'Kim ishlayapti, yuki, naqd puli va kimga eʼtibor kerak.',
  },
  deskStaff: {
    title: 'Xodimlar',
    lead: 'Kim ishlayapti, roli qanday, oxirgi marta qachon kirgan.',
  },
  deskKeys: {
    title: 'Kirish kalitlarim',
    lead: 'Kodni yozmasdan, barmoq izi yoki yuz bilan kirish.',
  },
  deskSmsTexts: {
    title: 'SMS matnlari',
    lead: 'Shlyuz tasdiqlaydigan matnlar: ikki yozuvda va barcha tillarda.',
  },
  deskInbox: {
    title: 'Xatlar',
    lead: 'Saytdan yozganlarga qoʻngʻiroq qiling va nima qilinganini belgilang.',
  },
  deskPromotions: {
    title: 'Aksiyalar',
    lead: 'Kimga nima vaʼda qilinishi, qancha turishi va nima berishi.',
  },
  deskPartners: {
    title: 'Hamkorlar',
    lead: 'Kodlar, ular keltirgan posilkalar va oylik hisobotlar.',
  },
  deskBanner: {
    title: 'Sayt tepasidagi eʼlon',
    lead: 'Yoʻl yopilsa yoki ish tartibi oʻzgarsa, mijozlarga sayt tepasida ayting.',
  },
  deskPoints: {
    title: 'Punktlar',
    lead: 'Punktlarni oching, oʻzgartiring va yoping: manzil, ish vaqti, sigʻimi, rasmlari.',
  },
  deskPoint: {
    title: 'Punkt',
    lead: 'Punktning manzili, ish vaqti, cheklovlari, rasmlari va agentlari.',
  },
  deskAgentPosts: {
    title: 'Agentlar va punktlar',
    lead: 'Qaysi punktda kim ishlaydi: biriktirish, koʻchirish, olib tashlash va tarix.',
  },
  deskAgents: {
    title: 'Agentlar',
    lead: 'Punkt ochmoqchi boʻlganlar: arizadan shartnoma va ochilishgacha.',
  },
  deskCollections: {
    title: 'Olib ketish',
    lead: 'Qaysi biznes mijozga, qachon va nechta posilka uchun kuryer boradi.',
  },
  deskVisits: {
    title: 'Tashriflar',
    lead: 'Sahifalar necha marta ochilgani: kun, til va sahifa boʻyicha.',
  },
  deskBlog: {
    title: 'Blog',
    lead: 'Maqolalar: qoralama, rejadagi va saytdagilari.',
  },
  deskPost: {
    title: 'Maqola',
    lead: 'Toʻrt tilda yozish, koʻrish va chiqarish.',
  },
  deskNotices: {
    title: 'Xabarlar',
    lead: 'Odamlarga ketgan xabarlar: qaysi yoʻl bilan, yetib bordimi, bormasa nega.',
  },
  deskJobs: {
    title: 'Fon ishlari',
    lead: 'Mahsulot oʻzi bajaradigan ishlar: nima kutmoqda, nima toʻxtab qolgan va nega.',
  },
  deskDistricts: {
    title: 'Yopiq tumanlar',
    lead: 'Vaqtincha bormaydigan tuman va viloyatlar: yopish, muddatini oʻzgartirish, ochish.',
  },
  deskHolidays: {
    title: 'Dam olish kunlari',
    lead: 'Kompaniya ishlamaydigan kunlar va oʻz vaqti bor punktlar, yil boʻyicha.',
  },
  deskTariffs: {
    title: 'Tariflar',
    lead: 'Narxlar versiyalari: amaldagi, rejadagi va oʻtganlari.',
  },
  deskTariff: {
    title: 'Tarif',
    lead: 'Bitta versiyaning barcha koʻrsatkichlari va narxlarga taʼsiri.',
  },
  deskVacancies: {
    title: 'Vakansiyalar',
    lead: 'Ish eʼlonlarini barcha tillarda yozing, oching va yoping.',
  },
  deskVacancy: {
    title: 'Vakansiya',
    lead: 'Matni, shartlari va saytdagi holati.',
  },
  deskApplications: {
    title: 'Arizalar',
    lead: 'Kim ishga kirmoqchi: qoʻngʻiroqdan ishga olishgacha.',
  },
  deskAudit: {
    title: 'Amallar jurnali',
    lead: 'Kim, qachon, nimani oʻzgartirgan. Yozuvlar oʻchirilmaydi.',
  },
  gallery: {
    title: 'Qismlar koʻrgazmasi',
    lead: 'Saytning har bir qismi har xil holatda, kunduzgi va tungi koʻrinishda.',
  },
  devLocker: {
    title: 'Pochtomatni sinash',
    lead: 'Haqiqiy pochtomat gapiradigan soʻzlar bilan: eshiklar, klaviatura va skaner, faqat sinov serverida.',
  },
  devInbox: {
    title: 'Ishlab chiquvchilar uchun xabarlar',
    lead: 'Joʻnatilishi kerak boʻlgan xabarlar va kodlar: faqat sinov serverida.',
  },
  notFound: {
    title: 'Bunday sahifa topilmadi',
    lead: 'Manzilda xato bor yoki sahifa boshqa joyga koʻchgan.',
  },
} as const
