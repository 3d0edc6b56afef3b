export const valuables = `
# precious !always
tilla, oltin, tilla uzuk, oltin uzuk, tilla taqinchoq, tilla sirgʻa, oltin zanjir, tilla zanjir, tilla bilaguzuk, nikoh uzugi, oltin soat | золото, золотое кольцо, золотые серьги, золотая цепочка, золотой, золотой браслет, обручальное кольцо, ювелирные изделия, ювелирка, золотые украшения | gold, gold ring, gold earrings, gold chain, golden, wedding ring, engagement ring, gold bracelet
# precious
oltin quyma, tilla quyma, yombi | золотой слиток, слиток | gold bar, bullion, ingot
# precious !always
kumush, kumush uzuk, kumush taqinchoq, kumush zanjir, kumush sirgʻa | серебро, серебряная цепочка, серебряное кольцо, серебряный, серебряные украшения | silver, silver chain, silver ring, silver jewellery
platina, zargarlik buyumi, zargarlik | платина, ювелирное украшение, ювелирное изделие | platinum, fine jewellery
# precious
brilliant, olmos, qimmatbaho tosh, zumrad, yoqut, marvarid, dur | бриллиант, алмаз, драгоценные камни, драгоценный камень, изумруд, рубин, сапфир, жемчуг | diamond, gemstone, precious stones, emerald, ruby, sapphire, pearl
rolex, roleks, shveysariya soati, qimmatbaho soat | ролекс, швейцарские часы, дорогие часы | rolex, swiss watch, luxury watch
# antique
eski tangalar, eski tanga, qadimiy tanga, numizmatika, tanga, tangalar kolleksiyasi, eski tangalar kolleksiyasi | старинные монеты, старые монеты, монета, коллекция монет, нумизматика, антикварные монеты | antique coins, old coins, coin, coins, coin collection, ancient coins
pochta markasi, marka kolleksiyasi, markalar | почтовые марки, коллекция марок, марки | postage stamps, stamp collection
# antique !always
antikvar, antikvar buyum, antikvariat, qadimiy buyum, eksponat, qadimiy, samovar qadimiy | антиквариат, антикварный, старинный, антикварная вещь, старинная вещь, раритет | antique, antiques, antiquity, vintage collectible
# antique
kartina, rasm kartina, moyboʻyoq rasm, sanʼat asari, haykal, haykalcha, miniatyura, rassom asari, rasm | картина, картина маслом, произведение искусства, скульптура, статуэтка, миниатюра, полотно художника | painting, oil painting, artwork, sculpture, work of art, statuette, miniature painting
orden, medal, jangovar orden | орден, медаль, награды | medal, war medal, order medal
# costumeJewellery
bijuteriya, bezak taqinchoq, munchoq, marjon, soxta taqinchoq, shisha munchoq | бижутерия, бусы, украшения из бисера | costume jewellery, costume jewelry, beads, bijouterie, fashion jewellery
# jewellery
taqinchoq, uzuk, sirgʻa, bilaguzuk, zanjir, taqinchoqlar | украшение, кольцо, серьги, серёжки, браслет, цепочка, подвеска, кулон | jewelry, jewellery, ring, earrings, bracelet, necklace, pendant, chain
`
