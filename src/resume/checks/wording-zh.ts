import type { Slip } from './finding.ts'
import { slipsIn } from './slips.ts'

/**
 * Words that are always wrong, each with the right one. Only strings that no right sentence contains, even across the
 * border of two words: not 定单, which is in 指定单位.
 */
const alwaysWrong: Readonly<Record<string, string>> = Object.fromEntries(
  `阀值 阈值|象素 像素|粘帖 粘贴|通迅 通讯|资迅 资讯|部暑 部署|步骤骤 步骤|布骤 步骤|综和 综合|编缉 编辑|编篡 编纂|幅射 辐射|分岐 分歧
  松驰 松弛|寒喧 寒暄|气慨 气概|针贬 针砭|泊来品 舶来品|桥粱 桥梁|栋粱 栋梁|陪训 培训|陪养 培养|锻练 锻炼|训炼 训练|熟炼 熟练
  防碍 妨碍|妨止 防止|必竟 毕竟|统畴 统筹|粗旷 粗犷|座标 坐标|图象 图像|摄象 摄像|录象 录像|渲泄 宣泄|水份 水分|百份之 百分之
  必须品 必需品|迫不急待 迫不及待|按步就班 按部就班|再接再励 再接再厉|一如继往 一如既往|走头无路 走投无路|一愁莫展 一筹莫展
  不径而走 不胫而走|精兵减政 精兵简政|穿流不息 川流不息|一股作气 一鼓作气|谈笑风声 谈笑风生|出奇不意 出其不意|有持无恐 有恃无恐
  甘败下风 甘拜下风|相形见拙 相形见绌|融汇贯通 融会贯通|责无旁代 责无旁贷|竞竞业业 兢兢业业|不加思索 不假思索|英雄倍出 英雄辈出
  人才倍出 人才辈出|好高鹜远 好高骛远|旁证博引 旁征博引|重蹈复辙 重蹈覆辙|鼎立相助 鼎力相助|勤勤垦垦 勤勤恳恳|孜孜不卷 孜孜不倦
  持之以衡 持之以恒|精益求经 精益求精|脚塌实地 脚踏实地|独挡一面 独当一面|吃苦耐牢 吃苦耐劳|座右名 座右铭|坚苦奋斗 艰苦奋斗
  艰守岗位 坚守岗位|因才施教 因材施教|言传声教 言传身教|事倍功倍 事半功倍|如雷灌耳 如雷贯耳|默守成规 墨守成规|张慌失措 张皇失措
  各行其事 各行其是|不记其数 不计其数|首曲一指 首屈一指|名列前矛 名列前茅|蒸蒸日尚 蒸蒸日上|群策群利 群策群力|集思广义 集思广益
  尽职尽则 尽职尽责|井然有续 井然有序|有条不絮 有条不紊|一丝不荀 一丝不苟|精打细祘 精打细算|尽心尽利 尽心尽力|来龙去迹 来龙去脉`
    .split(/[|\n]/u)
    .map((pair) => pair.trim().split(' ')),
)

/** Words that are wrong only beside certain others: 登陆 is wrong of a website, and right of a coast. */
const wrongHere: readonly { pattern: RegExp; instead: (match: RegExpExecArray) => string }[] = [
  {
    pattern: /[记对报结做转台入坏查付收总算呆挂销到]帐(?![篷幕中下子房])|帐(?=[号户目单务款簿本期龄])/gu,
    instead: withSign('帐', '账'),
  },
  {
    pattern:
      /登陆(?=了?(?:系统|网站|平台|后台|页|账号|帐号|界面|接口|功能|模块|注册|流程|方式|服务器|状态|态|密码|验证|App|APP|客户端|微信|邮箱|窗口|失败|成功率|率|人数|次数|用户|权限))|(?<=用户|账号|扫码|单点|统一|自动|免密|一键|短信|验证码|第三方|微信|注册)登陆/gu,
    instead: () => '登录',
  },
  {
    pattern:
      /(?<!报名|申请|投稿|征集|缴费|提交|认购|活动|招标|递交|投递|收稿)截止(?=目前|今年|去年|现在|发稿| ?\d{4} ?年?)/gu,
    instead: () => '截至',
  },
  { pattern: /(?<=^|[，。；、！\s])做为(?![期了])/gmu, instead: () => '作为' },
  { pattern: /(?<![究毕])竟(?=[争聘赛品价标拍技])/gu, instead: () => '竞' },
  { pattern: /(?<![恢回答反批重修])复盖(?!章)/gu, instead: () => '覆盖' },
  { pattern: /(?<![发公颁])布署(?!名)/gu, instead: () => '部署' },
  { pattern: /(?<![抽标书])签定/gu, instead: () => '签订' },
  { pattern: /成份(?!股)/gu, instead: () => '成分' },
  { pattern: /(?<!提)供献(?![血策计花])/gu, instead: () => '贡献' },
  { pattern: /制做(?=了|过|的|完成|成)/gu, instead: () => '制作' },
  { pattern: /(?<![同逐异初进一])步聚(?![合焦集类])/gu, instead: () => '步骤' },
  { pattern: /既使(?=[^用])/gu, instead: () => '即使' },
  { pattern: /既将/gu, instead: () => '即将' },
  { pattern: /渡假(?=村|区|酒店|期)/gu, instead: () => '度假' },
]

const always = new RegExp(Object.keys(alwaysWrong).join('|'), 'gu')

/** Words that are commonly mistaken for others: 帐号 for 账号. */
export function wrongWordSlips(text: string): Slip[] {
  return [
    ...slipsIn(text, always, ([word]) => alwaysWrong[word] ?? word),
    ...wrongHere.flatMap(({ pattern, instead }) => slipsIn(text, pattern, instead)),
  ].sort((a, b) => a.start - b.start)
}

const ends = '(?=[，。；、！,;.!\\s]|了|$)'
const degrees = '很|非常|十分|特别|更|更加|越来越|相当|比较|最'
const idioms = '井井有条|有声有色|淋漓尽致|恰到好处|如火如荼|炉火纯青|头头是道|游刃有余|一丝不苟|有条不紊'
const adverbs =
  '认真|积极|主动|有效|高效|快速|迅速|及时|准确|熟练|独立|顺利|成功|出色|圆满|不断|严格|深入|细致|耐心|按时|逐步|逐渐|很好|大幅|大大|显著|充分|合理|灵活|清晰|稳步|持续|创造性|潜移默化|循序渐进|有条不紊|脚踏实地|高质量|保质保量|按时按量'
const deeds =
  '完成|开展|推进|推动|处理|解决|执行|落实|提升|提高|达成|实现|降低|改善|促进|带动|解答|回答|掌握|融入|适应|发挥|协助|保障|减少|缩短|化解'
const objects = '各项|各类|每|客户|团队|公司|项目|工作|任务|问题|用户|领导|上级|日常|本职|部门|业务|目标|全年|年度|\\d'
/** Excludes words that are an attribute of a noun, where 的 is right: 有效的解决问题的方法. */
const notOfNoun = '(?!\\p{Script=Han}{0,10}的(?:能力|方法|经验|方案|思路|办法|意识|技巧|习惯|过程|流程))'

/** 的 where 得 or 地 belongs, in the few places that cannot be read otherwise. */
const particles: readonly { pattern: RegExp; particle: '得' | '地' }[] = [
  {
    pattern: new RegExp(
      `(?:做|干|写|跑|完成|表现|处理|发展|学|讲|说|走|运行|配合|相处|执行|安排|控制|管理|掌握|解决|落实|组织)的(?=(?:${degrees})(?:好|快|稳|稳定|出色|流畅|顺利|到位|完善|熟练|清楚|扎实|细致|成功|不错|突出|优秀|及时)${ends})`,
      'gu',
    ),
    particle: '得',
  },
  { pattern: new RegExp(`(?<=\\p{Script=Han})的(?=(?:${idioms})${ends})`, 'gu'), particle: '得' },
  { pattern: /(?<![所选录争夺采提抽读爬换])取的(?=了|显著|优异|良好|佳绩|突破)/gu, particle: '得' },
  {
    pattern:
      /觉的(?=自己|很|更|应该|需要|有必要)|(?<![阈价产数估市峰均极差分总净面币位])值的(?=信赖|关注|推荐|肯定|期待)/gu,
    particle: '得',
  },
  {
    pattern: /(?<![明浅凸彰])显的(?=更|很|格外|十分|尤为)|(?<![改转演蜕应嬗突不多可])变的(?=更|很|越来越)/gu,
    particle: '得',
  },
  { pattern: /来的及|懂的(?=如何|怎样|怎么|倾听|感恩|合作|沟通)/gu, particle: '得' },
  { pattern: new RegExp(`(?:${adverbs})的(?=(?:${deeds})了)`, 'gu'), particle: '地' },
  { pattern: new RegExp(`(?:${adverbs})的(?=(?:${deeds})(?:${objects})${notOfNoun})`, 'gu'), particle: '地' },
  {
    pattern:
      /(?:认认真真|踏踏实实|勤勤恳恳|兢兢业业|扎扎实实|一步步|一点点|慢慢|渐渐)的(?=做好|完成|推进|积累|改进|走|干)/gu,
    particle: '地',
  },
]

/** 的 written for 得 or 地. */
export function particleSlips(text: string): Slip[] {
  return particles
    .flatMap(({ pattern, particle }) => slipsIn(text, pattern, withSign('的', particle)))
    .map((slip) => (slip.text === '的' ? withBefore(slip, text) : slip))
    .sort((a, b) => a.start - b.start)
}

/** The match with one character in place of another. */
function withSign(wrong: string, right: string): (match: RegExpExecArray) => string {
  return ([text]) => text.replace(wrong, right)
}

/** Widens a slip by the character before it: a lone 的 would not tell a reader which one is meant. */
function withBefore({ start, text, fixes }: Slip, whole: string): Slip {
  const before = whole[start - 1] ?? ''
  return { start: start - before.length, text: before + text, fixes: fixes.map((fix) => before + fix) }
}
