/** The version of 2026-11-17. A contract: not edited after its day (docs/decisions/0043). */
export default {
  general: {
    title: 'Umumiy qoidalar',
    who: 'Ushbu hujjat {holder} (TezBox xizmati, keyingi oʻrinlarda — biz) nomidan posilka tashish va yetkazib berish shartnomasini tuzish haqidagi ommaviy taklif, yaʼni ommaviy ofertadir. Uni istalgan jismoniy yoki yuridik shaxs qabul qilishi mumkin.',
    accept:
      'Oferta quyidagi holatlarning birida toʻliq qabul qilingan (akseptlangan) hisoblanadi: saytda hisob ochganingizda; buyurtma berganingizda yoki operatorga telefonda buyurtma yozdirganingizda; posilkani kuryerga, punktga yoki pochtomatga topshirganingizda.',
    version:
      'Oferta versiyalar bilan chiqadi. Har bir buyurtmaga u berilgan kunda kuchda boʻlgan versiya qoʻllanadi. Qaysi versiyani qachon qabul qilganingiz hisobingizda saqlanadi, avvalgi versiyalar shu sahifada ochiq turadi.',
    language:
      'Oferta oʻzbek va rus tillarida tuzilgan. Matnlar orasida farq chiqsa, oʻzbekcha matn ustun turadi. Inglizcha tarjima qulaylik uchun berilgan.',
    law: 'Ofertada yozilmagan masalalarda Oʻzbekiston Respublikasi qonunchiligi qoʻllanadi. Ofertaning hech bir bandi isteʼmolchiga qonun bergan huquqlarni kamaytirmaydi.',
  },
  terms: {
    title: 'Atamalar',
    customer:
      'Mijoz — hisob ochgan, buyurtma bergan yoki posilkani topshirgan shaxs. Ofertadagi «siz» soʻzi mijozni bildiradi.',
    people:
      'Joʻnatuvchi — posilkani bizga topshiradigan shaxs. Oluvchi — buyurtmada posilkani olishi koʻrsatilgan shaxs; unga hisob ochish shart emas.',
    parcel:
      'Posilka — bitta trek-kod bilan tashiladigan, qadoqlangan buyum yoki buyumlar. Trek-kod — posilkani kuzatish kodi, u TB harflari bilan boshlanadi.',
    order: 'Buyurtma — bitta posilkani yetkazish haqidagi soʻrovingiz va uning narx hisobi.',
    places:
      'Punkt — posilka qabul qilinadigan va topshiriladigan joy. Pochtomat — yacheykalari kod bilan ochiladigan shkaf.',
    tariff:
      'Tarif — <pricing>tariflar</pricing> sahifasida eʼlon qilingan va kuchda boʻlgan narxlar hamda chegaralar.',
    cod: 'Olganda toʻlash (rasmiy nomi — ustama toʻlov) — tovar pulini sizning topshirigʻingiz bilan oluvchidan olib, sizga oʻtkazib berish xizmati.',
  },
  subject: {
    title: 'Shartnoma predmeti',
    duty: 'Biz posilkani joʻnatuvchidan qabul qilib, tanlangan usulda va muddatda oluvchiga yetkazamiz, siz esa xizmat haqini toʻlaysiz.',
    ways: 'Yetkazish usullari: eshikdan eshikkacha, punktdan punktgacha, eshikdan punktgacha, punktdan eshikkacha. Xizmat Oʻzbekiston ichida koʻrsatiladi.',
    time: 'Standart yetkazish muddati — {standardFrom}–{standardTo} kun, Ekspress muddati — {expressHours} soat. Tushgacha berilgan Ekspress buyurtma poytaxt ichida oʻsha kuniyoq yetib borishi mumkin.',
    promise:
      'Yetib borish kuni buyurtma berishda koʻrsatiladi va buyurtma bilan birga saqlanadi. Dam olish va bayram kunlari tarifda yozilganidek hisobga olinadi.',
    extras:
      'Qoʻshimcha xizmatlar (imzo olish, sugʻurta qoplamasi, olganda toʻlash va boshqalar) buyurtmada alohida tanlanadi va narx hisobida alohida qatorda turadi.',
  },
  order: {
    title: 'Buyurtma berish va qabul qilish',
    ways: 'Buyurtma saytda, telefonda operator orqali yoki ulangan dastur (API) orqali beriladi. Yozilgan maʼlumotlarning toʻgʻriligi uchun siz javob berasiz.',
    price: 'Narx hisobi buyurtma bilan birga saqlanadi. Posilka qayta oʻlchanmasa, u oʻzgarmaydi.',
    start:
      'Oldindan toʻlanadigan buyurtma toʻlov tushgach kuchga kiradi. Naqd yoki oluvchi toʻlaydigan buyurtmani operator tasdiqlaydi: kunduzi {confirmationHours} soat ichida, kechqurun berilgan boʻlsa, ertasi kuni ertalab qoʻngʻiroq qilamiz.',
    basket: 'Toʻlanmagan buyurtma savatda {basketDays} kun turadi, keyin bekor boʻladi.',
    handover:
      'Kuryer yoki punkt xodimi posilkani olib, qabul qilinganini yozgan, pochtomatda esa yacheyka yopilgan paytdan boshlab posilka bizga topshirilgan hisoblanadi.',
    refuse:
      'Buyurtmani quyidagi hollarda rad etishimiz mumkin: posilka chegaradan katta yoki ogʻir boʻlsa; ichida taqiqlangan narsa boʻlsa yoki bunga asosli shubha tugʻilsa; qadogʻi yoʻlga yaramasa; shu manzilga vaqtincha xizmat koʻrsatilmayotgan boʻlsa; toʻlanmagan qarz belgilangan chegaradan oshsa.',
  },
  packing: {
    title: 'Oʻlcham, vazn va qadoq',
    point:
      'Punkt va pochtomat qabul qiladigan posilkaning eng katta vazni — {pointKg} kg, eng uzun tomoni — {pointCm} sm; pochtomat yacheykasi bundan kichikroq boʻlishi mumkin.',
    door: 'Bundan katta posilka eshikdan eshikkacha yetkaziladi, koʻpi bilan {doorKg} kg va {doorCm} sm. Undan ogʻiri, koʻpi bilan {requestKg} kg, menejer bilan kelishib tashiladi. Qolganini tashimaymiz.',
    weight:
      'Hisob vazni — tarozidagi vazn va hajm vaznining kattasi. Hajm vaznini topish uchun uzunlik, en va balandlik (santimetrda) koʻpaytiriladi va {volumeDivisor} soniga boʻlinadi.',
    pack: 'Posilkani siljish, bosim va namlikdan saqlaydigan qilib qadoqlash joʻnatuvchining vazifasi. Moʻrt buyum qutining ichidan ham mahkamlanadi. Maslahatlar — <howToWeigh>qoʻllanmada</howToWeigh>.',
    reweigh:
      'Posilkani qabul qilishda qayta oʻlchashimiz va rasmga olishimiz mumkin. Narx kamaysa, farqi balansingizga qaytadi. Narx oshsa, roziligingizni soʻraymiz: {reweighHours} soat ichida javob bermasangiz, posilka avvalgi narxda ketadi. Keyin rozi boʻlsangiz, farqi balansdan olinadi yoki qarzga yoziladi.',
  },
  prohibited: {
    title: 'Taqiqlangan narsalar',
    list: 'Qonun taqiqlagan yoki cheklagan, odamlarga, boshqa posilkalarga va transportga xavfli narsalarni joʻnatib boʻlmaydi. Toʻliq roʻyxat <prohibitedItems>taqiqlangan narsalar</prohibitedItems> sahifasida; u ofertaning bir qismidir.',
    confirm: 'Posilkani topshirish bilan unda taqiqlangan narsa yoʻqligini tasdiqlaysiz.',
    open: 'Asosli shubha boʻlsa, posilkani siz bilan birga ochib koʻrishni taklif qilamiz; rozi boʻlmasangiz, qabul qilmaymiz. Qonunda belgilangan hollarda posilka vakolatli organga topshiriladi.',
    damage:
      'Taqiqlangan narsa yetkazgan zararni uni joʻnatgan shaxs qoplaydi. Bunday posilka yoʻlda toʻxtatilsa, xizmat haqi qaytmaydi.',
  },
  price: {
    title: 'Narx va toʻlov',
    count:
      'Narx buyurtma berilgan paytda kuchda boʻlgan <pricing>tarif</pricing> boʻyicha, soʻmda hisoblanadi va qatorma-qator koʻrsatiladi. Keyin tarif oʻzgarsa, berilgan buyurtmaning narxi oʻzgarmaydi.',
    ways: 'Toʻlov usullari: karta, toʻlov ilovalari, balans, naqd pul, oluvchi toʻlashi. Hozir qaysi usul ishlayotgani toʻlov sahifasida koʻrinadi.',
    balance:
      'Balans — xizmatlarimiz uchun oldindan toʻlangan pulingiz; unga foiz yozilmaydi. Oʻzingiz kiritgan va sarflanmagan pulni soʻrovingiz bilan qaytaramiz. Mukofot puli faqat joʻnatishga sarflanadi.',
    package:
      'Oldindan olingan paket {packageDays} kun amal qiladi va shartlariga mos posilkalarga ishlatiladi.',
    debt: 'Qarz (masalan, qaytarish haqi yoki oluvchi toʻlamagan yetkazish haqi) hisobingizda posilkasi bilan koʻrinadi. Uni balansga tushgan puldan va tovar pulidan, eng eskisidan boshlab ushlab qolishimiz mumkin. Eʼtiroz bildirsangiz, u hal boʻlguncha qarz ushlanmaydi.',
  },
  cod: {
    title: 'Olganda toʻlash',
    collect:
      'Olganda toʻlash tanlansa, posilka siz yozgan tovar puli toʻliq olingandan keyingina topshiriladi: naqd yoki toʻlov havolasi orqali. Pochtomatga faqat oldindan toʻlangan posilka qoʻyiladi.',
    payout:
      'Olingan tovar puli sizniki. Uni olingan paytdan boshlab {codHours} soat ichida, tanlovingizga qarab, balansingizga yoki bank hisobingizga oʻtkazamiz.',
    cash: 'Pulni naqd holda qaytarib olib kelish faqat bitta viloyat ichida mumkin.',
    account:
      'Bank hisobi almashtirilsa, xavfsizlik uchun yangisi bir sutkadan keyin ishlaydi. Bu orada pul avvalgi hisobga yoki balansga tushadi.',
    seller:
      'Biz tovarning sotuvchisi emasmiz: uning sifati, toʻliqligi, kafolati va qaytarib olinishi uchun joʻnatuvchi javob beradi.',
  },
  receiverPays: {
    title: 'Oluvchi toʻlaydigan buyurtma',
    handover:
      'Bunday buyurtmada posilka yetkazish haqi va, agar boʻlsa, tovar puli toʻlangandan keyin topshiriladi.',
    refused:
      'Oluvchi posilkani olmasa yoki toʻlamasa, yetkazish haqini joʻnatuvchi toʻlaydi. Oluvchining oʻzi bizdan qarzdor boʻlib qolmaydi.',
  },
  delivery: {
    title: 'Topshirish',
    proof:
      'Posilka oluvchiga kod boʻyicha yoki imzo va shaxsini tasdiqlaydigan hujjat bilan topshiriladi. Kodni aytgan shaxs oluvchi yoki uning ishonchli odami hisoblanadi, shuning uchun kodni begonaga aytmang.',
    choice:
      'Oluvchi oʻz sahifasida boshqa kunni, punktni, qoʻshnini yoki xavfsiz joyni tanlay oladi. Pul olinadigan posilka qoʻshniga va xavfsiz joyga qoldirilmaydi.',
    attempts:
      'Topshirishga koʻpi bilan {attempts} marta urinamiz. Topshira olmasak, oluvchi yangi kunni keyingi {redeliverDays} kun ichidan tanlaydi.',
    pickup:
      'Joʻnatuvchidan olib ketishga ham koʻpi bilan {attempts} marta kelamiz; keyin buyurtma bekor boʻladi va toʻlangan pul qaytadi.',
    record: 'Topshirilgani kod, imzo, rasm va voqealar jurnali bilan isbotlanadi.',
  },
  storage: {
    title: 'Saqlash va qaytarish',
    keep: 'Punkt yoki pochtomatga yetib kelgan posilka {storageDays} kun bepul saqlanadi. Oluvchi bu muddatni bir marta, yana shuncha kunga uzaytira oladi.',
    back: 'Urinishlar tugasa, oluvchi rad etsa yoki saqlash muddati oʻtsa, posilka joʻnatuvchiga qaytariladi. Qaytarish haqi — tashish narxining {returnPercent} foizi, uni joʻnatuvchi toʻlaydi.',
    dispose:
      'Joʻnatuvchi qaytgan posilkani {disposeDays} kun ichida olmasa, uni qonunda belgilangan tartibda sotishimiz yoki yoʻq qilishimiz mumkin.',
  },
  changes: {
    title: 'Bekor qilish va oʻzgartirish',
    cancel:
      'Posilka bizga topshirilguncha buyurtmani bepul bekor qila olasiz: toʻlangan pul toʻlov usuliga yoki balansga toʻliq qaytadi.',
    address:
      'Yoʻldagi posilkaning koʻcha va uyini oʻzgartirish mumkin; viloyat, tuman va kelish oraligʻi oʻzgarmaydi.',
  },
  liability: {
    title: 'Javobgarlik va sugʻurta qoplamasi',
    limit:
      'Posilka yoʻqolsa yoki shikastlansa, haqiqiy zararni qoplaymiz. Bu summa aytilgan qiymatdan, tanlangan qoplamadan va eng kam ish haqining {coverWages} baravaridan oshmaydi.',
    levels:
      'Har bir posilka bepul qoplamaga ega: koʻpi bilan {freeCover}. Haq evaziga tanlanadigan qoplamalar: {coverLevels}. Ularning narxi tarifda.',
    promise:
      'Buyurtma kunidagi tarif kattaroq qoplama bersa, kattasi qoʻllanadi. Shu versiya kuchda ekan, qoplama bundan kamaymaydi.',
    refund:
      'Posilka yoʻqolgan yoki butunlay yaroqsiz boʻlgan boʻlsa, kompensatsiyadan tashqari yetkazish haqini ham qaytaramiz.',
    excluded:
      'Quyidagilar uchun kompensatsiya toʻlanmaydi: taqiqlangan narsalar; yaroqsiz qadoq tufayli yetgan zarar; buyumning oʻz xususiyatidan kelib chiqqan buzilish; boy berilgan foyda; <notCompensated>zarari qoplanmaydigan narsalar</notCompensated> roʻyxatidagilar.',
    late: 'Muddat bizning aybimiz bilan buzilsa, qonun boʻyicha javob beramiz. Notoʻgʻri manzil yoki telefon, oluvchining joyida yoʻqligi sababli kechikish bizning aybimiz emas.',
    yours:
      'Notoʻgʻri maʼlumot, taqiqlangan narsa yoki yomon qadoq boshqalarga yetkazgan zararni uning sababchisi boʻlgan joʻnatuvchi qoplaydi.',
  },
  claims: {
    title: 'Daʼvolar',
    damage:
      'Shikastni topshirish paytidayoq kuryer yoki punkt xodimi bilan birga rasmga oling. Keyin bilinsa, qadoqni tashlamang va darhol daʼvo oching.',
    lost: 'Yoʻqolgan posilka uchun daʼvo u bizga topshirilganidan {lostDays} kun oʻtgach ochiladi.',
    how: 'Daʼvo hisobingizda, buyurtma sahifasida yoki operator orqali ochiladi. Nima boʻlganini yozing, rasmlarni va qiymatini koʻrsatadigan hujjatni qoʻshing. Bosqichlari — <covered>qoplama va kompensatsiya</covered> sahifasida.',
    answer:
      'Daʼvoni qonunda belgilangan muddatda koʻramiz va javobni sababi bilan yozamiz. Kompensatsiya balansga, bank hisobiga yoki naqd toʻlanadi.',
    found:
      'Kompensatsiyasi toʻlangan posilka topilsa, sizga xabar beramiz va u bilan nima qilishni birga hal qilamiz.',
  },
  data: {
    title: 'Shaxsiy maʼlumotlar',
    use: 'Shaxsiy maʼlumotlar qonunga muvofiq va faqat xizmat koʻrsatish uchun ishlatiladi. Nimani, nega va qancha saqlashimiz <privacy>maxfiylik</privacy> sahifasida yozilgan.',
    others:
      'Oluvchining ismi, telefoni va manzilini bizga berish bilan uning bunga roziligi borligini tasdiqlaysiz.',
    notices:
      'Posilka haqidagi xabarlar SMS, Telegram yoki boshqa siz tanlagan yoʻl bilan keladi; ularni profilda sozlaysiz.',
  },
  force: {
    title: 'Yengib boʻlmas kuch (fors-major)',
    what: 'Tabiiy ofat, favqulodda holat, davlat organining taqiqi, aloqa yoki yoʻllarning keng miqyosda uzilishi kabi yengib boʻlmas kuch sababli majburiyat bajarilmasa, tomonlar buning uchun javob bermaydi.',
    time: 'Bu holat davom etgan vaqtga muddatlar suriladi. Taʼsir qilgan buyurtmalar egalariga xabar beramiz; xohlasangiz, hali yoʻlga chiqmagan buyurtmani bekor qilib, pulni qaytaramiz.',
  },
  disputes: {
    title: 'Nizolar',
    talk: 'Nizoni avval gaplashib hal qilamiz: yozing yoki qoʻngʻiroq qiling, yoʻllari <contact>aloqa</contact> sahifasida.',
    court:
      'Kelisha olmasak, nizoni Oʻzbekiston Respublikasi sudi koʻradi. Isteʼmolchi oʻz yashash joyidagi sudga va isteʼmolchilar huquqini himoya qiladigan davlat organiga ariza bera oladi.',
  },
  amend: {
    title: 'Ofertani oʻzgartirish',
    notice:
      'Yangi versiya kuchga kirishidan kamida {noticeDays} kun oldin shu sahifada eʼlon qilinadi. Qonun talab qilgan oʻzgarish qonun aytgan kundan kuchga kiradi.',
    ask: 'Yangi versiya kuchga kirgach, keyingi tashrifingizda roziligingizni bir marta soʻraymiz. Avval berilgan buyurtmalar oʻz versiyasi boʻyicha bajariladi.',
    leave:
      'Rozi boʻlmasangiz, yangi buyurtma bermaysiz va hisobni profilda oʻchira olasiz; sarflanmagan pulingiz qaytariladi.',
    contacts: 'Telefon, manzil va bank rekvizitlari oʻzgarsa, bu yangi versiya hisoblanmaydi.',
  },
  requisites: {
    title: 'Rekvizitlar',
    company: 'Tashuvchi: {holder}. STIR: {stir}. Hisobraqam: {account}. Bank kodi (MFO): {mfo}.',
    contact:
      'Telefon: {phone}. Elektron pochta: {email}. Qoʻngʻiroqlar har kuni {open}–{close} oraligʻida qabul qilinadi.',
  },
} as const
