/** The parcel itself: how it leaves, how it is followed, how it arrives. */
export default {
  sending: {
    title: 'Joʻnatish',
    howToSend: {
      title: 'Posilkani qanday joʻnataman?',
      text: 'Qayerdan, qayerga va qanday quti ekanini tanlaysiz: narx va yetib borish kuni shu zahoti chiqadi. Keyin kimdan va kimga ekanini yozib, toʻlovni tanlaysiz. Qutini punktga olib borasiz yoki kuryerni kutasiz.',
      way: 'Posilka joʻnatish',
    },
    whereToBring: {
      title: 'Qutini qayerga olib boraman?',
      text: 'Buyurtma berayotganda sizga yaqin punkt va pochtomatlar xaritada chiqadi. Ular vazni {pointWeightNumber} kilogrammgacha, tomoni {pointSideNumber} santimetrgacha boʻlgan qutini oladi. Undan kattasi uchun kuryer chaqiring.',
      way: 'Punkt tanlash',
    },
    courierPickup: {
      title: 'Kuryer uydan olib ketadimi?',
      text: 'Ha. Toshkent va unga yaqin tumanlarda bu {priceDoorNear}, boshqa joylarda {priceDoorFar} turadi. Kuryer {attemptsNumber} marta kelib sizni topmasa, buyurtma bekor boʻladi va pul qaytadi.',
      way: 'Kuryer xizmati haqida',
    },
    howLong: {
      title: 'Necha kunda yetib boradi?',
      text: 'Standart {standardFromNumber}–{standardToNumber} kunda, ekspress {expressHoursNumber} soatda. Qabul chegarasi — soat {cutOff}: undan keyingi buyurtma ertangi kundan hisoblanadi. Aniq kunni kalkulyator aytadi.',
      way: 'Kunini bilish',
    },
    express: {
      title: 'Ekspress barcha yoʻnalishlarda bormi?',
      text: 'Viloyat ichida va koʻp yoʻnalishda bor, tashish {expressPercent} qimmatroq. Eng uzoq viloyatlar bilan boshqalari orasida hozircha faqat standart ishlaydi. Kalkulyator buni darhol koʻrsatadi.',
      way: 'Yoʻnalishni tekshirish',
    },
    packing: {
      title: 'Qanday qadoqlayman?',
      text: 'Silkitganda hech narsa qimirlamasin: boʻsh joyni qogʻoz bilan toʻldiring, qirralarini tasma bilan yopishtiring. Moʻrt narsani yumshoq matoga oʻrang va izohda yozib qoʻying. Yomon qadoqdan singan narsa uchun kompensatsiya toʻlanmaydi.',
      way: 'Nimani qanday joʻnatish mumkin',
    },
    label: {
      title: 'Printerim yoʻq. Yorliqni nima qilaman?',
      text: 'Trek-kodni qutiga yirik va aniq qilib yozing, shuning oʻzi yetadi. Printer boʻlsa, yorliqni buyurtma sahifasidan chop etasiz.',
      way: 'Buyurtmalarim',
    },
    largest: {
      title: 'Eng ogʻiri va eng kattasi qancha?',
      text: 'Eshikdan eshikkacha {doorWeightNumber} kilogrammgacha, uzunligi {doorSideNumber} santimetrgacha. Ogʻirrogʻini, {requestWeightNumber} kilogrammgacha, menejer bilan kelishasiz. Bundan ortigʻini tashimaymiz.',
      way: 'Qutini oʻlchash',
    },
    prohibited: {
      title: 'Nimani joʻnatib boʻlmaydi?',
      text: 'Qurol, portlovchi va yonuvchi moddalar, giyohvand vositalar kabi narsalarni. Roʻyxatda {prohibitedRules} ta qoida bor, har birining yonida uning oʻrniga nima qilish mumkinligi yozilgan.',
      way: 'Taqiqlangan narsalar',
    },
    noAddress: {
      title: 'Oluvchining manzilini bilmasam ham boʻladimi?',
      text: 'Ha. Oluvchi profilida «Menga posilka joʻnating» havolasini olib, sizga yuboradi. Siz faqat ismi va tumanini koʻrasiz, manzilni biz bilamiz.',
      way: 'Shaxsiy havola olish',
    },
  },
  receiving: {
    title: 'Qabul qilish',
    notHome: {
      title: 'Uyda boʻlmayman. Nima qilay?',
      text: {
        p1: 'SMSdagi havolani oching va kuryer yoʻlga chiqquncha tanlang, bu bepul:',
        li1: 'punkt yoki pochtomat: posilka {storageDaysNumber} kun turadi;',
        li2: 'qoʻshni yoki xavfsiz joy, agar toʻlanadigan pul boʻlmasa;',
        li3: 'oʻrningizga boshqa odam, unga bir martalik kod beramiz.',
        p2: 'Kuryer kelib topmasa, yaqin {redeliverDaysNumber} kundan qulayini tanlaysiz.',
      },
      way: 'Posilkani ochish',
    },
    attempts: {
      title: 'Kuryer necha marta keladi?',
      text: 'Koʻpi bilan {attemptsNumber} marta. Shundan keyin posilka joʻnatuvchiga qaytadi, joʻnatuvchi qaytish uchun tashish narxining yarmini toʻlaydi.',
      way: 'Posilkani ochish',
    },
    storage: {
      title: 'Punktda qancha saqlanadi?',
      text: 'Bepul {storageDaysNumber} kun. Havolangizda yana shuncha kunga bir marta uzaytirasiz. Muddat oʻtsa, posilka joʻnatuvchiga qaytadi; u ham olmasa, {disposeDaysNumber} kundan keyin saqlanmaydi.',
      way: 'Posilkani ochish',
    },
    pickupCode: {
      title: 'Olish kodi nima va kelmasa nima qilaman?',
      text: 'SMS bilan keladigan raqam, uni faqat posilkani olayotganda ayting. Kuryer kodsiz ham topshiradi: imzo va pasport rasmi bilan. Punkt va pochtomat faqat kod bilan beradi. Kod {codeTriesNumber} marta xato aytilsa, yopiladi: operatorga qoʻngʻiroq qiling.',
      way: 'Operator bilan bogʻlanish',
    },
    somebodyElse: {
      title: 'Posilkani boshqa odam olsa boʻladimi?',
      text: 'Ha. SMSdagi havolada uning ismi va telefonini yozing, sahifada bir marta ishlaydigan kod chiqadi. Posilka kodni aytgan odamga beriladi.',
      way: 'Posilkani ochish',
    },
    changeAddress: {
      title: 'Manzilni oʻzgartirsam boʻladimi?',
      text: 'Koʻcha, uy, moʻljal va xaritadagi belgini posilka topshirilguncha oʻzgartirasiz: joʻnatuvchi buyurtma sahifasida, oluvchi SMSdagi havolada. Viloyat, tuman va soat oraligʻi oʻzgarmaydi.',
      way: 'Buyurtmalarim',
    },
    refuse: {
      title: 'Posilkani olmasam-chi?',
      text: 'SMSdagi havolada rad eting yoki kuryerga ayting. Sizdan pul olinmaydi, posilka joʻnatuvchiga qaytadi. Keyin bu qarorni oʻzgartirib boʻlmaydi.',
      way: 'Posilkani ochish',
    },
    callCard: {
      title: 'Kuryer varaqa qoldiribdi. Bu nima?',
      text: 'Chaqiruv varaqasi: kuryer keldi, lekin sizni topmadi. Varaqadagi raqamni va telefoningizning oxirgi raqamlarini kuzatuv sahifasiga yozing: boshqa kun yoki punkt tanlaysiz.',
      way: 'Kuzatuv sahifasi',
    },
  },
  tracking: {
    title: 'Kuzatish',
    where: {
      title: 'Posilkam qayerda?',
      text: 'Trek-kodni yozing: bosqichlar, vaʼda qilingan kun va butun tarix chiqadi. Kod TB harflari bilan boshlanadi.',
      way: 'Posilkani kuzatish',
    },
    noSuchCode: {
      title: '«Bunday posilka yoʻq» deyapti',
      text: 'Kodni yorliq yoki SMS bilan solishtiring: bitta raqam xato boʻlsa, sahifa darhol aytadi. Buyurtma raqami bilan kuzatib boʻlmaydi, trek-kod kerak.',
      way: 'Qayta yozish',
    },
    late: {
      title: 'Kuryer vaʼda qilingan kuni kelmadi',
      text: 'Kuzatuv sahifasida yangi kun va kechikish haqida yozuv turadi. Olib ketilganiga {lostAfterDaysNumber} kun toʻlsa ham kelmasa, joʻnatuvchi yoʻqolgan deb daʼvo ochadi.',
      way: 'Daʼvo qanday ochiladi',
    },
    names: {
      title: 'Nega ism va manzil koʻrinmayapti?',
      text: 'Kodni koʻrib qolgan har kim ularni bilmasligi uchun. Joʻnatuvchi yoki oluvchi telefonining oxirgi raqamlarini yozsangiz, ochiladi.',
      way: 'Posilkani ochish',
    },
    notices: {
      title: 'SMS oʻrniga Telegramga yozasizmi?',
      text: 'Profilda Telegramni ulang va qaysi xabar qayerga kelishini belgilang. Olish kodini oʻchirib boʻlmaydi: u doim keladi.',
      way: 'Xabarlarni sozlash',
    },
  },
} as const
