import { describe, expect, test } from 'vitest'
import { maskingOf, maskOf } from '#src/resume/contacts/mask.ts'
import { normalText } from '#src/resume/contacts/normal-text.ts'

const { plain, markup } = maskingOf([])

test.each<[hidden: string, shown: string]>([
  // Beginnings and ends of the text.
  ['a.b@example.com', 'a***@example.com'],
  ['@example.com', '@example.com'],
  ['@a.b@example.com', '@a***@example.com'],
  ['x a.b@example.com, c.d@example.com y', 'x a***@example.com, c***@example.com y'],
  // Blanks around the sign: two, and no more.
  ['zhao @ example.com', 'z***@example.com'],
  ['zhao  @  example.com', 'z***@example.com'],
  ['zhao   @   example.com', 'zhao   @   example.com'],
  // The longest name before the sign, and one more.
  [`${'a'.repeat(64)}@example.com`, 'a***@example.com'],
  // Of one sign nothing would be hidden, of two one is shown.
  ['a@example.com', '***@example.com'],
  ['ab@example.com', 'a***@example.com'],
  // Hosts of one part are none, of eight still one.
  ['zhao@localhost', 'zhao@localhost'],
  ['zhao@a.b.c.d.e.f.g.com', 'z***@a.b.c.d.e.f.g.com'],
  ['zhao@example.c', 'zhao@example.c'],
  ['zhao@example.com1', 'zhao@example.com1'],
  // Written for people.
  ['zhao [at] example [dot] com', 'z***@example [dot] com'],
  ['zhao [at] localhost', 'zhao [at] localhost'],
  ['zhao at example.com', 'zhao at example.com'],
  ['zhao at example dot com', 'z***@example dot com'],
  // Numbers and what stands around them.
  ['13912345678', '139****5678'],
  ['1391234567', '1391234567'],
  ['139123456789', '139123456789'],
  ['12912345678', '12912345678'],
  ['19912345678', '199****5678'],
  ['139 1234 5678 9', '139****5678 9'],
  ['139 - 1234 - 5678', '139****5678'],
  ['139 -- 1234', '139 -- 1234'],
  ['139甲12345678', '139甲12345678'],
  ['139%12345678', '139%12345678'],
  ['￥13912345678', '￥139****5678'],
  ['8613912345678', '139****5678'],
  ['008613912345678', '139****5678'],
  ['013912345678', '139****5678'],
  ['0 13912345678', '0 139****5678'],
  ['+8613912345678', '+139****5678'],
  // Abroad: eight digits and fifteen.
  ['+1234567', '+1234567'],
  ['+12345678', '+12****78'],
  ['+123456789012345', '+123****2345'],
  ['+12345000', '+12345000'],
  ['+ 4420 7946 0958', '+ 442****0958'],
  ['001 415 555 0132', '001****0132'],
  ['00 123456789012345', '001****2345'],
  ['+49 2019 123456', '+492****3456'],
  ['+02 1555 51234', '+02 1555 51234'],
  ['85291234567', '852****4567'],
  ['85361234567', '853****4567'],
  ['85191234567', '85191234567'],
  ['886912345678', '886****5678'],
  // Landlines with their area.
  ['01012345678', '010****5678'],
  ['010-1234567', '01****67'],
  ['010-123456', '010-123456'],
  ['0571 1234 5678', '057****5678'],
  ['86 21 5555 1234', '862****1234'],
  ['8 621 5555 1234', '8 621 5555 1234'],
  ['400-800-1234', '40****34'],
  ['400 800 1234', '400 800 1234'],
  ['(415) 555-0132', '(41****32'],
  ['415-5555-132', '415-5555-132'],
  // What only looks like one.
  ['12/15 98/100 145/150', '12/15 98/100 145/150'],
  ['150000-200000', '150000-200000'],
  ['1500,200,100', '1500,200,100'],
  ['139,1234,5678', '139****5678'],
  ['192.168.100.200', '192.168.100.200'],
  ['139.256.123.45', '139****2345'],
  ['2019 13912345678', '2019 139****5678'],
  ['2019.139.1234.5678', '2019.139****5678'],
  ['2019-12-2020-11', '2019-12-2020-11'],
  ['1987 12 1 2019', '1987 12 1 2019'],
  ['1987 31 1 2019', '1987 31 1 2019'],
  ['1987 32 1 2019', '198****2019'],
  ['1987 031 2019', '198****2019'],
  ['1、3、9、1、2、3、4、5、6、7、8', '139****5678'],
  ['13、91、23、45、67、8', '13、91、23、45、67、8'],
  ['00 86 139 1234 5678', '139****5678'],
  ['139,123,45678', '139****5678'],
  ['2019 1 3912345678', '2019 1 3912345678'],
  // Amounts, scores, addresses and counts, and what is none for one sign or one digit.
  ['139  --12345678', '139  --12345678'],
  ['139 1234 5678,139 1234 5679', '139****5678,139****5679'],
  ['139 1234 5678 139 1234 5679', '139****5678 139****5679'],
  ['139.12.34.5678', '139****5678'],
  ['139.12.345 678', '139****5678'],
  ['13.91.23.45678', '139****5678'],
  ['13.91.23.45.67.8', '139****5678'],
  ['139,1234.5678', '139,1234.5678'],
  ['1391,2345,678', '139****5678'],
  ['1,391,234,5678', '139****5678'],
  ['13,912,345,678', '13,912,345,678'],
  ['13 912 345 678', '139****5678'],
  ['13/912/345 678', '139****5678'],
  ['138/138/138/13', '138/138/138/13'],
  ['138/138 138/13', '138/138 138/13'],
  ['13/91 23/45 67/8', '13/91 23/45 67/8'],
  ['138 138/138 13', '138****3813'],
  ['13 91/23/45/67/8', '139****5678'],
  ['1380 1380000', '138****0000'],
  ['13800 138000', '13800 138000'],
  ['13800 138001', '138****8001'],
  ['13800 1000 00', '138****0000'],
  ['13800100 200', '13800100 200'],
  ['13800 100 200', '138****0200'],
  ['1,3,9,12,3,4,5,6,7,8', '1,3,9,12,3,4,5,6,7,8'],
  ['139,1,2,3,4,5,6,7,8', '139****5678'],
  // A year before it, with and without a month.
  ['13 2019 12 19 1', '132****2191'],
  ['1987 10 11 12 1', '198****1121'],
  ['1999 86 139 1234 5678', '1999 86 139****5678'],
  ['2019    86 139 1234 5678', '2019    139****5678'],
  ['1234 86 139 1234 5678', '1234 139****5678'],
  ['20191 86 139 1234 5678', '20191 139****5678'],
  ['2019 8 613 912 345 678', '2019 8 613 912 345 678'],
  ['2019 139 1234 5678', '2019 139****5678'],
  // Zeros and prefixes apart from the rest.
  ['0 1 3912345678', '0 139****5678'],
  ['0-13912345678', '0-139****5678'],
  ['0 86 13912345678', '0 139****5678'],
  ['01 3912345678', '01 3912345678'],
  ['01 39 1234 5678', '01 39 1234 5678'],
  ['+0 13912345678', '+0 139****5678'],
  ['86-10-12345678', '861****5678'],
  ['00 86 10 12345678', '008****5678'],
  ['8 52 9123 4567', '852****4567'],
  ['8 7 3 9123 4567', '8 7 3 9123 4567'],
  ['852 1123 4567', '852 1123 4567'],
  ['87 139 1234 5678', '87 139****5678'],
  ['1 2 9 1 2 3 4 5 6 7 8', '1 2 9 1 2 3 4 5 6 7 8'],
  // As in America: grouped by a sign, and not beginning with 1.
  ['212.555.0132', '21****32'],
  ['212/555-0132', '212/555-0132'],
  ['112-555-0132', '112-555-0132'],
  ['212-555-0132-9', '21****32-9'],
  ['a @ example.com', 'a***@example.com'],
  ['+4420794609 2019', '+44****09 2019'],
  ['+:4420794609', '+:4420794609'],
  ['+ 4420794609', '+ 44****09'],
  // Names at messengers.
  ['QQ:12345', 'QQ:1***'],
  ['QQ:1234', 'QQ:1234'],
  ['QQ:12345678901', 'QQ:1***'],
  ['QQ:123456789012', 'QQ:123456789012'],
  ['QQ:12345%', 'QQ:12345%'],
  ['wx:zhao1', 'wx:zhao1'],
  ['wx:zhaomi', 'wx:z***'],
  ['wx zhaomin', 'wx zhaomin'],
  ['wx zhaomin1', 'wx z***'],
  [`wx:${'z'.repeat(20)}`, 'wx:z***'],
  [`wx:${'z'.repeat(21)}`, `wx:${'z'.repeat(21)}`],
  ['awx:zhaomin', 'awx:zhaomin'],
  ['t.me/zhao', 't.me/zhao'],
  ['t.me/zhaom', 't.me/z***'],
  ['telegram.me/zhaom', 'telegram.me/z***'],
  ['at.me/zhaomin', 'at.me/zhaomin'],
])('%s is shown as %s', (hidden, shown) => {
  expect([plain(hidden), plain(`前 ${hidden} 后`)]).toEqual([shown, `前 ${shown} 后`])
})

const LINK = '[看](https://example.org/a)'

describe('a text with marks', () => {
  test.each([
    ['*139*12345678', '139\\*\\*\\*\\*5678'],
    ['**139****12345678**', '139\\*\\*\\*\\*5678'],
    ['前**a.b@example.com**后', '前**a\\*\\*\\*@example.com**后'],
    ['前**a.b@exa**mple.com后', '前a\\*\\*\\*@example.com后'],
    ['[电话](tel:13912345678)', '电话'],
    ['[13912345678](https://example.org)', '[139\\*\\*\\*\\*5678](https://example.org)'],
    ['[看 139](https://example.org)12345678 后', '139\\*\\*\\*\\*5678 后'],
    ['[看](https://example.org/a) 和 [写](mailto:a.b@example.com)', '[看](https://example.org/a) 和 写'],
    ['[写](mailto:%E0%A4%A)', '[写](mailto:%E0%A4%A)'],
    [`${LINK.repeat(40)}[写](mailto:a.b@example.com)${LINK}`, `${LINK.repeat(40)}写${LINK}`],
  ])('%s becomes %s', (source, shown) => expect(markup(source)).toBe(shown))
})

describe('what is one’s own', () => {
  const own = maskingOf(['li_wei88', 'li.wei@example.com', '5551234', '88liwei'])
  test.each([
    ['li_wei88', 'l***'],
    ['Li Wei 88', 'l***'],
    // Run together it is one's own even within a word; with gaps it must stand alone.
    ['xliwei88x', 'xl***x'],
    ['xli_wei88', 'xli_wei88'],
    ['li_wei88x', 'li_wei88x'],
    ['88-LiWei', '8***'],
    ['555 1234', '55****34'],
    ['15551234', '155****34'],
    ['555123', '555123'],
  ])('%s is shown as %s', (written, shown) => expect(own.plain(written)).toBe(shown))

  test('a short number is not looked for inside of others, nor is what is too short to tell', () => {
    const { plain: mine } = maskingOf(['12345', 'abcd'])
    expect(mine('12345, 912345, 123456, abcd')).toBe('1***, 912345, 123456, abcd')
  })

  test('of a long number its end is enough, of a shorter one not', () => {
    expect(maskingOf(['13912345678']).plain('尾号 1234 5678')).toBe('尾号 12****78')
    expect(maskingOf(['1391234567']).plain('尾号 9123 4567')).toBe('尾号 91****67')
    expect(maskingOf(['139123456']).plain('尾号 3912 3456')).toBe('尾号 3912 3456')
  })

  test('brackets around it stay, and what it is part of goes with it', () => {
    expect(own.plain('(li wei 88)')).toBe('(l***)')
    expect(maskingOf(['12345abc']).plain('电话13900012345abc。')).toBe('电话139****2345。')
  })

  test('what overlaps is hidden once, by what is surer', () => {
    expect(own.plain('li.wei@example.com li_wei88')).toBe('l***@example.com l***')
    expect(plain('wx:a13912345678')).toBe('wx:139****5678')
  })
})

describe('a text as it is compared', () => {
  test('signs of two units keep the places of those behind them', () => {
    expect(plain('😀13912345678😀')).toBe('😀139****5678😀')
    expect(plain('𝟏𝟑𝟗𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖😀')).toBe('139****5678😀')
    expect(plain(`${'㈱'.repeat(30)}13912345678`)).toBe(`${'㈱'.repeat(30)}139****5678`)
  })

  test('letters that look like digits are digits among five of them, no more than five', () => {
    expect([normalText('13800oo1111').text, normalText('l38ooooo111').text]).toEqual(['13800001111', 'l38ooooo111'])
    expect([normalText('lil1234').text, normalText('12345ol').text]).toEqual(['lil1234', '1234501'])
    expect(normalText('OOLL1111').text).toBe('ooll1111')
    expect(normalText('l3912345678').text).toBe('13912345678')
  })

  test('marks and backslashes are not there, digits of any script are digits', () => {
    expect(normalText('*a*\\_b\\').text).toBe('a_b')
    expect(normalText('٣৯๘').text).toBe('398')
    expect(normalText('⑩⒛').text).toBe('1020.')
    expect(normalText('ÀÉ').text).toBe('ae')
  })
})

test.each([
  ['', ''],
  ['x', '***'],
  ['xy', '***'],
  ['xyz', 'x***'],
  ['123456', '1***'],
  ['zhao@example.com', 'z***@example.com'],
])('the mask of %j is %j', (contact, mask) => {
  if (contact === '') return expect(maskOf(contact)).toBe('***')
  expect(maskOf(contact)).toBe(mask)
})

test.each([
  ['13912345678[站](https://a.test)', '139\\*\\*\\*\\*5678[站](https://a.test)'],
  ['[站](https://a.test)13912345678', '[站](https://a.test)139\\*\\*\\*\\*5678'],
  ['139[1234](https://a.test)5678', '139\\*\\*\\*\\*5678'],
  ['[13912345678](https://a.test)', '[139\\*\\*\\*\\*5678](https://a.test)'],
])('a link beside, inside and around a number: %s', (source, shown) => expect(markup(source)).toBe(shown))

test('a sign that stands for several letters does so each time', () => {
  const { plain: mine } = maskingOf(['office88'])
  expect(mine('oﬃce88 and oﬃce88, OFFICE88')).toBe('o*** and o***, o***')
})
