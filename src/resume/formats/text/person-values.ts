import { isChinesePlace } from './chinese-places.ts'
import type { PersonField } from './person-labels.ts'
import { street } from './places.ts'

/** Values recognised without a label. */
export const values: readonly [PersonField, RegExp][] = [
  ['email', /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/],
  ['github', /(?:https?:\/\/)?(?:www\.)?github\.com\/[^\s，,]+/i],
  ['linkedin', /(?:https?:\/\/)?(?:(?<![a-z])[a-z]+\.)?linkedin\.com\/[^\s，,]+/i],
  [
    'website',
    /(?:https?:\/\/[^\s，,]+|(?<![\w.@+-])(?:www\.)?[\w-]+(?:\.[\w-]+)*\.(?:com|cn|net|org|io|dev|me|app|co|design|blog|top|xyz)(?:\.(?:au|br|cn|hk|mx|nz|sg|tw|uk|za))?(?:\/[^\s，,]*)?)/i,
  ],
  [
    'phone',
    /(?:\(?\+?86\)?[-\s]?)?1[3-9]\d(?:[-\s]?\d{4}[-\s]?\d{4}|\d{2}[-\s]\d{3}[-\s]\d{3}|\d[-\s]\d{3}[-\s]\d{4})(?!\d)|\(?\+\d[\d\s().-]{7,18}\d|(?<!\d-?)\(?\d{3,4}\)?[\s.-]\d{3,4}[\s.-]?\d{4}(?!-?\d)|(?<!\d-?)0\d{2,4}[\s.-]?\d{3,4}[\s.-]?\d{3,4}(?!-?\d)|(?<!\d)0\d(?:[\s.-]?\d{2}){4}(?!\d)|(?<!\d)0\d{2,3}[\s.]\d{3}(?:[\s.]\d{2}){2}(?!\d)|(?<!\d)0\d{2,4}[\s/-]{1,3}\d{5,8}(?!\d)|\(\d{2}\)\s?9?\d{4}-\d{4}(?!\d)|(?<![\d.])[5-9]\d{2}[\s.-]\d{3}[\s.-]\d{3}(?!\d)/,
  ],
]

/** Before the town somebody lives in. */
export const livesIn = /^(?:现?居(?:住?于|住)?|[现常]住(?:于|在)?|住在|现在)/

/** Patterns for a whole detail without a label. */
export const exact: readonly [PersonField, Pick<RegExp, 'test'>][] = [
  ['gender', /^[男女]$/],
  ['political', /^(中共(预备)?党员|共青团员|群众|民主党派)$/],
  ['degree', /^\p{Script=Han}{1,5}(博士|硕士|学士)$|^(博士|硕士|本科|大专|专科|高中|中专)(研究生|学历)?$/u],
  [
    'experience',
    /^\p{Script=Han}{2}\s?\d{1,2}\s?年$|^\d{1,2}\s*年(以上)?(?:\p{Script=Han}{0,6}经验)?$|^\d{1,2}\+? years['’]?( of)? experience$/iu,
  ],
  // Not the day on which a résumé was written.
  ['birth', /^(19\d{2}|200\d|201[0-2])\s*[年./-]\s*\d{1,2}(\s*[月./-]\s*(\d{1,2}日?)?)?(出?生)?$/],
  ['jobStatus', /^(在职|离职|应届(毕业)?生?|在校)(.{0,8})$/],
  ['marital', /^(未婚|已婚)(已育|未育)?$/],
  ['ethnicity', /^\p{Script=Han}{1,4}族$/u],
  ['city', { test: isChinesePlace }],
  // `上海浦东`
  [
    'city',
    /^(?:北京|上海|天津|重庆|广州|深圳|杭州|成都|武汉|南京|西安|苏州)(?!大学|中学|银行|医院|电信|移动|联通|地铁|日报|晚报|证券|石化|汽车|国际|人$|市)\p{Script=Han}{2}$/u,
  ],
  ['city', { test: (text) => text.startsWith('现在') && isChinesePlace(text.slice(2)) }],
  // `四川南充人`
  ['nativePlace', { test: (text) => text.endsWith('人') && isChinesePlace(text.slice(0, -1)) }],
  ['address', street],
  // `上海市浦东新区张江`
  ['address', /^(?:\p{Script=Han}{2,3}省)?\p{Script=Han}{2,4}市\p{Script=Han}{1,4}[区县]\p{Script=Han}{2,6}$/u],
  // `東京都中央区日本橋`
  ['address', /^(?:〒\d{3}-?[\dX]{4}\s*)?(?:東京都|北海道|\p{Script=Han}{2,3}[府県])\p{Script=Han}{1,5}[市区郡]/u],
  ['city', /^(?:现?居(?:住?于|住)?|[现常]住(?:于|在)?|住在)[\p{Script=Han}-]{2,10}$/u],
  ['city', /^\p{Lu}[\p{L} ]{2,30} [–—-] [A-Z]{2}$/u],
  [
    'salary',
    /^面议$|^\d{1,3}(?:\.\d)?[kK]?\s?[-–~～—]\s?\d{1,3}(?:\.\d)?[kK](?:\s?[·*×xX]\s?\d{2}\s?薪|\/月)?$|^\d{4,6}\s?[-–~～—]\s?\d{4,6}\s?元(?:\/月)?$/,
  ],
  ['availability', /^(随时|(一|两|三)周内|一个月内)?可?(到岗|入职)$/],
  [
    'city',
    /^\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+)*, (?:[A-Z]{2}|\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+)*)(?: \d{5})?$/u,
  ],
]
