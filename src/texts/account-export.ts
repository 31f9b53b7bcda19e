import { defineMessages } from './messages.ts'

/** Texts of the README in an account's archive. */
export const accountExportTexts = defineMessages(
  {
    title: (site: string, user: number, time: string) => `${site} · 用户 ${user} 的全部数据 · ${time}`,
    count: (resumes: number, deleted: number, photos: number) =>
      `共 ${resumes} 份简历，另有 ${deleted} 份已删除但还能恢复，${photos} 张照片。`,
    filesTitle: '里面有什么',
    files: {
      'resumes/': '每份简历四种文件，按创建时间编号：',
      '  *.qingjian.json': '完整的简历，照片也在里面。用它可以原样恢复。',
      '  *.resume.json': 'JSON Resume 格式，其他简历工具也能读。',
      '  *.docx': 'Word 文件，带照片。',
      '  *.versions-1.json': '历史版本（versions）和修改时被替换的内容（history）。很多时分成几个文件。',
      'deleted-resumes/': '已删除、还没有彻底清除的简历，文件同上。',
      'photos/': '你上传过的照片。历史版本里的 photo 就是这里的文件名。',
      'sent/': '投递时存档的 PDF，和当时发出去的一样。',
      'resumes.json': '简历目录：每份简历的标题、时间和文件。',
      'applications.json': '投递：职位描述、状态和每次变化、下一步、与职位描述的吻合情况、什么时候发了什么。',
      'account.json': '个人资料、登录方式和存下的版式。密码只保存散列，不在里面。',
      'devices.json': '登录过的设备和正在打开的编辑器。',
      'orders.json': '订单、付款、退款和开通记录。',
      'redemptions.json': '用过的兑换码（只存有末四位）。',
      'downloads.json': '下载过的 Word 模板。',
      'favourites.json': '收藏的模板。',
      'links.json': '分享链接的设置和被打开的次数（谁打开过，我们不记录），读者留下的批注和你的回复。',
      'messages.json': '你通过联系页写给我们的留言。',
      'operations.json': '网站运营者对你的账号查看过、做过什么（如调整会员、退款），以及时间。',
      'photos.json': '照片目录。',
      'records.json': '为防滥用而保留一天的记录：尝试次数、发过的验证码、微信扫码。',
    },
    units: '时间为 UTC（ISO 8601）。金额 amount_fen 的单位是分。',
    restoreTitle: '怎样恢复',
    restore: [
      '1. 解压这个文件。',
      '2. 登录任意一个账号，打开「我的简历」→「新建简历」→「已有简历？导入 Word、PDF 或文本」。',
      '3. 选择要恢复的 .qingjian.json。核对后按「导入为新简历」，内容、版式和照片都会回来。',
    ],
    faultsTitle: '没有放进来的内容',
    noFaults: '没有遗漏：以上内容都在里面。',
    faults: {
      resume: (name: string) => `简历「${name}」暂时读不出来，没有放进来。请稍后重新下载，或联系我们。`,
      word: (name: string) => `简历「${name}」的 Word 文件没有做成；其他格式都在。`,
      photo: (name: string) => `简历「${name}」的照片读不出来，它的文件里没有照片。`,
      picture: (name: string) => `照片 ${name} 读不出来，没有放进来。`,
      sent: (name: string) => `投递时存档的文件「${name}」读不出来，没有放进来。`,
    },
    untitled: '未命名',
  },
  {
    title: (site: string, user: number, time: string) => `${site} · all data of user ${user} · ${time}`,
    count: (resumes: number, deleted: number, photos: number) =>
      `Résumés: ${resumes}. Deleted ones that can still be restored: ${deleted}. Photos: ${photos}.`,
    filesTitle: 'What is in it',
    files: {
      'resumes/': 'Four kinds of files for each résumé, numbered in the order they were made:',
      '  *.qingjian.json': 'The whole résumé with its photo. This is the one to restore from.',
      '  *.resume.json': 'JSON Resume, which other résumé tools read too.',
      '  *.docx': 'The Word file, with the photo.',
      '  *.versions-1.json':
        'Its versions, and values replaced by later edits (history); several files when there are many.',
      'deleted-resumes/': 'Deleted résumés that have not been removed for good yet, in the same files.',
      'photos/': 'The photos you have uploaded. What a version calls its photo is the name of a file here.',
      'sent/': 'The PDF files kept with your applications, as you sent them.',
      'resumes.json': 'The list of résumés: title, times and file of each.',
      'applications.json':
        'Your applications: postings, statuses and when they changed, next steps, how well your résumé covers each posting, and what you sent when.',
      'account.json':
        'Your profile, how you log in, and the designs you saved. A password is stored only as a hash, which is not in here.',
      'devices.json': 'Where you are logged in, and open editors.',
      'orders.json': 'Orders, payments, refunds and what they gave you.',
      'redemptions.json': 'Codes you have redeemed; only their last four characters are stored.',
      'downloads.json': 'Word templates you have downloaded.',
      'favourites.json': 'Templates you have kept as favourites.',
      'links.json':
        'Your links, their settings and how often each was opened (we do not record by whom), with the comments of readers and your replies.',
      'messages.json': 'What you have written to us through the contact page.',
      'operations.json': 'What the people who run the site have looked at or done with your account, and when.',
      'photos.json': 'The list of photos.',
      'records.json': 'What is kept for a day to prevent misuse: attempts, codes that were sent, WeChat scans.',
    },
    units: 'Times are UTC (ISO 8601). amount_fen is in hundredths of a yuan.',
    restoreTitle: 'How to restore',
    restore: [
      '1. Unpack this file.',
      '2. Log in to any account and open My résumés → New résumé → “Already have a résumé? Import Word, PDF or text”.',
      '3. Choose the .qingjian.json you want back, check it, and press “Import as a new résumé”: content, design and photo are there again.',
    ],
    faultsTitle: 'What is not in it',
    noFaults: 'Nothing was left out.',
    faults: {
      resume: (name: string) =>
        `The résumé “${name}” cannot be read at the moment and is not in here. Please download again later, or write to us.`,
      word: (name: string) => `No Word file could be made of the résumé “${name}”; its other files are there.`,
      photo: (name: string) => `The photo of the résumé “${name}” cannot be read; its files are without it.`,
      picture: (name: string) => `The photo ${name} cannot be read and is not in here.`,
      sent: (name: string) => `The file “${name}” kept with an application cannot be read and is not in here.`,
    },
    untitled: 'Untitled',
  },
)
