import type { Locale } from '#src/contract/locale.ts'

/** Where data is stored: in one of five browser stores, or on our server. */
type Place = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cacheStorage' | 'server'

/** What is stored, why, and for how long. */
type Words = { what: string; life: string }

/** `name` is the name of the cookie, key or table; a trailing `*` matches any ending. */
type Stored = { place: Place; name: string; zh: Words; en: Words }

type Told = [what: string, life: string]

const row = (place: Place, name: string, zh: Told, en: Told): Stored => ({
  place,
  name,
  zh: { what: zh[0], life: zh[1] },
  en: { what: en[0], life: en[1] },
})

/**
 * Everything stored about people. The privacy statement is generated from it, and a test compares it with the running
 * site.
 */
export const storedData: readonly Stored[] = [
  row(
    'cookie',
    '__Host-session',
    ['登录后设置，证明这台浏览器已登录，脚本无法读取', '30 天，退出登录即清除'],
    [
      'set when you log in, shows that this browser is logged in; out of reach of scripts',
      '30 days, cleared when you log out',
    ],
  ),
  row(
    'cookie',
    '__Host-signed-in',
    ['与会话同时设置，内容只有“1”，让页面知道要不要去取登录状态', '30 天，退出登录即清除'],
    [
      'set together with it, holds “1” and tells a page whether to ask who is logged in',
      '30 days, cleared when you log out',
    ],
  ),
  row(
    'cookie',
    '__Host-save',
    ['在编辑器里保存时设置，让接下来的保存不必每次核对登录状态', '1 分钟'],
    ['set when the editor saves, so that the saves that follow need not ask who is logged in each time', 'a minute'],
  ),
  row(
    'cookie',
    '__Host-wechat-scene',
    ['打开微信登录时设置，让二维码只在这台浏览器上有效', '15 分钟'],
    ['set when you open the WeChat login, so that the QR code works in this browser only', '15 minutes'],
  ),
  row(
    'cookie',
    '__Host-wechat-phone',
    ['在手机上确认扫码登录时设置，认出扫码的是同一部手机', '几分钟'],
    ['set on the phone that confirms a scanned login, to know it again', 'minutes'],
  ),
  row(
    'cookie',
    '__Host-pass-*',
    ['输入分享链接的密码后设置，不必反复输入', '2 小时'],
    ['set when you enter the password of a shared link, so that you need not enter it again', '2 hours'],
  ),
  row(
    'cookie',
    '__Host-seen-*',
    ['打开分享链接时设置，同一台浏览器一天只计一次打开', '1 天'],
    ['set when you open a shared link, so that a browser counts once a day', 'a day'],
  ),
  row(
    'localStorage',
    'theme',
    ['你选择的浅色或深色', '改为“跟随系统”即删除'],
    ['light or dark, as you chose', 'until you choose “system”'],
  ),
  row(
    'localStorage',
    'single-keys',
    ['你关闭了单键快捷键（/ 与 ?）', '重新打开即删除'],
    ['that you switched the shortcuts / and ? off', 'until you switch them on again'],
  ),
  row(
    'localStorage',
    'editor-panes',
    ['编辑器里你调整过的栏宽', '清除浏览器数据为止'],
    ['the widths of the editor’s panes, as you set them', 'until you clear the browser’s data'],
  ),
  row(
    'localStorage',
    'editor-checks-*',
    ['你在某份简历里忽略的检查提示', '恢复提示、退出登录或清除浏览器数据为止'],
    ['hints you dismissed in a résumé', 'until you bring them back, log out or clear the browser’s data'],
  ),
  row(
    'sessionStorage',
    'code-deadlines',
    ['验证码倒计时：手机号或邮箱，与下次可发送的时间', '退出登录或关闭标签页为止'],
    ['when the next code may be asked for, by number or e-mail address', 'until you log out or the tab is closed'],
  ),
  row(
    'sessionStorage',
    'reloaded *',
    ['页面更新后刷新过的时间，避免反复刷新', '关闭标签页为止'],
    [
      'when a page reloaded itself after an update, so that it does not do so again and again',
      'until the tab is closed',
    ],
  ),
  row(
    'indexedDB',
    'qingjian-resumes',
    [
      '编辑简历时尚未存到服务器的改动，断网或崩溃后可以恢复；没有登录时写的整份简历',
      '存到服务器为止；退出登录时还没有存好的，由你决定留下或丢弃；没有登录时写的，90 天没有打开就删除',
    ],
    [
      'changes to a résumé that the server does not have yet, so that a crash or a dead network loses nothing; whole résumés written without an account',
      'until the server has them; what it still lacks when you log out is kept or discarded as you choose; what you wrote without an account until it has not been opened for 90 days',
    ],
  ),
  row(
    'indexedDB',
    'qingjian-photos',
    ['没有登录时写的简历里的照片', '和那份简历一样久；换下的照片一天后删除'],
    ['photos in résumés written without an account', 'as long as the résumé; a photo you replace, a day'],
  ),
  row(
    'cacheStorage',
    'workbox-precache-*',
    ['没有登录时写简历用到的页面、程序和字体，断网也能打开；不含你写的内容', '到换成新版本或你清理浏览器数据为止'],
    [
      'the page, programs and fonts for writing a résumé without an account, so that it opens without a network; nothing you write',
      'until a newer version takes its place, or you clear the data of your browser',
    ],
  ),
  row(
    'cacheStorage',
    'looked-at',
    ['写简历时用过的其余程序、字体和版式图片', '90 天'],
    ['further programs, fonts and pictures of designs used while writing', '90 days'],
  ),
  row(
    'indexedDB',
    'workbox-expiration',
    ['上面这些文件是什么时候用的', '和那些文件一样久'],
    ['when these files were used', 'as long as the files'],
  ),
  row(
    'localStorage',
    'guest-resumes',
    ['这台设备上有没有未登录时写的简历', '这些简历存到账号或删除为止'],
    ['whether this device has résumés written without an account', 'until they are saved to an account or deleted'],
  ),
  row(
    'server',
    'account',
    [
      '手机号或邮箱：注册、登录与重置密码，页面上只显示隐去一部分的号码或地址；密码：只保存加盐的单向散列；昵称、头像和邮件语言：由你填写',
      '注销为止；换下的头像最多再保存 30 天',
    ],
    [
      'mobile number or e-mail address, to register, log in and reset the password, shown only in part; password, only as a salted one-way hash; name, picture and language of e-mails, as you set them',
      'until you delete the account; a picture you replace 30 days at most',
    ],
  ),
  row(
    'server',
    'operations',
    ['网站运营者对你的账号查看过或做过什么（如调整会员、退款）、时间和操作人', '注销后去掉与你的关联'],
    [
      'what those who run the site have looked at or done with your account (a level given, a refund), when and who',
      'without any link to you once the account is deleted',
    ],
  ),
  row(
    'server',
    'passkeys',
    [
      '通行密钥：公钥、你起的名称、添加与最近使用的时间；私钥、指纹和面容留在你的设备上，我们收不到',
      '移除它或注销为止',
    ],
    [
      'passkeys: the public key, the name you gave it, when it was added and last used; the private key, your fingerprint and your face stay on your device',
      'until you remove it or delete the account',
    ],
  ),
  row(
    'server',
    'wechat',
    ['用微信登录或绑定微信时：微信给出的标识（OpenID、UnionID）与昵称，用来认出你的账号', '解绑或注销为止'],
    [
      'with WeChat login: the identifiers WeChat gives us (OpenID, UnionID) and the nickname, to know your account',
      'until you remove WeChat from the account, or delete it',
    ],
  ),
  row(
    'server',
    'sessions',
    [
      '登录会话：登录时间、最近使用时间、浏览器标识、网络地址与所在国家或地区，供你辨认自己的设备，也用于发现盗用',
      '30 天或退出为止',
    ],
    [
      'sessions: when you logged in, when the session was last used, the browser’s name, the network address and its country, to recognise your devices and detect misuse',
      '30 days, or until you log out',
    ],
  ),
  row(
    'server',
    'codes',
    ['短信与邮件验证码的散列，与发送、登录等尝试的号码或邮箱、网络地址和时间，只用于限制频率', '24 小时左右'],
    [
      'codes in text messages and letters as hashes, and tries to send, log in and the like by number or e-mail address, network address and time, only for limits',
      'about 24 hours',
    ],
  ),
  row(
    'server',
    'resumes',
    ['简历内容、照片与历史版本：只在你使用在线简历时保存', '删除后 7 天，照片最多 30 天'],
    [
      'résumés, their photos and versions, only when you use online résumés',
      '7 days after you delete them, photos 30 days at most',
    ],
  ),
  row(
    'server',
    'links',
    [
      '分享链接：名称、到期时间、隐藏什么、被打开的次数，不记录是谁打开的',
      '撤回后 30 天，到期后一年；注销后只留下链接的散列，30 天内告诉打开的人它已停用',
    ],
    [
      'links to résumés: label, end, what is hidden, how often they were opened; nothing about who did',
      '30 days after they are withdrawn, a year after their end; of a deleted account hashes of its links, for 30 days, to tell whoever opens one that it has ended',
    ],
  ),
  row(
    'server',
    'favourites',
    ['收藏与下载记录：哪份模板、什么时候，用于计算当天次数', '收藏到注销为止；下载记录 13 个月'],
    [
      'favourites and downloads: which template and when, to count the day’s downloads',
      'favourites until you delete the account; downloads 13 months',
    ],
  ),
  row(
    'server',
    'orders',
    [
      '会员、订单与兑换：等级、到期时间、状态与金额；银行卡信息由支付机构处理，我们不接触',
      '法律规定的期限；注销后不再带有你的信息',
    ],
    [
      'membership, orders and codes: level, end, state and amount; your card is the payment provider’s, we never see it',
      'as long as the law requires, without you once the account is deleted',
    ],
  ),
  row(
    'server',
    'messages',
    ['你在联系页面写下的留言、邮箱与称呼，用于回复', '1 年，或注销为止'],
    [
      'what you write on the contact page, with your address and name, to answer it',
      'a year, or until you delete the account',
    ],
  ),
  row(
    'server',
    'logs',
    [
      '运行日志：请求的种类、结果与耗时，不含手机号、网络地址与你写的内容；每天的浏览计数只用当天有效的散列',
      '按云服务商的日志期限；计数当天为止',
    ],
    [
      'logs: kind, outcome and duration of requests, without numbers, addresses or anything you wrote; visits are counted by hashes of the day',
      'as long as the cloud provider keeps logs; the counts’ hashes until the end of the day',
    ],
  ),
]

const storages: Record<Locale, Partial<Record<Place, string>>> = {
  zh: { cookie: 'Cookie', localStorage: '本地存储', sessionStorage: '会话存储', indexedDB: '浏览器数据库', cacheStorage: '浏览器缓存' },
  en: {
    cookie: 'Cookie',
    localStorage: 'Local storage',
    sessionStorage: 'Session storage',
    indexedDB: 'Browser database',
    cacheStorage: 'Browser cache',
  },
}

/** What is stored in the browser, one line each. */
export function keptInBrowser(locale: Locale): string[] {
  return storedData.flatMap(({ place, name, [locale]: { what, life } }) => {
    const storage = storages[locale][place]
    if (storage === undefined) return []
    return locale === 'zh'
      ? `${storage} ${name}：${what}。保存${life}。`
      : `${storage} ${name}: ${what}. Kept: ${life}.`
  })
}

/** What is stored on our server, one line each. */
export function keptByUs(locale: Locale): string[] {
  return storedData
    .filter(({ place }) => place === 'server')
    .map(({ [locale]: { what, life } }) =>
      locale === 'zh' ? `${what}。保存：${life}。` : `${sentence(what)}. Kept: ${life}.`,
    )
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
