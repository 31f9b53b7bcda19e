import { defineMessages } from '#src/texts/messages.ts'

/** The accessibility statement. Each sentence is about something a test or this repository shows. */
export const accessibilityMessages = defineMessages(
  {
    title: '无障碍声明',
    description: '青简以 WCAG 2.2 的 AA 级为目标：能做到什么、怎样检查、还做不到什么，以及遇到困难时告诉谁。',
    lead: '求职不该被工具挡住。我们以《网络内容无障碍指南》（WCAG）2.2 的 AA 级为目标，网站、编辑器和付款都包括在内。',
    can: '能做到的',
    canPoints: [
      '找模板、写简历、导出、分享和付款都能只用键盘完成：拖动模块可以改用 Alt 加方向键或菜单，移动付款窗口可以用方向键或按一下按钮。',
      '换页、翻页、打开编辑器后，焦点会到新的内容，标题会读出来；移动、撤销、隐藏、搜索结果、创建链接等看得见的变化，也会轻声读出。',
      '文字与背景的对比度至少 4.5:1，输入框的边框、选中状态和不可用的按钮至少 3:1，浅色、深色都一样；系统要求更高对比度或强制颜色时会跟随。',
      '页面在 320 像素宽（或放大到 400%）时不用左右滚动；系统要求减少动画时不做动画。',
      '文章与简历范例可以直接打印，只打印正文。',
      '没有脚本时，可以用「经典编辑器」写简历。',
    ],
    keys: '单键快捷键',
    keysText: '只有两个快捷键是单个按键，在输入框里和用输入法时都不会触发。不需要可以关掉。',
    checked: '怎样检查',
    checkedPoints: [
      '每次改动都用 axe 检查各个页面，包括中英文、浅色与深色，以及 320 像素宽。',
      '颜色的对比度由程序逐对计算，不够检查就不通过。',
      '二十一个常用流程（找模板、登录、写简历、导出、付款等）只用键盘完成，焦点的去向和会读出的话逐句比对，中英文都做。',
      '这些是自我检查，没有经过第三方认证，也还没有请使用读屏软件的人做过正式测试。',
    ],
    cannot: '还做不到的',
    cannotPoints: [
      '编辑器中间的预览是一幅画面，读屏软件读到的是左侧表单里的同一份内容。',
      '导出的 PDF 在不同读屏软件里的效果不一；需要可靠的朗读顺序时，请导出 Word 或纯文本。',
      '一部分 Word 模板用表格排版，而 Word 没有「仅用于排版」的标记：读屏软件可能报出行列，但逐行朗读的顺序与看到的一致。',
      '付款用的二维码与收款页面由支付平台提供；在手机上可以直接打开付款，不用扫码。',
      '没有脚本时，打印网页不会省去页眉和按钮。',
    ],
    tell: '遇到困难时',
    tellText: '告诉我们是哪一页、用的什么软件、卡在哪里，我们会回复并尽快修正。',
    contact: '联系我们',
    date: '本声明写于 2026 年 11 月 23 日。',
  },
  {
    title: 'Accessibility statement',
    description:
      'Qingjian aims at level AA of WCAG 2.2: what it can do, how that is checked, what it cannot do yet, and whom to tell.',
    lead: 'Nobody should be kept from a job by a tool. We aim at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2: for the site, the editor and payment.',
    can: 'What it can do',
    canPoints: [
      'Finding templates, writing, exporting, sharing and paying work with the keyboard alone: sections that can be dragged also move with Alt and the arrow keys or from a menu, the payment window with the arrow keys or one press of a button.',
      'When you open a page, turn the page of a list or enter the editor, the focus moves to the new content and its title is read out; visible changes such as moving, undoing, hiding, search results and new links are announced as well.',
      'Text has a contrast of at least 4.5:1; the edges of fields, selected items and disabled buttons have at least 3:1, in the light and the dark theme. System settings for more contrast or forced colours are followed.',
      'At 320 pixels or 400% zoom, pages do not scroll sideways; if your system asks for reduced motion, nothing is animated.',
      'Articles and résumé examples can be printed straight from the page: only the text is printed.',
      'Without scripts, you can write your résumé in the classic editor.',
    ],
    keys: 'Single-key shortcuts',
    keysText:
      'Only two shortcuts are a single key. They do nothing while you type in a field or use an input method, and you can switch them off.',
    checked: 'How we check it',
    checkedPoints: [
      'Every change is checked with axe, in Chinese and English, light and dark, and at 320 pixels.',
      'The contrast of colours is computed pair by pair; a pair that is too low fails the check.',
      'Twenty-one common journeys (finding a template, logging in, writing, exporting, paying and so on) are completed with the keyboard alone; where the focus goes and what is read out are compared line by line, in both languages.',
      'These are our own checks: no third party has certified them, and there has been no formal test with people who use screen readers yet.',
    ],
    cannot: 'What it cannot do yet',
    cannotPoints: [
      'The preview in the middle of the editor is a picture; the same content is in the forms on the left.',
      'Screen readers differ in how they read exported PDF files; where the reading order matters, export Word or plain text.',
      'Some Word templates use tables for layout, and Word has no way to mark them as such: a screen reader may announce rows and columns, but it reads them in the order you see.',
      'The QR codes and payment pages belong to the payment platforms; on a phone the payment opens without scanning.',
      'Without scripts, a printed page keeps its header and buttons.',
    ],
    tell: 'If something stops you',
    tellText:
      'Tell us which page it was, which software you use and where you got stuck: we will answer, and fix it as soon as we can.',
    contact: 'Contact us',
    date: 'Written on 23 November 2026.',
  },
)
