export default {
  lead: {
    title: 'Nimani joʻnatib boʻlmaydi?',
    text: 'Jami {prohibitedRules} ta qoida. Oʻqib oʻtirmasdan ham bilsa boʻladi: narsaning nomini yozing.',
    drawn: 'Yoʻl darvozadan oʻtadi, bitta koshin yoʻldan chetga burilgan',
  },
  dangerous: {
    title: 'Xavfli',
    text: 'Yoʻlda yonishi, portlashi yoki oqishi mumkin.',
    explosives: {
      title: 'Portlovchi moddalar, oʻq-dorilar',
      text: 'petarda, salyut, porox, patron',
      instead: 'Uyda topilgan boʻlsa, qoʻl tekkizmang: {police} raqamiga qoʻngʻiroq qiling.',
    },
    flammables: {
      title: 'Yonuvchi suyuqlik va gazlar',
      text: 'benzin, atseton, gaz balloni, zajigalka',
      instead: 'Boʻsh, yuvilgan va hidi ketgan idishni joʻnatsa boʻladi.',
    },
    aerosols: {
      title: 'Bosim ostidagi ballonchalar',
      text: 'soch laki, dezodorant, purkagichli boʻyoq',
      instead: 'Sharikli dezodorant, krem yoki oddiy flakondagisini joʻnating.',
    },
    batteries: {
      title: 'Alohida batareyalar',
      text: 'powerbank, skuter batareyasi, zaxira akkumulyator',
      instead: 'Qurilma ichidagisi mumkin: telefon, noutbuk, soat. Oʻchirib, qalin oʻrang.',
    },
    poisons: {
      title: 'Zaharli va oʻyuvchi moddalar',
      text: 'kislota, simob, xlor, zararkunandaga qarshi dori',
      instead: 'Ruxsatnomasi bor maxsus tashuvchiga bering.',
    },
  },
  unlawful: {
    title: 'Qonun taqiqlagan',
    text: 'Bularni joʻnatish qonunga zid.',
    weapons: {
      title: 'Qurol va uning qismlari',
      text: 'toʻpponcha, pnevmatik qurol, xanjar, kastet',
      instead: 'Oshxona pichogʻi mumkin: tigʻini qattiq gʻilofga soling.',
    },
    drugs: {
      title: 'Giyohvandlik va psixotrop moddalar',
      text: 'nasha, tramadol, kuchli uyqu dorilari',
      instead: 'Retsept boʻlsa ham olmaymiz: oluvchi oʻzi turgan joydagi dorixonadan olsin.',
    },
    alcoholTobacco: {
      title: 'Alkogol, tamaki va elektron sigaretalar',
      text: 'aroq, vino, sigaret, nos, veyp',
      instead: 'Sovgʻaga choy, quruq meva yoki shirinlik joʻnating.',
    },
    money: {
      title: 'Pul, bank kartalari va qimmatli qogʻozlar',
      text: 'naqd pul, plastik karta, chek, lotereya',
      instead: 'Pulni bank, Payme yoki Click orqali oʻtkazing.',
    },
    counterfeits: {
      title: 'Qalbaki va taqiqlangan buyumlar',
      text: 'soxta brend, qalbaki hujjat, taqiqlangan adabiyot, dron',
      instead: 'Asl tovarni joʻnating, chekini quti ichiga soling.',
    },
  },
  alive: {
    title: 'Tirik va tez buziladigan',
    text: 'Quti yoʻlda {standardFromNumber}–{standardTo} boʻladi.',
    animals: {
      title: 'Tirik jonzotlar',
      text: 'qush, mushuk, baliq, asalari',
      instead: 'Yoʻlga oʻzingiz bilan olib chiqing yoki jonivor tashiydigan xizmatni toping.',
    },
    perishables: {
      title: 'Tez buziladigan ovqat',
      text: 'goʻsht, qaymoq, tort, issiq somsa',
      instead: 'Quritilgan yoki zavodda qadoqlangani mumkin: qurut, mayiz, asal, patir.',
    },
    samples: {
      title: 'Tahlil namunalari va inson kuli',
      text: 'qon, siydik, krematsiya idishi',
      instead: 'Laboratoriyaning oʻz kuryeriga topshiring.',
    },
  },
  priceless: {
    title: 'Bebaho buyumlar',
    text: 'Yoʻqolsa, oʻrnini pul bilan toʻldirib boʻlmaydi.',
    valuables: {
      title: 'Zargarlik va antikvar buyumlar',
      text: 'tilla uzuk, qimmatbaho tosh, eski tangalar, rasm',
      instead: 'Bijuteriya mumkin. Qolganini qoplama bilan joʻnating: eng koʻpi {topCover}.',
    },
  },
  found: {
    title: 'Taqiqlangan narsa qutidan chiqib qolsa',
    handing: {
      title: 'Topshirayotganda',
      text: 'Kuryer yoki punkt olmaydi va sababini aytadi. Pul yechilmaydi.',
    },
    road: {
      title: 'Yoʻlda topilsa',
      text: 'Qutini toʻxtatamiz va oʻsha kuni qoʻngʻiroq qilamiz. Qaytarish haqi — tashish narxining yarmi.',
    },
    danger: {
      title: 'Xavfli boʻlsa',
      text: 'Qonunga koʻra tegishli idoraga topshiramiz, dalolatnomasi sizga yuboriladi.',
    },
  },
  next: {
    title: 'Qutingizda bunday narsa yoʻqmi?',
    text: 'Unda narxini biling: kichik quti Toshkentdan Samarqandga, punktdan punktgacha — {priceBelt1}.',
    ways: { price: 'Narxini hisoblash' },
  },
  near: { title: 'Shunga yaqin sahifalar' },
} as const
