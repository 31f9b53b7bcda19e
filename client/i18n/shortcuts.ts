import { defineMessages } from '#src/texts/messages.ts'

/** Names of the single-key shortcuts. */
export const shortcutMessages = defineMessages(
  {
    singleKeys: '用单个按键打开：/ 搜索，? 快捷键列表',
    singleKeysNote: '用语音输入或容易误按时可以关掉。只在这台浏览器生效；Ctrl + K 始终可以打开搜索。',
  },
  {
    singleKeys: 'Single keys: / opens the search, ? the list of shortcuts',
    singleKeysNote:
      'Switch them off if you dictate or press keys by accident. In this browser only; Ctrl + K always opens the search.',
  },
)
