import { defineMessages } from './messages.ts'

/** What somebody sees who was sent a link to a résumé. */
export const sharedMessages = defineMessages(
  {
    lockedTitle: '需要密码',
    lockedText: '这份简历设了密码。请输入分享者告诉你的密码。',
    password: '密码',
    open: '查看简历',
    wrong: '密码不正确，请重新输入',
    often: '尝试次数过多，请过一会儿再试',
    failed: '暂时无法验证，请稍后再试',
    download: '下载 PDF',
    making: '正在生成 PDF…',
    makingFailed: 'PDF 生成失败，请检查网络后再试',
    openElsewhere: '这里不能保存文件，请从菜单选择「在浏览器打开」，再下载',
    failureNotice: '失败提示',
    untitled: '简历',
    text: '简历全文',
    madeWith: '用青简制作',
  },
  {
    lockedTitle: 'Password needed',
    lockedText: 'This résumé is protected. Please enter the password you were given with the link.',
    password: 'Password',
    open: 'Open the résumé',
    wrong: 'Wrong password. Please try again',
    often: 'Too many tries. Please wait a while and try again',
    failed: 'The password cannot be checked right now. Please try again later',
    download: 'Download PDF',
    making: 'Making the PDF…',
    makingFailed: 'The PDF could not be made. Please check your connection and try again',
    openElsewhere: 'Files cannot be saved here. Choose “Open in browser” from the menu and download it there',
    failureNotice: 'Failure notice',
    untitled: 'Résumé',
    text: 'The résumé',
    madeWith: 'Made with Qingjian',
  },
)
