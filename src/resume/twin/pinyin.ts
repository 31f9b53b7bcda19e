/** A syllable, and the Chinese characters that are read that way. */
type Reading = readonly [syllable: string, signs: string]

const readings = (table: string): Reading[] =>
  table.split(' ').map((entry) => {
    const signs = entry.replace(/^[a-zü]+/, '')
    return [entry.slice(0, entry.length - signs.length), signs]
  })

/** Family names of one character, by their reading as a name: 单 is Shan, 仇 is Qiu. Ambiguous ones are left out. */
const familyNames = readings(
  'ai艾 an安 ao敖 bai白 bao鲍包 bi毕 bian边 bu卜 cai蔡 cao曹 chai柴 chang常 chao晁 che车 chen陈 ' +
    'cheng程成 chi池迟 chu褚楚 cong丛 cui崔 dai戴 dang党 deng邓 di邸狄 diao刁 ding丁 dong董 dou窦 du杜 ' +
    'duan段 fan范樊凡 fang方房 fei费 feng冯封 fu傅付符 gan甘 gao高 ge葛 geng耿 gong龚宫巩 gou苟 gu顾古谷 ' +
    'guan管关 gui桂 guo郭 han韩 hang杭 hao郝 he何贺赫 hong洪 hou侯 hu胡 hua华花 huang黄 huo霍 ji季纪计冀 ' +
    'jia贾 jian简 jiang蒋姜江 jiao焦 jin金靳 jing景井 ju鞠居 kan阚 kang康 ke柯 kong孔 kuang匡 lai赖 ' +
    'lan兰蓝 lang郎 lei雷 leng冷 li李黎厉 lian连 liang梁 liao廖 lin林 ling凌 liu刘柳 long龙 lou娄楼 ' +
    'lu卢鲁陆路芦 luo罗骆 lü吕 ma马 mai麦 mao毛 mei梅 meng孟蒙 mi米 miao苗缪 min闵 ming明 mo莫 mu穆 ni倪 ' +
    'nie聂 ning宁 niu牛 ou欧区 pan潘盘 pang庞逄 pei裴 peng彭 pi皮 piao朴 pu蒲 qi祁齐 qian钱 qiao乔 ' +
    'qin秦 qiu邱裘丘仇 qu屈瞿 quan全 ran冉 rao饶 ren任 ruan阮 sang桑 sha沙 shan单 shang商尚 shao邵 ' +
    'shen沈申 sheng盛 shi石史施时 shuai帅 shui水 si司 song宋 su苏 sun孙 tan谭 tang唐汤 teng滕 ' +
    'tian田 tong童佟 tu涂 wan万 wang王汪 wei魏卫危 wen文温 weng翁 wu吴伍武邬 xi习奚 xia夏 xian冼 xiang向项 ' +
    'xiao萧肖 xie谢解 xin辛 xing邢 xiong熊 xu徐许胥 xue薛 yan阎严颜晏闫燕 yang杨阳 yao姚 ye叶 yi易 yin尹殷 ' +
    'ying应 you游尤 yu于余俞虞 yuan袁 yue岳 yun员 zang臧 zeng曾 zha查 zhai翟 zhan詹占战 zhang张章 zhao赵 ' +
    'zhen甄 zheng郑 zhong钟仲 zhou周 zhu朱祝竺 zhuo卓 zong宗 zou邹 zu祖 zuo左',
)

/** Family names of two characters. */
const compoundNames = new Map(
  (
    '欧阳ouyang 上官shangguan 司马sima 诸葛zhuge 司徒situ 夏侯xiahou 皇甫huangfu 尉迟yuchi 公孙gongsun 长孙zhangsun ' +
    '慕容murong 令狐linghu 宇文yuwen 东方dongfang 独孤dugu 南宫nangong 司空sikong 端木duanmu 轩辕xuanyuan 呼延huyan ' +
    '万俟moqi 澹台tantai 濮阳puyang 申屠shentu 淳于chunyu 赫连helian 东郭dongguo 西门ximen 拓跋tuoba 完颜wanyan 纳兰nalan'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), entry.slice(2)]),
)

/** Characters of given names; those with several readings in names, such as 乐 and 行, are left out. */
const givenNames = readings(
  'ai爱瑷皑艾 an安 ang盎昂 ba八 bai百白 ban班 bang邦 bao宝葆 bei蓓北贝辈 ben本 bi碧笔 biao彪飚 bin斌滨缤彬 ' +
    'bing冰炳兵秉 bo波博搏泊 bu步 cai才彩采 can灿璨 cao草 ce策 cha茶 chan婵禅 chang昌嫦畅 chao超潮 che澈彻 ' +
    'chen晨宸琛臣尘辰忱 cheng程骋城诚成承橙铖澄 chi驰赤弛 chong崇翀 chu初出楚 chuan川船传 chuang窗 chun春纯椿淳 ci慈词 ' +
    'cong从琮璁聪 cui翠璀 da达大 dai代黛 dan丹 dang荡当 dao道蹈岛 de德 deng灯登 di低帝狄笛迪地 dian电典殿 ding定鼎 ' +
    'dong冬东栋 dou斗 du笃独渡杜度都 duan断短端 dui对 dun敦 duo铎朵 e娥 en恩 er儿二 fa发法 fan范凡帆樊 fang芳方 ' +
    'fei飞菲扉斐绯霏妃 fen芬奋纷分 feng枫风凤峰锋烽丰 fo佛 fu福富赋馥服甫芙 gang刚钢港 gao高 ge歌阁戈鸽 gen根 geng耕 ' +
    'gong公恭功工 gu孤古鼓谷 guan冠 guang光 gui桂贵规归 guo国果 hai海 han涵晗瀚寒汉焓翰菡 hang航杭 hao浩皓豪昊灏郝 ' +
    'he荷河鹤赫和 hei黑 heng恒衡珩蘅 hong泓洪鸿弘红虹 hou厚后 hu湖虎瑚 hua华花桦画 huai怀槐 huan焕欢幻寰 huang凰皇黄篁 ' +
    'hui辉晖惠慧灰徽彗翙荟蕙会 hun昏魂 huo火获 ji骥基吉继技际记集霁 jia嘉佳加珈家 jian建健鉴坚戬简 jiang江桨疆将 jiao娇教皎姣 ' +
    'jie杰洁捷节界 jin锦瑾晋津金谨进近今槿琎 jing静璟菁晶婧敬精憬竞镜靖景净 jiu九旧究酒玖 ju菊驹矩居 juan娟涓鹃 jue珏决觉 ' +
    'jun军俊骏峻钧君竣浚隽 kai凯恺铠锴楷 kang康 ke可珂柯科 kong空 kui葵魁 kun昆坤琨 kuo阔 lan兰澜岚蓝烂揽 lang朗浪琅 ' +
    'lei磊蕾雷 leng冷 li丽莉礼立利理梨荔藜黎 lian莲廉恋涟帘怜琏 liang梁良量亮 lie烈 lin霖琳林麟淋 ling玲凌岭铃灵绫翎苓龄 ' +
    'liu柳六 long龙隆 lou楼 lu璐鹿禄路录鲁鹭陆露 lü律绿 luan鸾 lüe略 lun论 luo洛罗 ma马 mai麦 man漫满曼缦蔓 ' +
    'mao懋茂 mei梅媚美媒湄玫眉 meng梦萌濛猛蒙 mi蜜弥 mian勉 miao苗淼妙邈 min敏民珉闽 ming明铭鸣命名茗 mo末墨默 ' +
    'mu沐木慕暮牧睦穆 na娜 nan楠男南 nei内 ni妮霓 nian念 ning宁凝 niu牛 nong农 nü女 nuan暖 nuo诺 ou鸥 pa琶 ' +
    'pan盼磐 pei沛培珮 peng鹏朋澎芃彭 ping平萍屏 po魄 pu浦圃璞 qi琪琦棋启七祈淇玘祺绮麒期齐 qian倩谦千前芊虔骞 qiang强 ' +
    'qiao巧桥樵 qin沁勤琴秦钦 qing晴清庆卿青情擎 qiong琼 qiu秋求球 qu取 quan泉全权荃 que确 qun群 ran然苒燃 rang让 ' +
    'ren仁人 ri日 rong蓉榕嵘荣戎溶融镕 rou柔 ru儒濡茹 rui睿瑞蕊锐芮 run润 ruo若 sa飒 san三 sang桑 se瑟色 sen森 ' +
    'sha莎 shan珊山姗善杉 shang上商 shao绍邵韶 she社舍 shen慎神深燊申 sheng生胜圣声笙升盛 shi诗时世始十师士视实施狮石识 ' +
    'shou寿首收授 shu舒树淑姝书抒曙殊术澍 shuai帅 shuang霜双爽 shun顺舜 shuo烁朔铄硕 si四斯思 song松嵩颂 su素俗愫粟苏宿 ' +
    'sui穗 sun孙 suo所索 ta塔 tai台泰 tan昙潭 tang堂糖棠瑭 tao涛桃滔韬陶 teng腾滕 ti悌体替缇 tian天田恬添甜湉 tie铁 ' +
    'ting婷霆亭庭 tong桐铜童通彤潼瞳 tu土途 wa娃 wai外 wan婉琬完晚湾皖万 wang旺望王 wei伟薇巍炜为威微帷惟维苇韦蔚 wen文雯稳闻 ' +
    'wo我 wu武五舞悟屋梧 xi曦西溪熙喜夕习希细悉惜晰晞熹羲锡 xia霞夏下 xian娴先贤弦仙献 xiang湘翔祥相响香襄 xiao晓潇霄骁孝箫小笑筱肖萧 ' +
    'xie榭撷 xin鑫欣心馨新昕歆芯薪信 xing星杏兴醒形 xiong雄 xiu秀 xu旭续序徐栩煦绪许 xuan轩萱璇瑄暄旋绚渲炫煊玄 xue雪薛学 ' +
    'xun逊循荀询迅 ya雅娅 yan艳燕嫣妍琰晏演雁岩炎焰砚研彦烟焱衍言颜 yang洋阳杨漾扬泱羊 yao瑶耀摇曜遥 ye野烨夜晔页 ' +
    'yi怡奕一依溢漪翼熠意义益毅亿艺医忆驿彝懿沂祎翊谊轶逸邑 yin茵银音胤鄞 ying英瑛莹映樱滢莺婴盈影瀛缨迎颖 yong勇泳雍 you优右友悠游祐酉 ' +
    'yu宇玉雨语瑜昱榆羽钰煜妤裕郁屿域御毓渝禹豫愉育 yuan远源渊原媛元圆缘愿院园苑瑗 yue悦玥月岳跃越 yun芸云韵耘筠 zai栽 zan赞 zao早 ' +
    'ze则泽 zeng增 zhai宅 zhan展战站湛瞻 zhang章彰张掌璋 zhao昭照兆钊 zhe哲 zhen珍桢镇真贞振甄祯臻蓁 zheng峥铮正征整筝 ' +
    'zhi志芷芝智直纸知致植栀治枝 zhong中忠众钟 zhou州昼舟宙洲 zhu珠烛柱祝朱 zhuang壮庄 zhuo卓茁琢 zi子梓紫姿籽 zong宗 ' +
    'zu族祖 zuo左祚',
)

const familyReadings = bySign(familyNames)
const givenReadings = bySign(givenNames)

/** Family names in Latin letters, in lower case. */
export const latinFamilyNames: ReadonlySet<string> = new Set(
  [...familyNames.map(([syllable]) => syllable), ...compoundNames.values()].map(asInPassports),
)

/** The syllables of given names, in lower case. */
export const latinSyllables: ReadonlySet<string> = new Set(givenNames.map(([syllable]) => asInPassports(syllable)))

/** A Chinese name in Latin letters. */
export type LatinName = { family: string; given: string }

/** A Chinese name as passports write it; undefined when a character has no single known reading. */
export function readName(name: string): LatinName | undefined {
  if (!/^\p{Script=Han}{2,4}$/u.test(name) || compoundNames.has(name)) return undefined
  const compound = compoundNames.get(name.slice(0, 2))
  const family = compound ?? familyReadings.get(name.charAt(0))
  const given = [...name.slice(compound === undefined ? 1 : 2)].map((sign) => givenReadings.get(sign))
  if (family === undefined || given.length > 2 || given.includes(undefined)) return undefined
  return {
    family: capitalised(asInPassports(family)),
    given: capitalised(given.map((one = '') => asInPassports(one)).join('')),
  }
}

/** Removes the tone marks, and writes ü as passports do: Lyu, Nyu. */
export function asInPassports(syllable: string): string {
  return syllable
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0304\u030c]/g, '')
    .normalize('NFC')
    .replace(/^([ln])(?:ü|v(?=e?$))/i, '$1yu')
}

/** Capitalises the first letter, and writes the others in lower case. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}

function bySign(table: readonly Reading[]): ReadonlyMap<string, string> {
  return new Map(table.flatMap(([syllable, signs]) => [...signs].map((sign) => [sign, syllable] as const)))
}
