import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the page about Qingjian. */
export const aboutMessages = defineMessages(
  {
    title: '关于青简',
    description:
      '青简是一款为中文求职者做的简历产品：Word 简历模板、在线简历与求职攻略。这里写着我们为什么做，以及守着哪些规矩。',
    lead: '竹简成册，才有了书。一页简历，是一个人把自己写清楚的那一册。',
    why: '为什么做',
    why1: '找工作的人，通常是在晚上写简历的。白天要上课、要上班，真正坐下来往往已经十点。这时候最怕的不是写得慢，而是写完了却丢了，排好了却变成方块，点了下载才看见付款。',
    why2: '青简想把这件事做得踏实：打开一份已经写好范例的模板，换成自己的经历，当晚就有一份可以投出去的简历。',
    what: '我们做什么',
    what1: 'Word 简历模板：真正的 .docx 文件，按用途、行业、职位与风格整理，每份都写好了贴合岗位的范例。',
    what2: '在线简历：同一套设计，在浏览器里直接编辑，导出 PDF。',
    what3: '求职攻略：校招、转行、空窗期、考研复试、英文简历，一篇讲清一件事。',
    rules: '四条规矩',
    rule1:
      '自己的简历导出 PDF，永久免费，没有水印，不限次数。会员提高的是份数和每天的下载次数；每一个限制，都在碰到之前写明还剩多少、什么时候恢复。',
    rule2: '写下的内容不会丢：无论是崩溃、断网、登录过期，还是两个标签页、两台设备。',
    rule3: '看到的就是拿到的：预览与文件出自同一次排版，中文、英文都一样。',
    rule4: '来去自由：你的数据可以全部导出，也可以全部删除。',
    account: '我的账号',
    name: '名字的来历',
    name1:
      '纸出现以前，字写在竹片上，削青为简，编简成册。“简历”的“简”，就是这片竹子。我们的标志是四片竹简与两道编绳，也就是“册”字本来的样子。',
    action: '去挑一份模板',
    agreement: '服务协议与隐私声明',
  },
  {
    title: 'About Qingjian',
    description:
      'Qingjian is a résumé product for people who apply in Chinese and English: Word templates, online résumés and articles. Why we make it, and the rules we keep.',
    lead: 'Slips of bamboo, tied together, were the first books. A résumé is the one-page book about you.',
    why: 'Why we make it',
    why1: 'Résumés are mostly written at night, after a day of classes or work. What hurts then is not slow writing. It is text that disappears, a layout that turns into boxes, and a price that appears only when you press download.',
    why2: 'Qingjian is meant to be reliable: open a template that already reads well, put in your own story, and have something to send the same evening.',
    what: 'What we make',
    what1:
      'Word templates: real .docx files, arranged by situation, industry, role and style, each with sample content that fits the job.',
    what2: 'Online résumés: the same designs, edited in the browser and exported as PDF.',
    what3:
      'Articles: graduate jobs, changing careers, gaps, postgraduate interviews, the English CV. One article for each question.',
    rules: 'Four rules',
    rule1:
      'Your own résumé as PDF is free for good, without a watermark and as often as you like. Membership raises the number of résumés and of downloads per day. Every limit is shown before you reach it, with what remains and when it resets.',
    rule2: 'Nothing typed is lost: not by a crash, a lost connection, an expired session, two tabs or two devices.',
    rule3: 'What you see is the file you get: preview and file come from one layout, in Chinese and in English.',
    rule4: 'You can leave: export everything, delete everything.',
    account: 'My account',
    name: 'The name',
    name1:
      'Before paper, Chinese was written on strips of bamboo: the green skin (青) shaved off, the strip (简) written on, the strips tied into a book. The 简 of 简历, “résumé”, is that strip. Our mark is four of them and two cords, which is how the character for book, 册, began.',
    action: 'Choose a template',
    agreement: 'Service agreement and privacy statement',
  },
)
