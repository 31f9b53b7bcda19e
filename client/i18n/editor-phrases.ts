import type { Family } from '#src/resume/phrases/roles.ts'
import { defineMessages } from '#src/texts/messages.ts'

/** Texts of the dialog with sentences by role. */
export const phraseMessages = defineMessages(
  {
    button: '常用句',
    title: '按岗位选句子',
    note: '选一句，会作为一条要点写到光标处；空里填你自己的数字，按 Tab 到下一个空。',
    role: '岗位',
    chooseRole: '请选择岗位',
    search: '查找',
    example: '例如：转化、成本、培训',
    loading: '正在加载…',
    failed: '句子没能加载，请检查网络后再试。',
    none: '没有这样的句子，换个词试试。',
    others: '其他岗位',
    found: (count: number) => `${count} 个句子`,
    blank: '空：',
  },
  {
    button: 'Phrases',
    title: 'Sentences by role',
    note: 'A sentence becomes a bullet at the cursor. Fill its blanks with figures of your own; Tab goes to the next.',
    role: 'Role',
    chooseRole: 'Choose a role',
    search: 'Search',
    example: 'Such as: revenue, cost, training',
    loading: 'Loading…',
    failed: 'The sentences could not be loaded. Please check your connection and try again.',
    none: 'There is no such sentence; try another word.',
    others: 'Other roles',
    found: (count: number) => (count === 1 ? '1 sentence' : `${count} sentences`),
    blank: 'blank: ',
  },
)

/** The families of roles. */
export const familyMessages = defineMessages<Record<Family, string>>(
  {
    technology: '技术',
    product: '产品、设计与数据',
    engineering: '制造与工程',
    finance: '金融财会',
    sales: '市场与销售',
    media: '内容与传媒',
    office: '行政、人事、法务与公共事务',
    care: '教育与医疗',
    service: '服务与第一份工作',
    study: '升学申请',
  },
  {
    technology: 'Technology',
    product: 'Product, design and data',
    engineering: 'Engineering and manufacturing',
    finance: 'Finance',
    sales: 'Marketing and sales',
    media: 'Content and media',
    office: 'Administration, HR, law and public affairs',
    care: 'Education and health',
    service: 'Service and first jobs',
    study: 'Study applications',
  },
)
