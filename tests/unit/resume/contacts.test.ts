import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { maskingOf, maskOf } from '#src/resume/contacts/mask.ts'
import type { ResumeDocument } from '#src/resume/document.ts'
import { parseRuns } from '#src/resume/markup.ts'
import { sharedDocument } from '#src/resume/shared.ts'

const OWN = { phone: '139 1234 5678', email: 'li.wei@example.com', wechat: 'li_wei88' }
const { plain, markup } = maskingOf(Object.values(OWN))

/** What a reader sees of a text with markup. */
const read = (source: string) =>
  parseRuns(markup(source))
    .map(({ text }) => text)
    .join('')

describe('a contact in disguise', () => {
  test.each([
    ['139.1234.5678', '139****5678'],
    ['１３９１２３４５６７８', '139****5678'],
    ['139\u200b1234\u2060 5678', '139****5678'],
    ['**139**12345678', '139****5678'],
    ['__139__ 1234 5678', '139****5678'],
    ['+86(139)12345678', '+139****5678'],
    ['0086-139-1234-5678', '139****5678'],
    ['1 3 9 / 1 2 3 4 / 5 6 7 8', '139****5678'],
    ['①③⑨①②③④⑤⑥⑦⑧', '139****5678'],
    ['一三九一二三四五六七八', '139****5678'],
    ['٠١٣٩١٢٣٤٥٦٧٨', '139****5678'],
    ['139\n1234\n5678', '139****5678'],
    ['[139](https://example.org)12345678', '139****5678'],
    ['电话13800001111转3', '电话138****1111转3'],
    ['021-5555 1234', '021****1234'],
    ['+44 20 7946 0958', '+442****0958'],
    ['+1 (415) 555-0132', '+141****0132'],
    ['852 9123 4567', '852****4567'],
    ['400-123-4567', '40****67'],
    ['ＬＩ．ＷＥＩ＠example．com', 'l***@example.com'],
    ['zhao@example.com', 'z***@example.com'],
    ['zhao (at) example dot com', 'z***@example dot com'],
    ['zhao＠example。com', 'z***@example。com'],
    ['zhao 艾特 example点com', 'z***@example点com'],
    ['li\\_wei88', 'l***'],
    ['L​i_W​ei88', 'l***'],
    ['微信号：zhao_min', '微信号：z***'],
    ['VX zhaomin1988', 'VX z***'],
    ['QQ：1234 5678', 'QQ：1***'],
    ['一三九 一二三四 五六七八', '139****5678'],
    ['一3九1二3四5六7八', '139****5678'],
    ['壹叁玖-壹贰叁肆-伍陆柒捌', '139****5678'],
    ['l39I2345678', '139****5678'],
    ['138OOOO1111', '138****1111'],
    ['zhaо@exаmple.com', 'z***@example.com'],
    ['li.wеi@ехample.com', 'l***@example.com'],
    ['Telegram: @zhaomin_88', 'Telegram: @z***'],
    ['t.me/zhaomin', 't.me/z***'],
    ['WhatsApp：zhaomin88', 'WhatsApp：z***'],
  ])('%s', (written, shown) => {
    expect(read(`前 ${written} 后`)).toBe(`前 ${shown} 后`)
  })

  test('behind a link leaves the words of the link', () => {
    expect(markup('[写信](mailto:zhao%40example.com)或[看](https://example.org/a)')).toBe(
      '写信或[看](https://example.org/a)',
    )
  })
})

test.each([
  '1998.1-2020.12',
  '1998-09 – 2002-7，1999.9.1-2003.7',
  '2019.3 - 2023.11',
  '营收 13,958,000,000 元，预算 150000-200000 元',
  'GPA 3.9/4.0，192.168.10.100，145/150 98/100 12/15',
  '增长 +12000000，转化率 15.8%、16.2%、17.91234%',
  '专利 ZL 2019 1 0123456.7，学号 20191234567，证书 110101199003078888',
  '维护微信小程序、QQ音乐；微信 500000 用户；WeChat: marketing campaigns',
  'worked @ Google. Then at example.com, 3 years',
  '见 https://github.com/lin/paper，npm install qingjian@2.0.1',
  '一、二、三、四、五、六、七、八；一九九八年至二〇二〇年；Telegram 机器人、飞书审批、钉钉 OA',
  'Oil & Gas 2019, 1000 lilo, 10 000 000 oil barrels, Москва, о себе',
])('nothing is hidden in %s', (text) => {
  expect([plain(text), markup(text)]).toEqual([text, text])
})

test('a mask shows so little that nothing can be done with it', () => {
  expect(['a@b.cn', '13912345678', '5551234', '86-21-55551234', 'wx', 'lin.zhixia@example.com'].map(maskOf)).toEqual([
    '***@b.cn',
    '139****5678',
    '5***',
    '862****1234',
    '***',
    'l***@example.com',
  ])
})

test('the basics are masked whole, and a picture stays', () => {
  const basics = { ...OWN, website: 'https://wa.me/8613912345678', photo: '13912345678' }
  const document = composeResume({ locale: 'zh', design: 'ink', basics, sections: [] })
  expect(sharedDocument(document, { hideContacts: true }).basics).toEqual({
    phone: '139****5678',
    email: 'l***@example.com',
    wechat: 'l***',
    website: 'https://wa.me/139****5678',
    photo: '13912345678',
  })
})

test('where somebody lives is left out, the city is not', () => {
  const basics = { name: 'Ann', city: 'Austin, TX', address: '1234 Oak Street, Apt. 5' }
  const document = composeResume({ locale: 'en', design: 'ink', basics, sections: [] })
  expect(sharedDocument(document, { hideContacts: true }).basics).toEqual({ name: 'Ann', city: 'Austin, TX' })
  expect(sharedDocument(document, { hideContacts: false }).basics).toEqual(basics)
})

test.each(['phone', 'email', 'wechat'] as const)('the own %s is masked wherever it is written', (name) => {
  const own = { phone: '0871-6512', email: 'lin at home', wechat: 'linzhixia' }[name]
  const items = [{ org: `甲公司（${own}）` }]
  const document = composeResume({
    locale: 'zh',
    design: 'ink',
    basics: { [name]: own },
    sections: [{ kind: 'work', items }],
  })
  const orgs = (hideContacts: boolean) =>
    Object.values(sharedDocument(document, { hideContacts }).items).map(({ org = '' }) => org.includes(own))
  expect([orgs(false), orgs(true)]).toEqual([[true], [false]])
})

test('places and names of entries are no text, whatever they look like', () => {
  const entry = { section: '13912345678', pos: '13912345678' }
  const document: ResumeDocument = {
    ...composeResume({ locale: 'zh', design: 'ink', basics: OWN, sections: [] }),
    sections: { 13912345678: { kind: 'work', title: '', pos: '13912345678' } },
    items: { 15912345678: { ...entry, title: 'a' }, i: { ...entry, title: 'b', parent: '15912345678' } },
  }
  const { sections, items } = sharedDocument(document, { hideContacts: true })
  expect({ sections, items }).toEqual({ sections: document.sections, items: document.items })
})

test('what is not there is not masked', () => {
  const document = composeResume({ locale: 'zh', design: 'ink', basics: { name: '林知夏' }, sections: [] })
  expect(Object.entries(sharedDocument(document, { hideContacts: true }).basics)).toEqual([['name', '林知夏']])
})

test('of the rest of a document titles, fields and bodies are masked, and nothing that is hidden, deleted or kept aside', () => {
  const item = { kind: 'work', section: 's', pos: 'a' } as const
  const shown = { ...item, org: '甲公司 13912345678', body: '**13912345678**', url: 'https://a.test' }
  const document: ResumeDocument = {
    ...composeResume({ locale: 'zh', design: 'ink', basics: {}, sections: [] }),
    title: '投甲公司',
    extras: 'x',
    sections: {
      s: { kind: 'work', title: '微信：zhao_min', pos: 'a' },
      h: { kind: 'work', title: '', pos: 'b', hidden: true },
      d: { kind: 'work', title: '', pos: 'c', del: 1 },
    },
    items: {
      i: { ...shown, extras: '{"secret":1}' },
      role: { ...item, parent: 'i', title: '组长' },
      hidden: { ...item, hidden: true, title: 'x' },
      deleted: { ...item, del: 1, title: 'x' },
      inHidden: { ...item, section: 'h', title: 'x' },
      inDeleted: { ...item, section: 'd', title: 'x' },
    },
  }
  const { sections, items, ...rest } = sharedDocument(document, { hideContacts: true })
  expect(sections).toEqual({ s: { kind: 'work', title: '微信：z***', pos: 'a' } })
  const masked = { org: '甲公司 139****5678', body: '**139\\*\\*\\*\\*5678**' }
  expect(items).toEqual({ i: { ...shown, ...masked }, role: { ...item, parent: 'i', title: '组长' } })
  expect(Object.keys(rest).sort()).toEqual(['basics', 'design', 'locale', 'schema'])
  const open = sharedDocument(document, { hideContacts: false })
  expect(open.items).toEqual({ i: shown, role: { ...item, parent: 'i', title: '组长' } })
  expect(document.items.i?.extras).toBe('{"secret":1}')
})

describe('whatever the disguise', () => {
  const repeatable = { seed: 20261122 }
  const digit = fc.constantFrom(...'0123456789')
  const mobile = fc
    .tuple(fc.constantFrom(...'345678'), fc.array(digit, { minLength: 9, maxLength: 9 }))
    .map(([second, rest]) => `1${second}${rest.join('')}`)
  const form = fc.constantFrom(
    (sign: string) => sign,
    (sign: string) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0),
    (sign: string) => String.fromCodePoint(0x1d7ce + Number(sign)),
    (sign: string) => `${sign}\u200d`,
    (sign: string) => `${sign}\ufe0f\u20e3`,
  )
  const between = fc.constantFrom('', '', '', ' ', '-', '.', '—', '_', '\u200b', '**', ' · ', '(', ')', '\u00a0', '/')
  const disguised = (numbers: fc.Arbitrary<string>) =>
    fc
      .tuple(
        numbers,
        fc.array(form, { minLength: 15, maxLength: 15 }),
        fc.array(between, { minLength: 15, maxLength: 15 }),
      )
      .map(([number, forms, gaps]) => ({
        number,
        written: Array.from(number, (sign, nth) => {
          const gap = nth + 1 === number.length ? '' : (gaps[nth] ?? '')
          return (/\d/.test(sign) ? (forms[nth]?.(sign) ?? sign) : sign) + gap
        }).join(''),
      }))
  const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '')
  const hidesMiddle = (number: string, written: string) => {
    for (const shown of [maskingOf([]).plain(`电话 ${written}。`), maskingOf([]).markup(`电话 ${written}。`)]) {
      expect(digitsOf(shown)).not.toContain(number.slice(-8))
      expect(shown).toMatch(/^电话 .*\*.*。$/s)
    }
  }

  test('no mobile number stays readable', () => {
    fc.assert(
      fc.property(disguised(mobile), ({ number, written }) => hidesMiddle(number, written)),
      { ...repeatable, numRuns: 1000 },
    )
  })

  test('no foreign number stays readable', () => {
    const foreign = fc.array(digit, { minLength: 9, maxLength: 11 }).map((rest) => `4${rest.join('')}7`)
    fc.assert(
      fc.property(disguised(foreign), ({ number, written }) => {
        fc.pre(!/(?:19|20)\D*\d\D*\d/.test(written.normalize('NFKC')))
        hidesMiddle(number, `+${written}`)
      }),
      { ...repeatable, numRuns: 200 },
    )
  })

  test('no mail address and no name of the owner stays readable', () => {
    const name = fc.stringMatching(/^[a-z]{2,5}[._]?[a-z]{2,5}[0-9]{2}$/)
    const gap = fc.constantFrom('', '', '\u200b', '\\', '**', '\u00ad')
    const style = fc.constantFrom(0, 0xfee0)
    fc.assert(
      fc.property(name, fc.array(gap, { minLength: 20, maxLength: 20 }), style, (own, gaps, shift) => {
        const wide = (sign: string) =>
          /[a-z]/.test(sign) ? String.fromCodePoint((sign.codePointAt(0) ?? 0) + shift) : sign
        const written = Array.from(own, (sign, nth) => wide(sign) + (gaps[nth] ?? '')).join('')
        const masking = maskingOf([`${own}@example.com`, own])
        for (const shown of [masking.plain(`找 ${written}`), masking.plain(`找 ${written}@example.com 或`)]) {
          const seen = shown.normalize('NFKC').replace(/[^a-z0-9@]/g, '')
          expect(seen).not.toContain(own.replace(/[._]/g, ''))
        }
      }),
      { ...repeatable, numRuns: 200 },
    )
  })

  test('what holds no contact is left as it is', () => {
    const year = fc.integer({ min: 1950, max: 2030 })
    const month = fc.integer({ min: 1, max: 12 })
    const sign = fc.constantFrom('.', '-', '/')
    const dates = fc
      .tuple(year, month, year, month, sign, fc.constantFrom(' - ', '–', '-', ' 至 '))
      .map(([y1, m1, y2, m2, dot, dash]) => `${y1}${dot}${m1}${dash}${y2}${dot}${m2}`)
    const amount = fc.integer({ min: 0, max: 10 ** 12 }).map((value) => value.toLocaleString('en'))
    const rate = fc.integer({ min: 0, max: 10_000 }).map((value) => `${value / 100}%`)
    const text = fc
      .array(fc.oneof(dates, amount, rate), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('，主导 '))
    fc.assert(
      fc.property(text, (achievements) => {
        expect(plain(achievements)).toBe(achievements)
      }),
      { ...repeatable, numRuns: 1000 },
    )
  })
})
