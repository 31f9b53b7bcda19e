import { defineMessages } from './messages.ts'

/** The editor around the résumé: its bar, its panes, how saving stands. */
export const editorMessages = defineMessages(
  {
    locale: 'zh-CN',
    editor: '编辑简历',
    loading: '正在打开简历…',
    back: '返回我的简历',
    title: '简历标题',
    untitled: '未命名简历',
    saved: '已保存',
    savedHere: '已保存到本机',
    savedHereOffline: '离线，已保存到本机',
    savedHereUnreachable: '连不上服务器，已保存到本机',
    offlineUnsaved: '离线，尚未保存',
    since: (time: string) => `（自 ${time}）`,
    saving: '正在保存…',
    sessionOver: '登录已过期。你输入的内容已保存在本机，重新登录后会继续保存。',
    signIn: '登录',
    reload: '刷新',
    showPlace: '去修改',
    lost: '另一台设备同时修改了这里，已采用你现在的内容。对方的内容：',
    takeTheirs: '换成对方的',
    keepMine: '保留现在的',
    undo: '撤销',
    redo: '重做',
    help: '快捷键',
    keysMac: '在 Mac 上用 ⌘ 代替 Ctrl。',
    download: '下载',
    downloadPdf: '下载 PDF',
    more: '更多操作',
    fileName: '文件名',
    duplicate: '复制一份简历',
    share: '分享链接',
    classic: '经典编辑器',
    noScript: '编辑器需要 JavaScript。没有它也能编辑：',
    noScriptLink: '打开经典编辑器',
    failureNotice: '失败提示',
    panesLabel: '编辑区',
    resizeEdit: '调整编辑区宽度',
    resizeDesign: '调整设计区宽度',
    making: '正在生成预览…',
    makingFailed: 'PDF 生成失败，请检查网络后再试',
    pages: (count: number) => `共 ${count} 页 · 所见即导出文件`,
    versions: '历史版本',
    versionsText: '修改前的状态会自动保留，最多 50 个。重要的状态可以起个名字，长期保留。',
    versionName: '给当前状态起名，如「投递前」',
    nameVersion: '保留当前状态',
    loadingVersions: '正在加载…',
    noVersions: '还没有历史版本',
    automatic: '自动保留',
    compare: '查看对比',
    present: '现在',
    backToVersions: '返回列表',
    restore: '恢复到这个版本',
    restoreText: '恢复也是一次修改，可以再恢复回来。',
  },
  {
    locale: 'en',
    editor: 'Edit résumé',
    loading: 'Opening the résumé…',
    back: 'Back to my résumés',
    title: 'Title of the résumé',
    untitled: 'Untitled résumé',
    saved: 'Saved',
    savedHere: 'Saved on this device',
    savedHereOffline: 'Offline, saved on this device',
    savedHereUnreachable: 'Server out of reach, saved on this device',
    offlineUnsaved: 'Offline, not saved yet',
    since: (time: string) => ` (since ${time})`,
    saving: 'Saving…',
    sessionOver: 'Your session has ended. What you type is kept on this device and saved once you log in again.',
    signIn: 'Log in',
    reload: 'Reload',
    showPlace: 'Go there',
    lost: 'Another device changed the same place. Your text was kept. The other text:',
    takeTheirs: 'Use the other',
    keepMine: 'Keep mine',
    undo: 'Undo',
    redo: 'Redo',
    help: 'Keyboard shortcuts',
    keysMac: 'On a Mac use ⌘ for Ctrl.',
    download: 'Download',
    downloadPdf: 'Download PDF',
    more: 'More actions',
    fileName: 'File name',
    duplicate: 'Duplicate the résumé',
    share: 'Share by link',
    classic: 'Classic editor',
    noScript: 'This editor needs JavaScript. You can edit without it, too:',
    noScriptLink: 'Open the classic editor',
    failureNotice: 'Failure notice',
    panesLabel: 'Areas of the editor',
    resizeEdit: 'Width of the forms',
    resizeDesign: 'Width of the design panel',
    making: 'Making the preview…',
    makingFailed: 'The PDF could not be made. Please check your connection and try again',
    pages: (count: number) => `${count === 1 ? '1 page' : `${count} pages`} · exactly the exported file`,
    versions: 'Version history',
    versionsText:
      'The state before a change is kept automatically, 50 of them. Name the important ones to keep them for good.',
    versionName: 'Name the present state, such as “before applying”',
    nameVersion: 'Keep this state',
    loadingVersions: 'Loading…',
    noVersions: 'No versions yet',
    automatic: 'Kept automatically',
    compare: 'Compare',
    present: 'Now',
    backToVersions: 'Back to the list',
    restore: 'Restore this version',
    restoreText: 'Restoring is a change too: it can be undone the same way.',
  },
)

/** Why nothing is saved, in two words. */
export const refusedMessages = defineMessages(
  {
    session: '登录已过期，内容已保存到本机',
    'read-only': '无法保存',
    size: '内容过大，无法保存',
    shape: '有内容无法保存',
    newer: '页面版本过旧',
  },
  {
    session: 'Session ended, saved on this device',
    'read-only': 'Cannot be saved',
    size: 'Too large to be saved',
    shape: 'Something cannot be saved',
    newer: 'This page is out of date',
  },
)

/** Why nothing is saved, and what to do about it. */
export const refusedTextMessages = defineMessages(
  {
    'read-only': '这份简历已被删除，或不再属于你。你刚才的修改仍保存在本机。',
    size: '简历内容超过 512 KB，请删减后会自动继续保存。你的修改仍保存在本机。',
    shape: '有一项内容无法保存，修改后会自动继续。你的修改仍保存在本机。',
    newer: '网站已更新，刷新后继续编辑。你的修改已保存在本机，不会丢失。',
  },
  {
    'read-only': 'This résumé was deleted or is no longer yours. Your latest changes are kept on this device.',
    size: 'The résumé is larger than 512 KB. Saving goes on once it is shorter; your changes are kept on this device.',
    shape: 'One value cannot be saved. Saving goes on once it is changed; your changes are kept on this device.',
    newer: 'The site has been updated. Reload to go on; your changes are kept on this device.',
  },
)

/** Why what was just typed or put in was not taken. */
export const faultMessages = defineMessages(
  {
    size: '没有放进去：简历内容不能超过 512 KB。',
    shape: '没有放进去：这里的内容太长，或格式不对。',
    newer: '没有放进去：页面版本过旧，请刷新。',
  },
  {
    size: 'This was not taken in: a résumé may have 512 KB at most.',
    shape: 'This was not taken in: it is too long for this place, or of a form that does not fit.',
    newer: 'This was not taken in: the page is out of date, please reload it.',
  },
)

/** What each key does. */
export const keyMessages = defineMessages(
  {
    undo: '撤销',
    redo: '重做',
    save: '立即保存',
    download: '下载 PDF',
    panes: '到编辑、预览、设计',
    move: '移动板块或条目',
    bold: '加粗',
    italic: '斜体',
    underline: '下划线',
    help: '打开这张表',
  },
  {
    undo: 'Undo',
    redo: 'Redo',
    save: 'Save now',
    download: 'Download PDF',
    panes: 'To the forms, preview or design',
    move: 'Move a section or an entry',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    help: 'Open this sheet',
  },
)

/** The parts of the editor. */
export const paneMessages = defineMessages(
  { edit: '编辑', preview: '预览', design: '设计与检查' },
  { edit: 'Edit', preview: 'Preview', design: 'Design & checks' },
)

/** How large the page is shown. */
export const zoomMessages = defineMessages({ fit: '适合宽度', full: '100%' }, { fit: 'Fit width', full: '100%' })
