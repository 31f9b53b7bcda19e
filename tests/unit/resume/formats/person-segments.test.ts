import { expect, test } from 'vitest'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { bare, linkedDetail, segmentsOf, withLabelsBeside } from '#src/resume/formats/text/person-segments.ts'

test.each<[text: string, parts: string[]]>([
  // Signs between details.
  ['甲 | 乙｜丙•丁●戊∣己⋄庚◦辛', ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛']],
  ['甲\t\t乙  丙\u3000丁\u2003戊', ['甲', '乙', '丙', '丁', '戊']],
  ['甲 · 乙· 丙·丁; 戊；己', ['甲', '乙', '丙·丁', '戊', '己']],
  ['| 甲 |', ['甲']],
  // Details parted by single spaces, if there is nothing else.
  ['女 27岁 5年工作经验 本科 在职-月内到岗', ['女', '27岁', '5年工作经验', '本科', '在职-月内到岗']],
  ['女 27岁', ['女 27岁']],
  ['女 27岁 擅长沟通', ['女 27岁 擅长沟通']],
  ['中国 江苏省 苏州市', ['中国 江苏省 苏州市']],
  // A province and its city.
  ['广东 · 深圳', ['广东·深圳']],
  ['广东 • 深圳', ['广东·深圳']],
  ['广东 · 会计', ['广东', '会计']],
  ['会计 · 深圳', ['会计', '深圳']],
  // A town before an address.
  ['Fremantle, WA byron.com.au', ['Fremantle, WA', 'byron.com.au']],
  ['Fremantle, WA my.byron.dev/cv', ['Fremantle, WA', 'my.byron.dev/cv']],
  ['Ada Byron byron.com', ['Ada Byron byron.com']],
  ['Fremantle, WA byron.example', ['Fremantle, WA byron.example']],
  // The colon in a cell of its own.
  ['Gender\t\t: Male', ['Gender: Male']],
  ['Gender\t：\tMale', ['Gender: Male']],
  ['Gender : Male', ['Gender : Male']],
  ['Gender\t:', ['Gender', ':']],
  // A tab too narrow to be seen.
  ['Phone: 020 7946 0177E-mail: a@b.com', ['Phone: 020 7946 0177', 'E-mail: a@b.com']],
  ['Phone: 020 7946 0177mobile: 07700', ['Phone: 020 7946 0177', 'mobile: 07700']],
  ['Team 7Email', ['Team 7Email']],
  // Labels and values spaced to look even.
  ['氏名　高瀬　健吾', ['氏名：高瀬 健吾']],
  ['氏名: 佐々木 健', ['氏名：佐々木 健']],
  ['氏名　高瀬　健吾　男', ['氏名', '高瀬', '健吾', '男']],
  ['旧氏名　高瀬　健吾', ['旧氏名', '高瀬', '健吾']],
  ['手 机：13800001111', ['手机：13800001111']],
  ['姓　　名　王明', ['姓名', '王明']],
  ['姓 名 Wang', ['姓名 Wang']],
  ['王 明 Wang', ['王 明 Wang']],
  ['王　　明', ['王明']],
  ['【求职意向】 语文教师', ['求职意向：语文教师']],
  ['【某种说法】语文教师', ['【某种说法】语文教师']],
  ['【求职意向】', ['【求职意向】']],
  ['王明【求职意向】语文教师', ['王明【求职意向】语文教师']],
  // Slashes: one joins two positions, several part details.
  ['产品 / 运营', ['产品 / 运营']],
  ['产品 / 男 / 本科', ['产品', '男', '本科']],
  // Dashes.
  ['Designer — Lisbon — ada@example.com', ['Designer', 'Lisbon', 'ada@example.com']],
  ['Hannah Lee — Data Analyst', ['Hannah Lee', 'Data Analyst']],
  ['Hannah Lee – Data Analyst', ['Hannah Lee', 'Data Analyst']],
  ['Hannah Lee — Data Things', ['Hannah Lee — Data Things']],
  ['hannah lee — Data Analyst', ['hannah lee — Data Analyst']],
  ['Lecturer in History — Durham, UK', ['Lecturer in History', 'Durham, UK']],
  ['my Hannah Lee — Data Analyst', ['my Hannah Lee — Data Analyst']],
  ['Hannah Lee — Data Analyst — Numbers', ['Hannah Lee — Data Analyst — Numbers']],
  ['Lecturer in History — Durham, UK — Numbers', ['Lecturer in History — Durham, UK — Numbers']],
  ['Ada | Lecturer in History — Durham, UK', ['Ada', 'Lecturer in History — Durham, UK']],
  ['Portland — OR ada@example.com', ['Portland — OR ada@example.com']],
  // A sentence.
  ['高文斌，男，汉族，1983年7月生。', ['高文斌', '男', '汉族', '1983年7月生']],
  ['女，汉族', ['女', '汉族']],
  ['高文斌，男，会计。好学', ['高文斌', '男', '会计。好学']],
  ['高文斌，汉族', ['高文斌，汉族']],
  ['我叫高文斌，男，汉族', ['我叫高文斌，男，汉族']],
  // A labelled position may have several words.
  ['求职意向\t产品 | 运营', ['求职意向', '产品 | 运营']],
  ['城市\t北京 | 上海', ['城市', '北京', '上海']],
  ['期望城市\t北京 | 上海', ['期望城市', '北京', '上海']],
  // Labels behind one another.
  ['姓名：王明 性别：男', ['姓名：王明', '性别：男']],
  ['Name: Ada Byron, Email: a@b.com', ['Name: Ada Byron', 'Email: a@b.com']],
  ['Nombre y apellidos: Ana Silva Correo: a@b.com', ['Nombre y apellidos: Ana Silva', 'Correo: a@b.com']],
  ['Date of birth: May 1990 Marital status: single', ['Date of birth: May 1990', 'Marital status: single']],
  ['Ada Byron Phone: 07700', ['Ada Byron', 'Phone: 07700']],
  ['Ada Byron Phone:07700', ['Ada Byron Phone:07700']],
  ['电话 13800001111 邮箱 a@b.com', ['电话 13800001111', '邮箱 a@b.com']],
  ['电话 13800001111 办公 a@b.com', ['电话 13800001111 办公 a@b.com']],
  ['办公 13800001111 邮箱 a@b.com', ['办公 13800001111 邮箱 a@b.com']],
  ['☎ 13800001111 | 📧 a@b.com', ['13800001111', 'a@b.com']],
])('%s', (text, parts) => expect(segmentsOf(text)).toEqual(parts))

test('the icon before a detail goes', () => {
  expect(['☎️ 138', ' → a', '📍Leeds ', 'a ☎', '✉'].map(bare)).toEqual(['138', 'a', 'Leeds', 'a ☎', ''])
})

test.each<[what: string, texts: string[], expected: string[]]>([
  ['beside its value', ['姓名', '王明', '男'], ['姓名\t王明', '男']],
  ['with a colon', ['Phone :', '07700 900123'], ['Phone :\t07700 900123']],
  ['beside several values', ['城市', '北京|上海｜广州　深圳  武汉 区'], ['城市\t北京\t上海\t广州\t深圳\t武汉 区']],
  ['not above another label', ['姓名', '性别', '男'], ['姓名', '性别', '男']],
  ['not at the end', ['王明', '姓名'], ['王明', '姓名']],
  ['not what is no label', ['王明', '男'], ['王明', '男']],
  ['each with its own', ['姓名', '王明', '性别', '男'], ['姓名\t王明', '性别\t男']],
])('a label alone: %s', (_what, texts, expected) => {
  expect(withLabelsBeside(texts.map((text) => ({ text }))).map(({ text }) => text)).toEqual(expected)
})

test('a label alone does not stand beside the name, and keeps what its file says of it', () => {
  const named: SourceLine[] = [{ text: '姓名' }, { text: '王明', name: true }]
  expect(withLabelsBeside(named)).toEqual(named)
  expect(withLabelsBeside([{ text: '姓名', gap: true }, { text: '王明' }])).toEqual([{ text: '姓名\t王明', gap: true }])
})

test.each([
  ['LinkedIn', 'https://linkedin.com/in/j', 'https://linkedin.com/in/j'],
  ['linkedin.com/in/j', 'https://www.linkedin.com/in/j/', 'https://www.linkedin.com/in/j/'],
  ['Jane', 'https://linkedin.com/in/j', 'Jane https://linkedin.com/in/j'],
])('a link %s to %s', (name, address, expected) => expect(linkedDetail(name, address)).toBe(expected))
