import { defineMessages } from '#src/texts/messages.ts'

/** Texts of corrections, and of the dictionary of English words. */
export const spellingMessages = defineMessages(
  {
    mend: (wrong: string, right: string) => `把「${wrong}」改成「${right}」`,
    inField: '请核对：',
    between: '、',
    perhaps: (right: string) => `（可能是「${right}」）`,
    mendAll: (count: number) => `同类 ${count} 处一起改`,
    mended: (count: number) => `已改 ${count} 处，可以撤销`,
    learn: '记住这个词',
    learnWord: (word: string) => `记住这个词：「${word}」`,
    learnedWord: (word: string) => `已记住「${word}」`,
    loading: '正在加载英文词典…',
    failed: '英文词典没能加载，暂时没有查拼写。',
    learned: (count: number) => `这台设备记住了 ${count} 个词`,
    forget: '全部忘掉',
  },
  {
    mend: (wrong: string, right: string) => `Replace “${wrong}” with “${right}”`,
    inField: 'Please check:',
    between: ', ',
    perhaps: (right: string) => ` (perhaps “${right}”)`,
    mendAll: (count: number) => `Fix all ${count} like this`,
    mended: (count: number) => `${count} fixed; you can undo it`,
    learn: 'Learn this word',
    learnWord: (word: string) => `Learn this word: “${word}”`,
    learnedWord: (word: string) => `“${word}” is known from now on`,
    loading: 'Loading the dictionary…',
    failed: 'The dictionary could not be loaded; spelling has not been checked.',
    learned: (count: number) =>
      count === 1 ? '1 word learned on this device' : `${count} words learned on this device`,
    forget: 'Forget them',
  },
)
