export const food = `
# liquidFood
asal, togʻ asali, asal banka | мёд, горный мёд, мед | honey, mountain honey
# dryFood
qurut | курт, курут | kurut, kurt, dried yoghurt balls
# bread
non, patir, patir non, qotirma, yopgan non, lochira, tandir non, samarqand noni, qatlama quruq, buxanka | хлеб, лепёшка, лепёшки патир, патир, самаркандская лепёшка, лаваш, лепешка | bread, patir, patir bread, flatbread, non bread, samarkand bread, lavash
# no12 !always
muzlatilgan, muzlatilgan mahsulot, muzqaymoq, muzlatilgan baliq, yarim tayyor mahsulot | замороженный, заморозка, мороженое, полуфабрикаты, замороженная рыба | frozen, frozen food, ice cream, frozen fish
# dryFood
quruq sut, bolalar aralashmasi, smes, bolalar ovqati, bolalar smesi, sut kukuni, bolalar boʻtqasi, quyultirilgan sut, sgushyonka | сухое молоко, детская смесь, смесь для детей, молочная смесь, детское питание, сгущёнка, детская каша, сгущённое молоко | milk powder, powdered milk, baby formula, infant formula, baby food, condensed milk, formula milk
# eggs
tuxum, tovuq tuxumi, bedana tuxumi | яйцо, яйца, куриные яйца, перепелиные яйца, яиц | eggs, egg, quail eggs
# homeCanned
murabbo, uy murabbosi, jem, tuzlama, tuzlangan bodring, tuzlangan karam, marinad, kompot, uy konservasi, adjika, lecho, sirkalangan, tuzlangan, tuzlangan pomidor, tomat pastasi uy, varenye, kimchi, uy kimchisi | варенье, джем, кимчи, соленья, солёные огурцы, квашеная капуста, маринад, компот, домашние заготовки, аджика, лечо, закрутки, домашнее варенье, солёный, маринованный, повидло | jam, homemade jam, pickles, pickled, sauerkraut, marinade, compote, home preserves, preserves, pickled cucumbers
# dryFood
konserva, konservalangan, tushonka, shprot, baliq konservasi, konserva goʻsht, tomat pastasi, makkajoʻxori konserva | консервы, консервированный, тушёнка, шпроты, рыбные консервы, томатная паста, консерва | canned food, canned, tinned food, canned meat, canned fish, tomato paste, tinned
# liquidFood
oʻsimlik yogʻi, kungaboqar yogʻi, paxta yogʻi, zaytun yogʻi, zigʻir yogʻi, pista yogʻi, osh yogʻi, sedana yogʻi, kunjut yogʻi | растительное масло, подсолнечное масло, хлопковое масло, оливковое масло, льняное масло, кунжутное масло, масло чёрного тмина | vegetable oil, sunflower oil, cottonseed oil, olive oil, cooking oil, flaxseed oil, sesame oil, black seed oil
# oilOrButter
yogʻ, yogʻlar | масло | oil
# liquidFood
suv, gazli suv, kola, sharbat, sok, mineral suv, ichimlik, energetik, energetik ichimlik, limonad, zamzam suvi, zamzam, pepsi, fanta, kvas, alkogolsiz pivo, morojenoye kvas, alkogolsiz ichimlik, sirop qahva | вода, минеральная вода, минералка, кола, сок, напиток, энергетик, лимонад, зам-зам вода, замзам, пепси, фанта, квас, газировка, безалкогольное пиво, энергетический напиток, безалкогольный напиток | water, mineral water, cola, juice, soft drink, energy drink, lemonade, zamzam water, zamzam, soda drink, kvass, non-alcoholic beer, non alcoholic beer, alcohol free beer, soda, drink
ketchup, mayonez, sous, soya sousi, gorchitsa, xantal | кетчуп, майонез, соус, соевый соус, горчица | ketchup, mayonnaise, sauce, soy sauce, mustard
# dryFood
oziq-ovqat, oziq-ovqat mahsulotlari, quruq oziq-ovqat, doston bay, tez tayyorlanadigan lagʻmon, rolton, doshirak | сухие продукты, бакалея, лапша быстрого приготовления, доширак, роллтон | groceries, dry food, instant noodles, ramen
# fragile
chilim, kalyan, kalyan idishi | кальян | hookah, shisha pipe, shisha
kuldon, pepelnitsa, sigaret qutisi boʻsh | пепельница, портсигар | ashtray, cigarette case
# freshProduce
meva, yangi meva | фрукты | fruit, fruits, fresh fruit
sabzavot, poliz mahsulotlari | овощи | vegetables, vegetable
olma | яблоко, яблоки | apples, apple
nok | груша | pears, pear
behi | айва | quinces, quince
anor | гранат фрукт, гранаты фрукты, плод граната, гранат, кувинский гранат | pomegranates, pomegranate
qovun | дыня | melon
tarvuz | арбуз | watermelon
limon | лимон | lemons, lemon
apelsin | апельсин | oranges, orange fruit
mandarin | мандарин | mandarins, mandarin, tangerine
banan | банан | bananas, banana
kivi | киви | kiwi
xurmo meva, xurmo, hurmo, yangi xurmo | хурма | persimmons, persimmon
anjir | инжир | figs, fig
uzum | виноград | grapes, grape
shaftoli | персик | peaches, peach
olxoʻri | слива | plums, plum
gilos | черешня | sweet cherries, cherries, cherry
olcha | вишня | sour cherries
oʻrik | абрикос, урюк | apricots, apricot
jiyda | джида | silverberry, jida fruit
mango | манго | mango, mangoes
ananas | ананас | pineapple
kartoshka | картошка, картофель | potatoes, potato
piyoz | лук, репчатый лук | onions, onion
sabzi | морковь, морковка | carrots, carrot
pomidor | помидор, томат | tomatoes, tomato
bodring | огурец, огурцы | cucumbers, cucumber
karam | капуста | cabbage
qovoq, oshqovoq | тыква, кабачок | pumpkin, squash, zucchini
turp, rediska | редька, редиска | radish
lavlagi, sholgʻom | свёкла, репа | beetroot, beet, turnip
baqlajon | баклажан | eggplant, aubergine
bulgʻor qalampiri, shirin qalampir, garmdori, qalampir | болгарский перец, сладкий перец, острый перец | bell pepper, chili pepper, peppers
sarimsoq, sarimsoqpiyoz | чеснок | garlic
koʻkat, ukrop, kashnich, rayhon | зелень, укроп, кинза, райхон | greens, dill, cilantro, basil
qoʻziqorin | грибы | mushrooms, mushroom
# no12
qulupnay, klubnika, yertut | клубника, земляника | strawberries, strawberry
malina, maymunjon | малина, ежевика | raspberries, raspberry, blackberry
tut | тутовник, тут, шелковица | mulberries, mulberry
goʻsht, gusht, mol goʻshti, qoʻy goʻshti, xom goʻsht, ot goʻshti | мясо, говядина, баранина, сырое мясо, конина, свинина | meat, raw meat, beef, lamb, mutton, horse meat, pork
qiyma | фарш | minced meat, mince, ground beef
tovuq goʻshti, tovuq, broyler, kurka goʻshti | курица, куриное мясо, окорочка, мясо индейки | chicken, chicken meat, turkey meat
jigar, kalla-pocha, ichak-chavoq | печень, субпродукты | liver, offal
dumba, dumba yogʻi, mol yogʻi | курдюк, курдючный жир, сало | fat tail, mutton fat, lard
baliq, yangi baliq | рыба, свежая рыба, морепродукты, креветки | fish, raw fish, fresh fish, seafood, shrimp
ikra | икра | caviar
sut, xom sut | молоко | milk, fresh milk
qaymoq | каймак, сливки | kaymak, kaymak cream, clotted cream, whipping cream
qatiq, suzma, chakki | катык, сузьма | katyk, suzma
kefir, ayron, qimiz | кефир, айран, кумыс | kefir, ayran, kumis
tvorog, smetana | творог, сметана | cottage cheese, sour cream, curd
yogurt, sutli mahsulot | йогурт, молочные продукты, молочка | yoghurt, yogurt, dairy, dairy products
sariyogʻ | сливочное масло | butter
ona suti | грудное молоко | breast milk
osh, palov, toʻy oshi, osh-palov | плов | plov, pilaf
somsa, issiq somsa | самса, горячая самса, сомса | samsa, hot samsa, somsa
manti, chuchvara, xonim | манты, чучвара, пельмени, хонум | manti, dumplings
norin, lagʻmon | нарын, лагман | norin, lagman
shoʻrva, mastava, suyuq ovqat | шурпа, суп, мастава, борщ | soup, shurpa
kabob, shashlik | кебаб, шашлык, шаурма | kebab, shashlik, shawarma
salat | салат | salad
pitsa, burger, xot-dog, fastfud | пицца, бургер, хот-дог, фастфуд | pizza, burger, hot dog, fast food
ovqat, issiq ovqat, uy ovqati, pishgan ovqat, tayyor ovqat, taom | еда, горячая еда, готовая еда, домашняя еда | cooked food, hot food, homemade food, ready meal, hot meal, prepared food, food
dimlama, dolma, kotlet, hasip | димляма, голубцы, долма, котлеты, хасып | stew, stuffed cabbage, dolma, cutlets
sumalak, halim, nishalda | сумаляк, халим, нишалда | sumalak, halim, nishalda
pirog, uy pishirigʻi, blinchik, gumma | пирог, пирожки, блины, домашняя выпечка, беляши | pie, pancakes, homemade pastry
tort, kremli tort, chizkeyk | торт, торт на день рождения, чизкейк, кремовый торт | cake, birthday cake, cream cake, cheesecake
pirojniy, pirojnoye, ekler | пирожное, эклер, капкейки | cream pastry, eclair, cupcakes
# keepsUnopened
kolbasa, sosiska, vetchina, sardelka | колбаса, сосиски, ветчина, сервелат, копчёная колбаса | sausage, sausages, ham, salami, smoked sausage
qazi, qazi-qarta | казы | kazy, horse sausage, kazy horse sausage, qazi
dudlangan goʻsht, sujuk, basturma, dudlangan tovuq, dudlangan | копчёное мясо, суджук, бастурма, копчёный, копчёности | smoked meat, sujuk, pastirma, smoked
dudlangan baliq | копчёная рыба | smoked fish
pishloq, brinza | сыр, брынза, твёрдый сыр | cheese, hard cheese, feta
# dryFood
mayiz | изюм, кишмиш | raisins
turshak, bargak | курага, сушёный урюк | dried apricots
quruq meva, quritilgan meva, quruq mevalar, qora olxoʻri, qoqi | сухофрукты, чернослив, сушёный инжир | dried fruit, dried fruits, prunes, dried figs
xurmo, finik, quruq xurmo | финики | dates
quritilgan goʻsht, qoq goʻsht | вяленое мясо, сушёное мясо | dried meat, jerky, beef jerky
quritilgan baliq, vobla, qoqlangan baliq, quruq baliq | вобла, вяленая рыба, сушёная рыба | dried fish
yongʻoq, chaqilgan yongʻoq, magʻiz | грецкие орехи, орехи, орех | walnuts, walnut, nuts
bodom | миндаль | almonds, almond
pista, pistacha | фисташки | pistachios, pistachio
yeryongʻoq | арахис | peanuts, peanut
danak, oʻrik danagi | абрикосовые косточки, косточки | apricot kernels
funduk, keshyu | фундук, кешью | hazelnuts, cashews, cashew
semechka, kunjut | семечки, кунжут | sunflower seeds, sesame
choy, koʻk choy, qora choy | чай, зелёный чай, чёрный чай | tea, green tea, black tea
qahva, kofe | кофе, растворимый кофе | coffee, instant coffee
kakao | какао | cocoa
guruch, devzira, lazer guruch, sholi | рис, девзира | rice
mosh | маш | mung beans
noʻxat | нут, горох | chickpeas, peas
loviya, yasmiq | фасоль, чечевица | beans, lentils
un | мука | flour
bugʻdoy, arpa, suli, joʻxori | пшеница, ячмень, овёс, кукуруза | wheat, barley, oats, corn, maize
grechka, yorma, manka | гречка, крупа, манка, перловка, овсянка | buckwheat, semolina, oatmeal, cereal
makaron, ugra | макароны, лапша, спагетти | pasta, noodles, macaroni, spaghetti
shakar, qand | сахар, рафинад | sugar, lump sugar
navvot, novvot | новват, нават, навват | navvat, nabat, rock sugar, navvat rock sugar
tuz, osh tuzi | соль, поваренная соль | salt, table salt
ziravor, ziravorlar, qizil qalampir kukuni, zarchava, dolchin, sumax, lavr yaprogʻi | специи, приправа, куркума, корица, паприка, лавровый лист, сумах | spices, seasoning, turmeric, cinnamon, paprika, bay leaf, spice
zira | зира | cumin
murch, qora murch | перец молотый, чёрный перец | black pepper, ground pepper
konfet, karamel, shokoladli konfet | конфеты, карамель, леденцы | sweets, candy, candies, caramel, lollipops
shokolad | шоколад, шоколадка | chocolate, chocolates
pechenye, vafli, pryanik | печенье, вафли, пряники | cookies, biscuits, wafers, gingerbread
holva, pashmak | халва, пашмак | halva
parvarda, shirinlik, shirinliklar, lukum, marmelad, zefir | парварда, сладости, лукум, мармелад, зефир | parvarda, confectionery, turkish delight, marmalade, marshmallow
saqich | жвачка, жевательная резинка | chewing gum
chips, kirieshki, popkorn, bodroq | чипсы, сухарики, попкорн, хлопья | chips, crisps, crackers, popcorn, corn flakes
chak-chak, chakchak, boʻgʻirsoq, qush tili | чак-чак, баурсаки, хворост | chak-chak, baursak
# no8
aroq, araq | водка | vodka
vino, musallas, sharob | вино | wine
pivo | пиво | beer
konyak, brendi | коньяк, бренди | cognac, brandy
viski | виски | whiskey, whisky
shampan, shampan vinosi, shampanskiy | шампанское, игристое вино | champagne, sparkling wine
samogon | самогон, настойка | moonshine
likyor, tekila, djin, martini, rom ichimligi, nalivka, sidr | ликёр, наливка, сидр, текила, ром, джин, мартини, вермут, абсент | liqueur, cider, tequila, rum, gin, martini
alkogol, spirtli ichimlik, alkogolli ichimlik | алкоголь, спиртное, спиртные напитки, алкогольные напитки | alcohol, liquor, alcoholic drinks, booze, spirits
sigaret, sigareta, papiros | сигареты, сигарета, папиросы, блок сигарет | cigarettes, cigarette
sigara | сигара, сигары | cigars, cigar
tamaki, tamaki mahsuloti | табак, табачные изделия, махорка | tobacco
nos, nosvoy, nasvay | насвай, насвой | nasvay, naswar
veyp, vape, elektron sigaret, elektron sigareta, elfbar, pod sistema, veyp suyuqligi | вейп, электронная сигарета, электронки, одноразка, жидкость для вейпа, под-система | vape, vapes, e-cigarette, electronic cigarette, vape liquid, vape juice, e-cig
iqos, aykos, stik, glo stik | айкос, стики | iqos, heets, heated tobacco
chilim tamakisi, kalyan tamakisi | табак для кальяна | hookah tobacco, shisha tobacco
snyus | снюс | snus
`
