import { storedInBrowser } from './stored-in-browser.ts'
import { row, type StoredRow } from './stored-row.ts'

/**
 * Everything stored about people. The privacy statement is generated from it, and a test compares it with the running
 * site.
 */
export const storedData: readonly StoredRow[] = [
  ...storedInBrowser,
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
    'handoffs',
    [
      '用手机扫编辑器的二维码时：二维码与手机的散列、手机的浏览器标识与所在城市、电脑的网络地址，供你在电脑上辨认并决定是否允许',
      '几分钟，之后 1 小时左右删除',
    ],
    [
      'when a phone opens the QR code of an editor: hashes of code and phone, the phone’s browser and city, the computer’s network address, for you to recognise it and decide at the computer',
      'minutes, and removed within about an hour after',
    ],
  ),
  row(
    'server',
    'codes',
    ['短信与邮件验证码的散列，与发送、登录等尝试的号码或邮箱、网络地址和时间，只用于限制频率', '24 小时左右'],
    [
      'codes sent by text message and e-mail, as hashes; attempts to send codes, log in and the like, with number or e-mail address, network address and time, only to limit how often',
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
      '撤销后 30 天，到期后一年；注销后只留下链接的散列，30 天内告诉打开的人它已停用',
    ],
    [
      'links to résumés: label, expiry, what is hidden and how often they were opened; nothing about who opened them',
      '30 days after they are revoked, a year after they expire; once an account is deleted, only hashes of its links, for 30 days, to tell whoever opens one that it has ended',
    ],
  ),
  row(
    'server',
    'comments',
    [
      '打开链接的人写的批注：位置、内容、建议的改法、自己填的称呼，以及双方的回复；不记录写的人是谁，只存一个随机标识的散列，让他的浏览器能再看到',
      '写的人或简历主人删除为止，最迟随链接一起删除',
    ],
    [
      'comments by those who open a link: the place, the text, the wording they propose, the name they choose to give, and the replies of both sides; not who they are, only a hash of a random identifier by which their browser finds them again',
      'until the writer or the owner of the résumé deletes them, at the latest with the link',
    ],
  ),
  row(
    'server',
    'applications',
    [
      '投递记录：你贴进来的职位描述、公司、职位和网址，状态和每次变化的时间、下一步，简历与职位描述的吻合情况，以及你存档的 PDF 和发出的日期；只有你看得到',
      '删除它或注销为止',
    ],
    [
      'applications: the posting you pasted, employer, job title and address, the status and when it changed, the next step, how far the résumé covers the posting, and the PDF files you kept with the day they were sent; only you see them',
      'until you remove one or delete the account',
    ],
  ),
  row(
    'server',
    'designs',
    ['你存下的版式：设置和你起的名称', '删除它或注销为止'],
    ['designs you saved: their settings and the name you gave', 'until you remove one or delete the account'],
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
      'membership, orders and codes: level, expiry, status and amount; card details stay with the payment provider, we never see them',
      'as long as the law requires, without anything that identifies you once the account is deleted',
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
    'use',
    [
      '使用计数：每类页面打开的次数、打开快慢的分级、导出文件的次数、脚本出错的次数与版本；只有每天的总数，不含账号、设备、网络地址与先后顺序，机器人不计，流量很大时由云服务商抽样',
      '90 天',
    ],
    [
      'counts of use: how often each kind of page was opened and how fast it loaded, in three ratings; how often files were exported; how often scripts failed, and in which version. Daily totals only, without account, device, network address or sequence; bots are not counted, and the cloud provider samples when traffic is very heavy',
      '90 days',
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
      'logs: kind, outcome and duration of requests, without mobile numbers, network addresses or anything you wrote; daily page views are counted with hashes that last a day',
      'as long as the cloud provider keeps logs; the counts’ hashes until the end of the day',
    ],
  ),
]
