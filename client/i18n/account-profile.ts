import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the profile: name, picture and language. */
export const profileMessages = defineMessages(
  {
    title: '个人资料',
    text: '只有你自己看得到：昵称在页面顶部，头像在这里。简历上的姓名和照片另外填写。',
    picture: '头像',
    upload: '上传头像',
    replace: '换一张',
    remove: '移除头像',
    name: '昵称',
    language: '邮件语言',
    languageHint: '验证码和安全提醒的邮件用这种语言。',
    ofPage: '跟随当时的页面',
    save: '保存资料',
  },
  {
    title: 'Profile',
    text: 'Only you see these: the name at the top of each page and the picture here. A résumé has its own name and photo.',
    picture: 'Picture',
    upload: 'Upload a picture',
    replace: 'Replace',
    remove: 'Remove picture',
    name: 'Name',
    language: 'Language of e-mails',
    languageHint: 'Codes and notices by e-mail come in this language.',
    ofPage: 'Same as the page I am on',
    save: 'Save profile',
  },
)
