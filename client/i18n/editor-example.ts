import { defineMessages } from '#src/texts/messages.ts'

/** Texts over the example on the paper of an empty résumé. */
export const editorExampleMessages = defineMessages(
  { note: '灰色的是示例，你一写就消失，不会出现在文件里' },
  { note: 'The grey text is an example: it goes when you write, and is never in your file' },
)
