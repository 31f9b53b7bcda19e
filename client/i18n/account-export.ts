import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the download of all account data. */
export const accountExportMessages = defineMessages(
  {
    title: '下载全部数据',
    text: '一个压缩包：每份简历的备份和 Word 文件（都含照片）、JSON Resume 文件（不含照片），历史版本、订单、收藏、下载、登录记录和个人资料，另有一份说明。简历备份可以在任何账号里原样恢复。',
    start: '下载全部数据',
    preparing: '正在整理…',
    progress: (size: string) => `已下载 ${size}`,
    bar: '下载进度',
    stop: '停止',
    stopped: '已停止，没有保存文件。',
    done: (name: string, size: string) => `下载完成：${name}（${size}）。`,
    failed: '下载中断了，没有保存文件。请检查网络后再试一次。',
    limited: (time: string) => `今天下载的次数用完了，${time} 之后可以再下载。`,
    inApp: '这个应用里的浏览器不能保存文件。请在手机或电脑的浏览器里打开本页再下载。',
  },
  {
    title: 'Download everything',
    text: 'One archive: every résumé as a backup and as a Word file, both with its photo, and as JSON Resume without it; versions, orders, favourites, downloads, devices and profile; and a README. A backup can be restored under any account, exactly as it was.',
    start: 'Download everything',
    preparing: 'Putting it together…',
    progress: (size: string) => `${size} so far`,
    bar: 'Download',
    stop: 'Stop',
    stopped: 'Stopped. No file was saved.',
    done: (name: string, size: string) => `Done: ${name} (${size}).`,
    failed: 'The download was interrupted and no file was saved. Please check your connection and try again.',
    limited: (time: string) => `You have used up today’s downloads. You can download again from ${time}.`,
    inApp:
      'The browser inside this app cannot save files. Please open this page in the browser of your phone or computer.',
  },
)
