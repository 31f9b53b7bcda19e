import { defineMessages } from '#src/texts/messages.ts'

/** Texts about fitting the résumé on one page. */
export const onePageMessages = defineMessages(
  {
    title: '排成一页',
    note: '依次调整间距、页边距、行距和字号（不小于 9 磅），每一步都按真实排版测量。结果算一步，可以撤销。',
    filled: '已用篇幅',
    fills: (percent: number) => `占一页的 ${percent}%`,
    over: (percent: number) => `超出一页 ${percent}%`,
    pages: (pages: number) => `共 ${pages} 页，`,
    measuring: '正在测量…',
    fewLines: (lines: number) => `最后一页只有 ${lines} 行左右，收成一页更好。`,
    shrink: '收成一页',
    fill: '排满一页',
    working: (done: number, most: number) => `正在试排，第 ${done} 次（最多 ${most} 次）`,
    stop: '停止',
    stopped: '已停止，没有改动。',
    changed: '试排时简历有改动，已停止。请再试一次。',
    failed: '试排没有成功，没有改动。请检查网络后再试。',
    settled: '已经是排满的一页，不用调整。',
    solved: (percent: number, points: string) => `已排成一页，占 ${percent}%，字号 ${points} 磅。`,
    roomy: (percent: number) => `已放宽到合适的上限，占 ${percent}%。再宽就显得空了，可以再写些内容。`,
    tooLong: (points: string, over: number, percent: number, amount: number) =>
      `字号 ${points} 磅、间距最小时仍超出一页 ${over}%。大约还要删减 ${percent}% 的文字（约 ${amount} 字）。没有改动。`,
    breaks: (names: readonly string[]) =>
      `${names.join('、')}设成了「从新的一页开始」，先取消这项设置，才可能排成一页。没有改动。`,
    tightenAnyway: (pages: number) => `仍用最紧的排法（${pages} 页）`,
    tightened: (pages: number) => `已用最紧的排法，共 ${pages} 页。`,
  },
  {
    title: 'One page',
    note: 'Adjusts spacing, margins, line height and, last, text size (9 pt at least), measured on the real layout each time. The result is one step you can undo.',
    filled: 'Space used',
    fills: (percent: number) => `Fills ${percent}% of the page`,
    over: (percent: number) => `${percent}% over one page`,
    pages: (pages: number) => (pages === 1 ? '1 page, ' : `${pages} pages, `),
    measuring: 'Measuring…',
    fewLines: (lines: number) =>
      lines === 1
        ? 'Only one line is on the last page: one page would look better.'
        : `Only about ${lines} lines are on the last page: one page would look better.`,
    shrink: 'Shrink to one page',
    fill: 'Fill one page',
    working: (done: number, most: number) => `Trying layout ${done} of at most ${most}`,
    stop: 'Stop',
    stopped: 'Stopped; nothing was changed.',
    changed: 'The résumé changed meanwhile, so this stopped. Please try again.',
    failed: 'This did not work; nothing was changed. Please check your connection and try again.',
    settled: 'It is one well-filled page already; nothing to adjust.',
    solved: (percent: number, points: string) => `One page now, ${percent}% filled, text at ${points} pt.`,
    roomy: (percent: number) =>
      `Spaced as widely as still looks good: ${percent}% filled. Wider would look empty; there is room for more content.`,
    tooLong: (points: string, over: number, percent: number, amount: number) =>
      `Even at ${points} pt with the tightest spacing it is ${over}% over one page. About ${percent}% of the text (some ${amount} words) would have to go. Nothing was changed.`,
    breaks: (names: readonly string[]) =>
      `“Start on a new page” is on for ${names.join(', ')}. Turn it off first; otherwise one page is impossible. Nothing was changed.`,
    tightenAnyway: (pages: number) => `Use the tightest setting anyway (${pages} pages)`,
    tightened: (pages: number) => `Set as tightly as possible: ${pages} pages.`,
  },
)
