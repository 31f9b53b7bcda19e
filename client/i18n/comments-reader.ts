import { defineMessages } from '#src/texts/messages.ts'

/** Texts for readers who comment on a shared résumé. */
export const readerCommentMessages = defineMessages(
  {
    invitation: '对方想听听你的意见。点简历上的一段文字，或先选中几个字，就能写批注，不用登录。',
    write: '写批注',
    place: '批注哪一处',
    choose: '请选择',
    selected: (words: string) => `选中的文字：「${words}」`,
    text: '你的意见',
    propose: '建议改成（可不填）',
    proposeHint: '对方可以一键采用',
    name: '你的称呼（可不填）',
    mine: '你的批注',
    mineNote:
      '只有简历主人能看到。请用这台设备上的这个浏览器回来看回复。链接过期后，这里不再显示；对方撤销链接时，批注一并删除。',
    closed: '这份简历现在不接受新的批注；你写过的，仍可以在这里删除。',
    me: '你',
    notKept: '这个浏览器不保存数据：关闭页面后，就看不到自己写的批注了，不过对方能看到。',
  },
  {
    invitation:
      'The owner would like your opinion. Press a line of the résumé, or select some words first, and write a comment. No account is needed.',
    write: 'Write a comment',
    place: 'What is it about?',
    choose: 'Please choose',
    selected: (words: string) => `Selected: “${words}”`,
    text: 'Your comment',
    propose: 'Suggested wording (optional)',
    proposeHint: 'The owner can accept it with one click',
    name: 'Your name (optional)',
    mine: 'Your comments',
    mineNote:
      'Only the owner of the résumé sees them. Come back to this browser to read the replies. When the link expires, they are no longer shown here; when its owner revokes it, they are deleted.',
    closed: 'This résumé is not accepting new comments at the moment; you can still delete yours here.',
    me: 'You',
    notKept:
      'This browser keeps nothing: once you close the page you cannot see your comments any more, though the owner can.',
  },
)
