import { defineMessages } from '#src/texts/messages.ts'

/** Texts about saving and sharing a finished file. */
export const editorDeliveryMessages = defineMessages(
  {
    locale: 'zh-CN',
    saved: '下载成功',
    share: '发送给…',
    title: '在浏览器中下载',
    text: '微信、QQ 等应用内的页面不能保存文件。文件已为你准备好，换到手机自带的浏览器就能保存：',
    otherText: '微信、QQ 等应用内的页面不能保存文件。请复制下面的地址，在手机自带的浏览器中打开后再导出：',
    making: '正在准备文件…',
    failed: '文件没能准备好，请检查网络后再试',
    again: '再试一次',
    stepOpen: '点下面的按钮打开文件',
    stepMenu: '点右上角「···」，选「在浏览器打开」，或直接转发、保存',
    open: (name: string) => `打开 ${name}`,
    orCopy: '或者复制链接，粘贴到浏览器地址栏：',
    address: '文件链接',
    copy: '复制',
    copied: '已复制',
    lacksTitle: '文件里少了一些内容',
    lacksPhoto: '照片没有取到，文件里不会有照片。请检查网络后再下载一次。',
    lacksSigns: (places: string) => `这些地方有字体里没有的字符，以 □ 代替：${places}`,
    lacksBlanks: (count: number) => `还有 ${count} 个空没有填数字，会原样印出来。`,
    lacksCancel: '先不下载',
    lacksSave: '仍然下载',
    until: (time: string) => `链接 ${time} 前有效，请不要转发给不该看到简历的人。`,
  },
  {
    locale: 'en',
    saved: 'Download successful',
    share: 'Send to…',
    title: 'Download in a browser',
    text: 'Pages inside WeChat, Instagram and other apps cannot save files. Yours is ready for your phone’s own browser:',
    otherText:
      'Pages inside WeChat, Instagram and other apps cannot save files. Copy this address, open it in your phone’s own browser and export there:',
    making: 'Preparing the file…',
    failed: 'The file could not be prepared. Please check your connection',
    again: 'Try again',
    stepOpen: 'Open the file with the button below',
    stepMenu: 'Tap “···” in the corner and choose “Open in browser”, or save and send it from there',
    open: (name: string) => `Open ${name}`,
    orCopy: 'Or copy the link into the address bar of a browser:',
    address: 'Link to the file',
    copy: 'Copy',
    copied: 'Copied',
    lacksTitle: 'Something is missing from the file',
    lacksPhoto: 'The photo could not be loaded and is missing. Check your connection and download again.',
    lacksSigns: (places: string) => `Some characters are missing from our fonts and appear as □: ${places}`,
    lacksBlanks: (count: number) =>
      count === 1
        ? 'One blank has no figure yet and is printed as it stands.'
        : `${count} blanks have no figures yet and are printed as they stand.`,
    lacksCancel: 'Do not download',
    lacksSave: 'Download anyway',
    until: (time: string) => `The link works until ${time}. Whoever has it can read your résumé.`,
  },
)
