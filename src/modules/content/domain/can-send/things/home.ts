export const home = `
# fragile
idish, idish-tovoq, piyola, lagan, kosa, choynak, likopcha, taqsimcha, chashka, stakan, krujka, choynak piyola, chinni, sopol, kulolchilik, servis, bokal, kristall, shisha idish, keramika | посуда, пиала, пиалы, ляган, коса, тарелка, чашка, чайник, кружка, стакан, бокал, сервиз, фарфор, хрусталь, керамика, рюмка, блюдо, глиняная посуда | dishes, plates, ceramic plates, bowl, cup, mug, teapot, tableware, porcelain, ceramics, crystal, glassware, tea set, pottery, wine glass, crockery, saucer, dish
vaza, guldon, gultuvak | ваза, цветочный горшок, хрустальная ваза | vase, flower pot, crystal vase
koʻzgu, oyna, rom oyna, shisha | зеркало, стекло, фоторамка, рамка | mirror, glass, photo frame, picture frame
# plain
qoshiq, vilka, sanchqi, choʻmich, kapgir, sixlar, six, kabob six | ложка, вилка, ложки и вилки, половник, шумовка, шампуры, шампур, столовые приборы | spoon, fork, cutlery, ladle, skewers
qozon, choʻyan qozon, kastryulka, tova, skovorodka, tandir, mantiqasqon, dandir, soch-qozon, samovar, termos | казан, кастрюля, сковорода, сковородка, мантоварка, мантышница, тандыр, самовар, термос, чугунный казан | kazan, cauldron, pot, pan, frying pan, saucepan, samovar, steamer pot, tandoor, thermos, cast iron pot, wok
uy-roʻzgʻor buyumlari, supurgi, chelak, togʻora, paqir, yashik, shvabra, savat, ilgich, kiyim ilgich, elak, oʻqlov, chekich, axlat chelagi, yuvgich gubka, latta, tos | хозтовары, веник, ведро, таз, швабра, корзина, вешалка, сито, скалка, чекич, губка, тряпка | household goods, broom, bucket, basin, mop, basket, hanger, sieve, rolling pin, sponge, mop bucket
kir kukuni, kir yuvish kukuni, poroshok, kukun, persil, ariel, tayd | стиральный порошок, порошок, моющее средство, тайд, ариэль | washing powder, laundry powder, detergent, laundry detergent
# liquid
idish yuvish vositasi, fairy, konditsioner kir, suyuq kir vositasi, kir geli | средство для мытья посуды, фейри, кондиционер для белья, гель для стирки | dish soap, dishwashing liquid, fabric softener, laundry gel
# no5
oqartirgich, xlor, xlorka, belizna, domestos, xlorli ohak, unitaz tozalagich, krot, quvur tozalagich, kaustik soda, ishqor, xlorni | отбеливатель, хлор, хлорка, белизна, доместос, средство для унитаза, крот для труб, каустическая сода, щёлочь, средство для труб | bleach, chlorine, domestos, toilet cleaner, drain cleaner, caustic soda, lye, alkali
kislota, sulfat kislota, xlorid kislota, azot kislota, elektrolit, zahar, zaharli modda, reaktiv, kimyoviy reaktiv, sianid, formalin, mishyak, margimush, ammiak, nashatir | кислота, серная кислота, соляная кислота, азотная кислота, электролит, яд, отрава, реактив, химические реактивы, цианид, формалин, мышьяк, аммиак, нашатырь, нашатырный спирт, химикаты | acid, sulfuric acid, hydrochloric acid, nitric acid, electrolyte, poison, toxic substance, reagent, chemicals, cyanide, formalin, arsenic, ammonia, corrosive
# liquidFood
sirka, limon kislotasi suyuq, olma sirkasi, uksus | уксус, яблочный уксус | vinegar, apple cider vinegar
# dryFood
limon kislotasi, soda, osh sodasi, xamirturush, drojji, vanilin | лимонная кислота, сода, пищевая сода, дрожжи, ванилин, разрыхлитель | citric acid, baking soda, yeast, vanilla, baking powder
# no5
pestitsid, zararkunandaga qarshi dori, zararkunanda dorisi, qurt dori, qurtga qarshi dori, hasharot dorisi, gerbitsid, insektitsid, tarakan dorisi, suvarak dorisi, oʻt dori, chumoli dorisi, ekinga dori | пестицид, ядохимикат, гербицид, инсектицид, средство от вредителей, средство от тараканов, средство от клопов, дихлофос жидкий, отрава для тараканов, средство от насекомых, дуст | pesticide, pesticides, herbicide, insecticide, bug poison, cockroach poison, weed killer
kalamush zahri, kalamush dorisi, sichqon dorisi, sichqon zahri | крысиный яд, отрава для крыс, яд для мышей, мышиный яд | rat poison, mouse poison, rodenticide
# plain
qopqon, tuzoq, sichqon qopqoni | мышеловка, капкан, ловушка | mousetrap, trap, mouse trap
# no5
radioaktiv modda, radioaktiv, uran | радиоактивное вещество, радиоактивный, уран | radioactive material, radioactive, uranium
# fertilizer
oʻgʻit, mineral oʻgʻit, karbamid, biogumus, gul oʻgʻiti | удобрение, карбамид, мочевина удобрение, биогумус | fertilizer, fertiliser, urea fertilizer, plant food
# plain
stul, kursi, taburetka, jurnal stoli, tumba, polka, javoncha, beshik | стул, табуретка, журнальный столик, тумбочка, полка, бешик, колыбель | chair, stool, coffee table, shelf, bedside table, cradle, beshik
# bulky
divan, shkaf, karavat, krovat, stol, mebel, kreslo, javon, servant, xontaxta, kitob javoni, garnitur, yotoq mebel | диван, шкаф, кровать, стол, мебель, кресло, комод, сервант, хантахта, стенка мебельная, софа, гарнитур | sofa, couch, wardrobe, bed, table, furniture, armchair, cupboard, bookcase, desk
eshik, deraza, rom, darvoza, eshik deraza | дверь, окно, ворота, дверной блок | door, window, gate
# plain
sham, aromasham | свеча, свечи, ароматическая свеча, благовония | candle, scented candle, incense
archa, sunʼiy archa, archa oʻyinchogʻi, girlyanda, mishura | ёлка, искусственная ёлка, ёлочные игрушки, гирлянда, новогодние игрушки, мишура | christmas tree, artificial tree, christmas decorations, garland, tinsel
sunʼiy gul, sunʼiy gullar | искусственные цветы, искусственный цветок | artificial flowers, fake flowers, silk flowers
shar, havo shari, sharik | воздушный шар, воздушные шарики, шарики, шарик | balloons, balloon, party balloons
# gift
sovgʻa, sovgʻa qutisi, tugʻilgan kun sovgʻasi, sarpo, hadya | подарок, подарок на день рождения, подарочный набор, сюрприз, подарочек | gift, present, birthday gift, birthday present, gift box, surprise
# fragile
suvenir, esdalik, magnit, haykalcha suvenir, kopilka, pul qutisi | сувенир, магнитик, магнит, копилка | souvenir, fridge magnet, magnet, handicraft, money box, piggy bank
# plain
yogʻoch oʻymakorlik, lavh, yogʻoch buyum, sandiq, quticha, qogʻoz karnay, misgarlik, mis idish, chilvir, nard, shaxmat | изделия из дерева, резьба по дереву, лаух, сундук, шкатулка, нарды, шахматы, медная посуда, чеканка | wood carving, wooden box, chest, backgammon, chess, jewellery box, copperware, casket
stol oʻyini, karta oʻyini, kartochka oʻyini, loto oʻyini, shaxmat oʻyini, domino, pazl, loto | настольная игра, игральные карты, домино, пазл, лото | board game, playing cards, domino, puzzle, cards game
# emptyVessel !vessel
boʻsh idish, kanistra, boʻsh kanistra, bochka, boʻsh shisha, boʻsh banka, flakon, shisha banka, butilka, boʻsh butilka, konteyner, plastik idish | пустая тара, канистра, пустая канистра, бочка, пустая бутылка, пустая банка, флакон, бутылка, банка, контейнер, пластиковый контейнер | empty bottle, canister, jerrycan, empty canister, barrel, empty jar, flask, bottle, jar, container, can, plastic container
# plain !vessel
quti, karton quti, paket, xalta paket, upakovka, qop, skotch, plyonka, salafan | коробка, картонная коробка, пакет, упаковка, мешок, скотч, плёнка | box, cardboard box, package, packaging, bag of, sack, tape, bubble wrap
# plain
makulatura | макулатура | waste paper
`
