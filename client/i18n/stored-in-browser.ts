import { type BrowserRow, browserRow } from './stored-row.ts'

/** Everything stored about people in their browsers. */
export const storedInBrowser: readonly BrowserRow[] = [
  browserRow(
    'cookie',
    '__Host-session',
    'goes',
    ['登录后设置，证明这台浏览器已登录，脚本无法读取', '30 天，退出登录即清除'],
    [
      'set when you log in, shows that this browser is logged in; scripts cannot read it',
      '30 days, cleared when you log out',
    ],
  ),
  browserRow(
    'cookie',
    '__Host-signed-in',
    'goes',
    ['与会话同时设置，账户信息有变时换一个随机值；让页面知道要不要去取登录状态', '30 天，退出登录即清除'],
    [
      'set together with the session, given another random value when your details may have changed; tells a page whether to ask who is logged in',
      '30 days, cleared when you log out',
    ],
  ),
  browserRow(
    'cookie',
    '__Host-save',
    'goes',
    ['在编辑器里保存时设置，让接下来的保存不必每次核对登录状态', '1 分钟，退出登录即清除'],
    [
      'set when the editor saves, so that the saves that follow need not ask who is logged in each time',
      'a minute, cleared when you log out',
    ],
  ),
  browserRow(
    'cookie',
    '__Host-latest',
    'stays',
    ['登录后有改动时设置，记下改动存到了哪一步，让接下来的页面不会显示改动之前的内容', '1 小时'],
    [
      'set when you change something while logged in: up to where it is stored, so that no page shows what was there before',
      'an hour',
    ],
  ),
  browserRow(
    'cookie',
    '__Host-wechat-scene',
    'stays',
    ['打开微信登录，或用手机扫编辑器的二维码时设置，让二维码只在这台浏览器上有效', '15 分钟'],
    [
      'set when you open the WeChat login, or a phone opens the QR code of an editor, so that the code works in this browser only',
      '15 minutes',
    ],
  ),
  browserRow(
    'cookie',
    '__Host-wechat-phone',
    'stays',
    ['在手机上确认扫码登录时设置，认出扫码的是同一部手机', '几分钟'],
    ['set on the phone that confirms a scanned login, to recognise it', 'minutes'],
  ),
  browserRow(
    'cookie',
    '__Host-pass-*',
    'stays',
    ['输入分享链接的密码后设置，不必反复输入', '2 小时'],
    ['set when you enter the password of a shared link, so that you need not enter it again', '2 hours'],
  ),
  browserRow(
    'cookie',
    '__Host-seen-*',
    'stays',
    ['打开分享链接时设置，同一台浏览器一天只计一次打开', '1 天'],
    ['set when you open a shared link, so that a browser counts once a day', 'a day'],
  ),
  browserRow(
    'localStorage',
    'reader-*',
    'stays',
    ['在别人分享的简历上写批注时保存的随机标识，用来再看到自己写的和对方的回复', '由你清除'],
    [
      'a random identifier, stored when you comment on a résumé somebody shared, to find what you wrote and the replies again',
      'until you clear it',
    ],
  ),
  browserRow(
    'localStorage',
    'theme',
    'stays',
    ['你选择的浅色或深色', '改为「跟随系统」即删除'],
    ['light or dark, as you chose', 'until you choose “system”'],
  ),
  browserRow(
    'localStorage',
    'single-keys',
    'stays',
    ['你关闭了单键快捷键（/ 与 ?）', '重新打开即删除'],
    ['that you switched the shortcuts / and ? off', 'until you switch them on again'],
  ),
  browserRow(
    'localStorage',
    'editor-panes',
    'stays',
    ['编辑器里你调整过的栏宽', '清除浏览器数据为止'],
    ['the widths of the editor’s panes, as you set them', 'until you clear the browser’s data'],
  ),
  browserRow(
    'localStorage',
    'editor-zoom',
    'stays',
    ['编辑器里预览的大小，你改过的', '清除浏览器数据为止'],
    ['how large the editor shows the preview, as you set it', 'until you clear the browser’s data'],
  ),
  browserRow(
    'localStorage',
    'orders-begun',
    'goes',
    [
      '你在这台浏览器上开始、还没有结果的订单：订单号、账号编号和时间，付款后好告诉你',
      '有结果、一段时间没有结果或退出登录为止',
    ],
    [
      'orders you began in this browser and whose end you have not been told of: their numbers, your account’s number and when, to tell you once they are paid',
      'until they end, stay without an end for some time, or you log out',
    ],
  ),
  browserRow(
    'localStorage',
    'editor-checks-*',
    'goes',
    ['你在某份简历里忽略的检查提示', '恢复提示、退出登录或清除浏览器数据为止'],
    ['hints you dismissed in a résumé', 'until you bring them back, log out or clear the browser’s data'],
  ),
  browserRow(
    'localStorage',
    'editor-words',
    'goes',
    ['你让英文拼写检查记住的词', '全部忘掉、退出登录或清除浏览器数据为止'],
    [
      'words you let the spelling check of the editor learn',
      'until you let it forget them, log out or clear the browser’s data',
    ],
  ),
  browserRow(
    'sessionStorage',
    'code-deadlines',
    'goes',
    ['验证码倒计时：手机号或邮箱，与下次可发送的时间', '退出登录或关闭标签页为止'],
    ['when the next code may be asked for, by number or e-mail address', 'until you log out or the tab is closed'],
  ),
  browserRow(
    'sessionStorage',
    'posting-draft',
    'goes',
    ['没有登录时为一个职位填写的内容：职位描述、公司、职位和网址，登录后接着用', '建立投递、退出登录或关闭标签页为止'],
    [
      'what you filled in for a posting before logging in: its text, employer, job title and link, to go on with afterwards',
      'until the application is created, you log out or the tab is closed',
    ],
  ),
  browserRow(
    'sessionStorage',
    'reloaded *',
    'stays',
    ['页面更新后刷新过的时间，避免反复刷新', '关闭标签页为止'],
    [
      'when a page reloaded itself after an update, so that it does not do so again and again',
      'until the tab is closed',
    ],
  ),
  browserRow(
    'indexedDB',
    'qingjian-resumes',
    'asked',
    [
      '编辑简历时尚未存到服务器的改动，断网或崩溃后可以恢复；没有登录时写的整份简历和其中可以撤销的步骤',
      '存到服务器为止；退出登录时还没有存好的，由你决定留下或丢弃；没有登录时写的，90 天没有打开就删除',
    ],
    [
      'changes to a résumé that the server does not have yet, so that a crash or a lost connection loses nothing; whole résumés written without an account, with what can be undone in them',
      'until the server has them; what it still lacks when you log out is kept or discarded as you choose; what you wrote without an account until it has not been opened for 90 days',
    ],
  ),
  browserRow(
    'indexedDB',
    'qingjian-photos',
    'stays',
    [
      '没有登录时写的简历里的照片；登录后断网时换上的照片',
      '和那份简历一样久，或到账号收到为止；不再用到的照片一天后删除',
    ],
    [
      'photos in résumés written without an account; photos you choose without a network',
      'as long as the résumé, or until your account has them; a photo that is no longer used, a day',
    ],
  ),
  browserRow(
    'cacheStorage',
    'workbox-precache-*',
    'stays',
    ['写简历用到的页面、程序和字体，断网也能打开；不含你写的内容和登录信息', '到换成新版本或你清理浏览器数据为止'],
    [
      'the page, programs and fonts for writing a résumé, so that it opens without a network; nothing you write, and nothing about you',
      'until a newer version takes its place, or you clear the data of your browser',
    ],
  ),
  browserRow(
    'cacheStorage',
    'looked-at',
    'stays',
    ['写简历时用过的其余程序、字体和版式图片', '90 天'],
    ['further programs, fonts and pictures of designs used while writing', '90 days'],
  ),
  browserRow(
    'indexedDB',
    'workbox-expiration',
    'stays',
    ['上面这些文件是什么时候用的', '和那些文件一样久'],
    ['when these files were used', 'as long as the files'],
  ),
  browserRow(
    'indexedDB',
    'qingjian-kept',
    'goes',
    [
      '你登录后在这台设备上打开过的简历和其中的照片，连同你的账号信息（昵称、会员等级等），断网也能打开',
      '退出登录、登录到期、换别人登录、删除这份简历或你关掉这项功能为止',
    ],
    [
      'résumés of your account that you have opened on this device, with their photos, and who you are (name, level and the like), so that they open without a network',
      'until you log out, your session ends, somebody else logs in, you delete the résumé or switch this off',
    ],
  ),
  browserRow(
    'localStorage',
    'kept-resumes',
    'goes',
    ['这台设备上留着哪个账号的简历，或你选择了不留', '退出登录为止；选择了不留，则到你改回来或清除浏览器数据为止'],
    [
      'whose résumés are kept on this device, or that you chose to keep none',
      'until you log out; your choice to keep none until you change it or clear the browser’s data',
    ],
  ),
  browserRow(
    'localStorage',
    'own-designs',
    'stays',
    ['未登录时你存下的版式：设置和你起的名称', '存入账号、删除它或清除浏览器数据为止'],
    [
      'designs you saved without an account: their settings and the name you gave',
      'until you save them to an account, remove them or clear the browser’s data',
    ],
  ),
  browserRow(
    'localStorage',
    'guest-resumes',
    'stays',
    ['这台设备上有没有未登录时写的简历，登录后要不要问你存到账号', '这些简历存到账号或删除为止'],
    [
      'whether this device has résumés written without an account, and whether to offer them once you log in',
      'until they are saved to an account or deleted',
    ],
  ),
]
