import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the view of a résumé in every design. */
export const everyDesignMessages = defineMessages(
  {
    open: '用我的内容看全部版式',
    title: '你的简历，每一种版式',
    note: '这里画的都是你自己的内容，每张是第一页。点一张就换上，可以撤销。',
    progress: (drawn: number, all: number) => `已画好 ${drawn} / ${all}`,
    done: (all: number) => `${all} 种版式都画好了`,
    pages: (count: number) => `${count} 页`,
    present: '正在使用',
    drawing: '正在画',
    undrawn: '没有画成',
    failed: (count: number) => `有 ${count} 种没有画成。请检查网络，关闭后再打开一次。`,
    photoMissing: '照片没有加载出来，这里先不画照片。',
    chosen: (name: string) => `已换成「${name}」`,
  },
  {
    open: 'See my résumé in every design',
    title: 'Your résumé in every design',
    note: 'Each picture is the first page of what you wrote. Press one to use it; you can undo that.',
    progress: (drawn: number, all: number) => `${drawn} of ${all} drawn`,
    done: (all: number) => `All ${all} designs are drawn`,
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    present: 'In use',
    drawing: 'Being drawn',
    undrawn: 'Not drawn',
    failed: (count: number) =>
      `${count === 1 ? 'One design was' : `${count} designs were`} not drawn. Check your network, close this and open it again.`,
    photoMissing: 'The photo could not be loaded, so the pictures are without it.',
    chosen: (name: string) => `Now using ${name}`,
  },
)
