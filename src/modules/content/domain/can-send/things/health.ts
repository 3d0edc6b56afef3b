export const health = `
# medicine
dori, dori-darmon, tabletka, dorilar, sirop, yoʻtal siropi, ampula, malham dori, ogʻriq qoldiruvchi, yoʻtalga dori, dori darmon, kapsula | лекарство, таблетки, таблетка, медикаменты, препарат, сироп, сироп от кашля, капли, ампулы, обезболивающее, мазь, лекарственный препарат | medicine, medicines, medication, tablets, pills, drugs from pharmacy, cough syrup, syrup, eye drops, ointment, painkillers, capsules
paratsetamol, analgin, aspirin, sitramon, ibuprofen, nurofen, antibiotik, amoksitsillin, no-shpa, validol, korvalol, yod, zelyonka, vodorod peroksidi, mezim, faol koʻmir | парацетамол, анальгин, аспирин, цитрамон, ибупрофен, нурофен, антибиотик, амоксициллин, но-шпа, валидол, корвалол, йод, зелёнка, перекись водорода, мезим, активированный уголь | paracetamol, aspirin, ibuprofen, nurofen, antibiotic, antibiotics, amoxicillin, iodine, hydrogen peroxide, activated charcoal
yurak dorisi, bosim dorisi, allergiya dorisi, shamollash dorisi, koʻz tomchisi, burun tomchisi, quloq tomchisi, surtma, maz | лекарство от давления, лекарство от сердца, лекарство от аллергии, глазные капли, противовирусное | blood pressure pills, heart medicine, allergy pills, cold medicine
# coldMedicine
insulin, vaksina, muzlatkichda saqlanadigan dori, sovuqda saqlanadigan dori, emlash dorisi | инсулин, вакцина, лекарство из холодильника | insulin, vaccine, refrigerated medicine
# dryFood
dorivor oʻsimlik, giyoh, dorivor giyoh, naʼmatak, moychechak, isiriq, sedana | лекарственные травы, травы, шиповник, ромашка, травяной сбор, исырык, гармала, чёрный тмин | herbs, medicinal herbs, rosehip, chamomile, herbal tea
# supplement
vitamin, bad, baliq yogʻi kapsula, biologik faol qoʻshimcha, protein, kollagen, omega 3, omega | витамины, бад, протеин, коллаген, омега, омега 3, пищевая добавка, рыбий жир | vitamins, vitamin, supplement, supplements, protein powder, whey protein, collagen, omega 3, fish oil
# no7
tramadol, lirika, pregabalin, kodein, tropikamid, regapen, tramal, morfin, fentanil, metadon | трамадол, лирика, прегабалин, кодеин, тропикамид, морфин, фентанил, метадон, трамал, промедол | tramadol, lyrica, pregabalin, codeine, morphine, fentanyl, methadone, oxycodone
uyqu dorisi, kuchli uyqu dorisi, uyqu dori, psixotrop dori, psixotrop modda, fenazepam, relanium, diazepam, ksanaks, klonazepam, trankvilizator | снотворное, сильное снотворное, психотропные, психотропные препараты, феназепам, реланиум, диазепам, ксанакс, клоназепам, транквилизатор | sleeping pills, sleeping pill, sleeping tablets, psychotropic, diazepam, xanax, valium, tranquilizer, clonazepam
narkotik, giyohvandlik moddasi, giyohvand modda, nasha, marixuana, geroin, kokain, qoradori, afyun, koʻknor, koʻknori, gashish, metamfetamin, sintetik narkotik, ekstazi, mefedron, anasha, spays, lsd | наркотик, наркотики, марихуана, анаша, героин, кокаин, опиум, мак опийный, кукнар, гашиш, конопля, метамфетамин, экстази, мефедрон, спайс, лсд, травка, солевой наркотик | drugs, narcotics, marijuana, weed, cannabis, heroin, cocaine, opium, hashish, meth, methamphetamine, ecstasy, mephedrone, lsd
# no5
simobli termometr, simobli gradusnik, simob, gradusnik, shisha termometr | ртутный градусник, ртутный термометр, ртуть, градусник | mercury thermometer, mercury, glass thermometer
# homeDevice
elektron termometr, elektron gradusnik, termometr | электронный термометр, электронный градусник, термометр | digital thermometer, electronic thermometer, thermometer
tonometr, qon bosimini oʻlchagich, glyukometr, qon bosimi apparati, ingalyator, nebulayzer, pulsoksimetr, bosim oʻlchagich | тонометр, глюкометр, ингалятор, небулайзер, пульсоксиметр | blood pressure monitor, glucometer, glucose meter, inhaler device, nebulizer, pulse oximeter
# plain
test poloska, homiladorlik testi, test tasmasi | тест-полоски, тест на беременность | test strips, pregnancy test
shpris, bint, paxta, plastir, leykoplastir, bir martalik shpris, igna shpris, tomizgich, sistema tomchilatgich | шприц, бинт, вата, пластырь, лейкопластырь, капельница, одноразовые шприцы | syringe, bandage, cotton wool, plaster, band aid, new syringes
niqob, tibbiy niqob, tibbiy qoʻlqop, bir martalik qoʻlqop | маска, медицинская маска, медицинские перчатки, одноразовые перчатки | face mask, mask, medical mask, medical gloves, disposable gloves
# fragile
koʻzoynak, quyosh koʻzoynak, linza, kontakt linza, ochki | очки, очки для зрения, солнечные очки, линзы, контактные линзы | glasses, eyeglasses, sunglasses, contact lenses
# bulky
elektr nogironlar aravachasi | электрическая инвалидная коляска | electric wheelchair
# plain
nogironlar aravachasi, nogironlik aravachasi, qoʻltiqtayoq, hassa, yurgich nogironlar | инвалидная коляска, костыли, трость, ходунки для пожилых | wheelchair, crutches, walking stick, cane, walker
# clothes
bandaj, korset, ortopedik yostiq, stelka, kompression paypoq | бандаж, корсет, ортопедическая подушка, стельки, компрессионные чулки | brace, corset, orthopedic pillow, insoles, compression stockings
# plain
tish protezi, protez | зубной протез, протез, вставная челюсть | dentures, prosthesis, false teeth
# no13
qon tahlili, qon namunasi, qon tahlili namunasi, namuna, qon, siydik, siydik tahlili, siydik analizi, najas tahlili, tahlil namunasi, analiz, biopsiya, tupuk namunasi, dnk namunasi, qon analizi, peshob, bioanaliz, tahlil | анализ крови, кровь, моча, моча на анализ, кал, анализы, анализ, биопсия, мазок, образец днк, пробирка с кровью, биоматериал, сперма | blood sample, blood, urine sample, urine, stool sample, biopsy, dna sample, medical samples, swab, test sample, sperm
# paper
tahlil natijasi, analiz natijasi, analiz javobi, rentgen surati, mrt surati, kasallik tarixi | результаты анализов, результат анализа, рентгеновский снимок, снимок мрт, история болезни | test results, x-ray, xray, mri scan, medical records, blood test results
# no13
marhumning kuli, inson kuli, kremasiya idishi, kremasiya kuli, jasad, inson suyagi, inson aʼzosi | прах, прах после кремации, урна с прахом, человеческие останки, человеческий орган, кости человека | human ashes, ashes, cremation ashes, urn with ashes, cremated remains, human remains, human organ, human bones
# fragile
boʻsh probirka, boʻsh shisha idish laboratoriya | пустая пробирка, пробирка | empty test tube, test tube
# plain
sovun, qoʻlda ishlangan sovun, xoʻjalik sovuni | мыло, мыло ручной работы, хозяйственное мыло | soap, handmade soap, bar soap
# liquid
shampun, konditsioner soch, dush geli, soch balzami, suyuq sovun, soch yogʻi, loson, losyon, mitsellyar suv | шампунь, бальзам для волос, гель для душа, кондиционер для волос, жидкое мыло, лосьон, мицеллярная вода, масло для волос | shampoo, hair conditioner, shower gel, body wash, liquid soap, lotion, micellar water, hair oil
krem, yuz kremi, qoʻl kremi, tanaga krem, quyosh kremi, tonalka, tonal krem, yuz niqobi, syvorotka, vazelin | крем, крем для лица, крем для рук, тональный крем, солнцезащитный крем, тоналка, сыворотка для лица, вазелин, маска для лица | cream, face cream, hand cream, foundation, sunscreen, serum, vaseline, moisturizer, body lotion
# plain
kosmetika, pomada, lab boʻyogʻi, tush, kirpik tushi, upa, pudra, ten, kosmetik vosita, parda andoz, pardoz, qosh qalam, usma, surma, lab pomadasi, xna, xina | косметика, помада, тушь, тушь для ресниц, пудра, тени, румяна, карандаш для глаз, хна, усьма, сурьма, блеск для губ | makeup, make-up, cosmetics, lipstick, mascara, powder compact, face powder, eyeshadow, eyeliner, henna, lip gloss
# liquid
soch boʻyogʻi, qosh boʻyogʻi | краска для волос, краска для бровей | hair dye, hair color
# plain
sunʼiy kirpik, sunʼiy tirnoq, parik, sunʼiy soch | накладные ресницы, искусственные ресницы, накладные ногти, парик | fake eyelashes, false lashes, fake nails, wig, artificial hair
# perfume
atir, duxi, parfyum, tualet suvi, odekolon, atirlar, parfyumeriya | духи, парфюм, туалетная вода, одеколон, парфюмерия | perfume, eau de toilette, cologne, eau de parfum, fragrance, aftershave
tirnoq laki, gel lak, gel-lak, manikyur laki | лак для ногтей, гель-лак, лак ногтей | nail polish, nail varnish, gel polish
antiseptik, qoʻl antiseptigi, sanitayzer | антисептик, санитайзер, антисептик для рук | hand sanitizer, antiseptic, sanitizer
# deodorant
dezodorant, antiperspirant, sharikli dezodorant | дезодорант, антиперспирант, шариковый дезодорант | deodorant, antiperspirant, roll-on deodorant
# no3
dezodorant sprey, sprey dezodorant, aerozol dezodorant, purkagichli dezodorant | дезодорант-спрей, аэрозольный дезодорант, дезодорант спрей | spray deodorant, aerosol deodorant, deodorant spray
soch laki, soch uchun lak, lak sprey, soch spreyi | лак для волос, спрей для волос | hair spray, hairspray, hair lacquer
soqol koʻpigi, soqol olish koʻpigi, koʻpik aerozol, soch uchun koʻpik | пена для бритья, мусс для волос, пенка для волос | shaving foam, hair mousse, shaving cream can
# smallBlade
ustara, soqol olish dastgohi, lezviya, stanok, tigʻ ustara, jillet | бритва, станок для бритья, лезвие, лезвия, опасная бритва | razor, shaving razor, razor blades, safety razor
# plain
tish pastasi, tish choʻtkasi, tish yuvish | зубная паста, зубная щётка | toothpaste, toothbrush
taglik, pampers, prokladka, salfetka, hoʻl salfetka, tualet qogʻozi, bolalar tagligi, tampon | подгузники, памперсы, прокладки, салфетки, влажные салфетки, туалетная бумага, тампоны | diapers, nappies, pampers, sanitary pads, wet wipes, toilet paper, tissues, napkins, tampons
taroq, soch rezinka, zakolka, soch qisqichi, manikyur toʻplami | расчёска, резинка для волос, заколка, щётка для волос | comb, hairbrush, hair tie, hair clip, hairpin
`
