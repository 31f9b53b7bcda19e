import type { Rule } from '#src/resume/checks/finding.ts'

/** A finding's problem and the advice about it; `detail` is what was found, such as an excerpt or a number. */
export type RuleText = { problem: (detail: string) => string; advice: string }

export const checkRulesZh: Record<Rule, RuleText> = {
  'name-missing': { problem: () => '没有写姓名', advice: '姓名是简历的标题，写在最上面。' },
  'contact-missing': { problem: () => '没有联系方式', advice: '至少写一个手机号或邮箱，否则对方联系不到你。' },
  'phone-missing': { problem: () => '没有写电话', advice: '面试通知多半打电话，建议写上手机号。' },
  'email-missing': { problem: () => '没有写邮箱', advice: '录用通知和笔试链接常发邮件，建议写上邮箱。' },
  'aim-missing': { problem: () => '没有写求职意向', advice: '写明想要的职位，对方一眼就知道你投的是什么。' },
  'phone-format': {
    problem: (detail) => `电话「${detail}」不像一个完整的号码`,
    advice: '手机号写 11 位，座机带区号，国外号码以 + 和国家代码开头。',
  },
  'phone-country': {
    problem: (detail) => `电话「${detail}」没有国家代码`,
    advice: '投英文简历时以 + 和国家代码开头，中国大陆的号码是 +86，国外才拨得通。',
  },
  'email-malformed': {
    problem: (detail) => `邮箱「${detail}」的格式不对`,
    advice: '检查 @ 前后有没有漏字、多空格或用了中文符号。',
  },
  'email-unserious': {
    problem: (detail) => `邮箱「${detail}」显得不够正式`,
    advice: '换成姓名拼音的邮箱更好认，如 xiaoming.wang@…',
  },
  'link-malformed': {
    problem: (detail) => `网址「${detail}」的格式不对`,
    advice: '写完整的网址，如 github.com/你的用户名。',
  },
  'date-reversed': { problem: () => '结束时间早于开始时间', advice: '检查两个日期是不是填反了。' },
  'date-unclear': {
    problem: (detail) => `日期「${detail}」机器读不懂`,
    advice: '写成 2023-09 这样的年月，打印时会自动排成 2023.09。',
  },
  'date-future': { problem: (detail) => `日期 ${detail} 还没到`, advice: '检查年份；仍在进行的经历勾选「至今」。' },
  'date-missing': { problem: () => '没有写起止时间', advice: '对方会按时间看经历，写上开始和结束的年月。' },
  'date-open': { problem: () => '只有开始时间', advice: '补上结束时间；仍在职就勾选「至今」。' },
  'date-mixed': {
    problem: (detail) => `有的日期写到月，「${detail}」只写了年`,
    advice: '全部写到月，或者全部只写年。',
  },
  'date-order': { problem: (detail) => `「${detail}」比上一条更新`, advice: '经历按从新到旧排，最近的放最前面。' },
  'date-overlap': {
    problem: (detail) => `时间与「${detail}」重叠`,
    advice: '如果确实同时做两份工作，写明兼职；否则核对日期。',
  },
  'date-gap': {
    problem: (detail) => `在此之前有 ${detail} 个月空白`,
    advice: '面试时多半会问到。备考、照顾家人、自由职业都可以写一条。',
  },
  'birth-odd': { problem: (detail) => `出生年月「${detail}」不太对`, advice: '写成 1998-06 这样的年月，并核对年份。' },
  'character-unprintable': {
    problem: (detail) => `「${detail}」打印不出来`,
    advice: '这里会印成方框，换一种写法或删掉。',
  },
  'character-private': {
    problem: (detail) => `有只在某个字体里才有的符号（${detail}）`,
    advice: '多半是从网页图标或 PDF 里粘贴来的，别人看到的是方框，请删掉。',
  },
  'character-invisible': {
    problem: (detail) => `有看不见的字符（${detail}）`,
    advice: '它会让关键词搜不到。删掉这几个字重新输入即可。',
  },
  'character-radical': {
    problem: (detail) => `「${detail}」是部首，不是汉字`,
    advice: '从 PDF 粘贴常会这样，看起来一样但搜不到，请重新输入这个字。',
  },
  'character-fullwidth': {
    problem: (detail) => `「${detail}」是全角字母或数字`,
    advice: '改成半角，机器才认得出英文和数字。',
  },
  'character-emoji': {
    problem: (detail) => `有表情符号「${detail}」`,
    advice: '多数字体和招聘系统显示不了表情，建议去掉。',
  },
  'blank-left': {
    problem: (detail) => `这里还缺一个数字：${detail}`,
    advice: '填上你自己的数字，或删去这半句；留空会原样印出来。',
  },
  'filler-left': { problem: (detail) => `「${detail}」还是占位文字`, advice: '换成真实内容，或删掉这一处。' },
  'section-empty': {
    problem: (detail) => `「${detail}」是空的`,
    advice: '它不会打印出来。填上内容，或删除这个模块。',
  },
  'entry-empty': { problem: () => '有一个空条目', advice: '填上内容或删掉它。' },
  'entry-nameless': { problem: () => '条目没有名称', advice: '补上公司、学校或项目的名称。' },
  'entry-bare': { problem: (detail) => `「${detail}」没有写做了什么`, advice: '用两三条写清你做的事和结果。' },
  'entry-repeated': { problem: (detail) => `「${detail}」出现了两次`, advice: '多半是复制后忘了改，检查后删掉一个。' },
  'section-repeated': { problem: (detail) => `有两个「${detail}」模块`, advice: '合并成一个，或给其中一个改名。' },
  'line-repeated': { problem: (detail) => `「${detail}」写了两遍`, advice: '同一句话出现在两处，留一处就够。' },
  'bullet-long': {
    problem: (detail) => `有一条写了 ${detail} 字`,
    advice: '一条只说一件事，拆成两条，或删到 90 字以内。',
  },
  'text-long': {
    problem: (detail) => `有一段 ${detail} 字没有分条`,
    advice: '分成几条，每条先写结果，读的人扫一眼就懂。',
  },
  'bullets-many': { problem: (detail) => `写了 ${detail} 条`, advice: '留下与目标职位最相关的五六条。' },
  'numbers-missing': { problem: () => '没有一个数字', advice: '写上规模、比例、金额、人数或时间，成果才可信。' },
  'first-person': { problem: (detail) => `用了「${detail}」`, advice: '简历默认说的是你，去掉主语，直接用动词开头。' },
  cliches: { problem: (detail) => `套话较多：${detail}`, advice: '换成能证明它的一件事，如“三个月内接手两个项目”。' },
  'punctuation-mixed': { problem: () => '有的条目以句号结尾，有的没有', advice: '统一加上或统一去掉。' },
  spelling: {
    problem: (detail) => `词典里没有：${detail}`,
    advice: '选出你想写的词；是人名、品牌或行业用语，就让它记住。',
  },
  'word-wrong': {
    problem: (detail) => `错别字：${detail}`,
    advice: '读音或字形相近，但不是这个词。',
  },
  'particle-wrong': {
    problem: (detail) => `「的、得、地」用错：${detail}`,
    advice: '动词后面说结果用“得”，动词前面说方式用“地”。',
  },
  'article-wrong': {
    problem: (detail) => `冠词用错：${detail}`,
    advice: '元音开头的读音前用 an，辅音开头的前用 a。',
  },
  'word-repeated': {
    problem: (detail) => `「${detail}」连写了两遍`,
    advice: '删去一个。',
  },
  'sign-doubled': {
    problem: (detail) => `标点打重了：${detail}`,
    advice: '保留一个就够。',
  },
  'punctuation-half': { problem: (detail) => `中文里用了半角标点「${detail}」`, advice: '改成，。；：等全角标点。' },
  'punctuation-full': {
    problem: (detail) => `英文里用了中文标点：${detail}`,
    advice: '英文用半角的 , . ; : ，后面空一格。',
  },
  'space-odd': {
    problem: (detail) => `空格多了：「${detail}」`,
    advice: '标点前后不用空格。',
  },
  'term-case': {
    problem: (detail) => `${detail}：官方不这样写`,
    advice: 'GitHub、JavaScript 这类名称写错了大小写，懂行的人一眼就看得出。',
  },
  'photo-stand-in': { problem: () => '照片位置印的是灰色头像', advice: '换成自己的照片，或移除它。' },
  'photo-unprinted': { problem: () => '这份简历不印照片', advice: '需要照片时，在「设计」里选一个照片大小。' },
  'photo-large': {
    problem: (detail) => `照片让文件有 ${detail} MB`,
    advice: '很多网申系统只收 2 MB 以内，换一张小一些的照片。',
  },
  'photo-abroad': {
    problem: () => '英文简历一般不放照片',
    advice: '投英美企业时建议去掉，对方常因合规要求不看带照片的简历。',
  },
  'private-abroad': {
    problem: (detail) => `英文简历里写了「${detail}」`,
    advice: '性别、年龄、婚姻、民族等个人信息在英语国家不写，也不该问。',
  },
  'text-small': {
    problem: (detail) => `字号只有 ${detail} 磅`,
    advice: '小于 9 磅打印出来难读，建议删减文字而不是缩小字号。',
  },
  'pages-many': { problem: (detail) => `简历有 ${detail} 页`, advice: '多数职位一到两页最合适，学术履历除外。' },
  'page-nearly-empty': {
    problem: (detail) => `最后一页只有 ${detail} 行左右`,
    advice: '在「设计」里用「收成一页」，或删几行，别让最后一页空着。',
  },
  'columns-two': {
    problem: () => '双栏版式，机器会一栏一栏地读',
    advice: '在下面的「机器读到的内容」里看看顺序；对方先用系统筛选时，单栏更稳妥。',
  },
}
