import { describe, expect, test } from 'vitest'
import {
  answerToken,
  contactOf,
  type Endpoint,
  type EndpointName,
  endpointNames,
  endpoints,
  fault,
  isContact,
  isEmail,
  isEndpoint,
  maxBodyOf,
  maxFileOf,
  numbersOf,
  parseOutput,
  policyReport,
  readAnswer,
  siteConfig,
} from '#src/contract/index.ts'

/** What a call understands; `null` for what it refuses. */
function read(name: EndpointName, input: object): unknown {
  const result = endpoints[name].input.safeParse(input)
  return result.success ? result.data : null
}

/** By which field, and by which text, a call refuses. */
function refused(name: EndpointName, input: object) {
  return endpoints[name].input.safeParse(input).error?.issues.map(({ path, message }) => [path.join('.'), message])
}

describe('what is large', () => {
  const usual = 64 * 1024
  test('bodies: 64 KiB, but documents and pictures more', () => {
    const larger = endpointNames.filter((name) => maxBodyOf(name) !== usual)
    expect(Object.fromEntries(larger.map((name) => [name, maxBodyOf(name)]))).toEqual({
      'user.Application/create': 720 * 1024,
      'user.Application/send': 3_000_000,
      'user.Handoff/bring': 1_500_000,
      'user.Resume/create': 640 * 1024,
      'user.Resume/save': 640 * 1024,
      'user.Resume/uploadPhoto': 1_500_000,
      'user.Resume/uploadThumbnail': 300_000,
      'user.Resume/linkFile': 3_000_000,
    })
  })

  test('a file of the most bytes it may have fits into its call in base64', () => {
    const room = (name: EndpointName) => Math.floor((maxBodyOf(name) * 3) / 4)
    expect(room('user.Resume/uploadPhoto')).toBeGreaterThan(1024 * 1024)
    expect(room('user.Resume/uploadThumbnail')).toBeGreaterThan(200 * 1024)
    expect(room('user.Resume/linkFile')).toBeGreaterThan(2 * 1024 * 1024)
    expect(room('user.Application/send')).toBeGreaterThan(2 * 1024 * 1024)
  })

  test('files: 64 MiB, an archive of an account 2 GiB', () => {
    const larger = endpointNames.filter((name) => maxFileOf(name) !== 64 * 2 ** 20)
    expect(larger.map((name) => [name, maxFileOf(name)])).toEqual([['user.Account/export', 2 ** 31]])
  })
})

describe('what is not said', () => {
  const word = { sort: 'hot', page: 1 }
  test.each<[EndpointName, object, object]>([
    ['word.Jianli/list', {}, word],
    ['resume.Sample/list', {}, word],
    ['article.Info/list', {}, { sort: 'new', page: 1 }],
    ['user.Jianli/list', {}, { sort: 'updated', page: 1 }],
    ['user/resume/data', {}, { page: 1 }],
    ['user.TemplateCollections/userConllectionList', {}, { type: 'word', page: 1 }],
    ['user.Order/index', {}, { page: 1 }],
    ['user.Pay/vip', { id: '2', pay_type: '1' }, { id: 2, pay_type: 1, surface: 'qr' }],
    ['user.Pay/jianli', { id: '2', pay_type: '2', begun: '1' }, { id: 2, pay_type: 2, surface: 'qr', begun: '1' }],
  ])('%s with %j is %j', (name, input, understood) => {
    expect(read(name, input)).toEqual(understood)
  })
})

describe('what is refused, and beside which field that is said', () => {
  const [password, captcha] = ['correct horse', '']
  test.each<[EndpointName, object, [string, string][] | undefined]>([
    ['user.Base/sendCode', { type: 'register' }, [['mobile', 'mobile.required']]],
    [
      'user.Base/loginByPassword',
      {},
      [
        ['password', 'password.required'],
        ['mobile', 'mobile.required'],
      ],
    ],
    ['user.Base/register', { mobile: '13800000000', password, code: '123456', captcha }, [['code', 'code.format']]],
    ['user.Base/register', { email: 'a@b.co', password, code: '1234', captcha }, [['code', 'code.format-email']]],
    ['user.Base/register', { mobile: '13800000000', password, code: '1234', captcha }, undefined],
    ['user.Base/register', { email: 'a@b.co', password, code: '123456', captcha }, undefined],
    // Where both are given the number counts.
    ['user.Base/register', { mobile: '13800000000', email: 'a@b.co', password, code: '1234' }, undefined],
    [
      'user.Base/register',
      { mobile: '13800000000', email: 'a@b.co', password, code: '123456' },
      [['code', 'code.format']],
    ],
    ['user.Pay/vip', { id: '1', pay_type: '3' }, [['pay_type', 'value.invalid']]],
    ['user.Pay/vip', { id: '1', pay_type: '1', surface: 'paper' }, [['surface', 'value.invalid']]],
    ['user.Pay/vip', { id: '1', pay_type: '1', renew: '0' }, [['renew', 'value.invalid']]],
    ['user.Account/keep', { keep: false }, [['keep', 'value.invalid']]],
    ['user.Account/endDevices', { others: false }, [['others', 'value.invalid']]],
    ['user.Resume/linkFile', { name: 'a.txt', file: 'x' }, [['name', 'value.invalid']]],
    ['user.Resume/linkFile', { name: '.pdf', file: 'x' }, [['name', 'value.invalid']]],
    ['user.Resume/linkFile', { name: 'a\n.pdf', file: 'x' }, [['name', 'value.invalid']]],
    ['user.Resume/linkFile', { name: `${'a'.repeat(97)}.pdf`, file: 'x' }, [['name', 'value.invalid']]],
    ['user.Resume/linkFile', { name: `${'a'.repeat(96)}.pdf`, file: 'x' }, undefined],
    ['user.Resume/linkFile', { name: 'a.pdf', file: '' }, [['file', 'value.required']]],
    ['user.Application/change', { id: '0'.repeat(20), link: 'javascript:alert(1)' }, [['link', 'link.format']]],
    ['user.Application/change', { id: '0'.repeat(20), title: ' ' }, [['title', 'value.required']]],
    [
      'user.Application/change',
      { id: '0'.repeat(20), next: { step: '一面', on: '2026-02-30' } },
      [['next.on', 'value.invalid']],
    ],
    ['user.Application/change', { id: '0'.repeat(20), next: { step: '', on: null } }, undefined],
    [
      'user.Application/measure',
      { id: '0'.repeat(20), coverage: { covered: 6, total: 5 } },
      [['coverage', 'value.invalid']],
    ],
    ['site.Visit/count', { kind: 'template', id: 0 }, [['id', 'value.invalid']]],
    ['site.Visit/count', { kind: 'template', id: 1 }, undefined],
    ['user.TemplateCollections/remove', { template_id: 0, template_type: 'word' }, [['template_id', 'value.invalid']]],
    ['user.TemplateCollections/remove', { template_id: 1, template_type: 'word' }, undefined],
  ])('%s with %j: %j', (name, input, issues) => {
    expect(refused(name, input)).toEqual(issues)
  })

  test('of an answer, what is not agreed', () => {
    expect(parseOutput('site.Visit/country', { country: 'CN', more: 1 })).toEqual({ country: 'CN' })
    expect(() => parseOutput('site.Visit/country', {})).toThrow()
  })
})

test('names are told to the letter', () => {
  expect(['user.Info/index', 'user.info/index', 'toString', ''].map(isEndpoint)).toEqual([true, false, false, false])
})

test('strangers may ask for what is public, come in, and open links; they are told from users by a few', () => {
  const named = (auth: Endpoint['auth']) => endpointNames.filter((name) => endpoints[name].auth === auth).sort()
  expect(named('none')).toEqual([
    ...['article.Info/detail', 'article.Info/list', 'config/base_site', 'config/content_index'],
    ...['resume.Sample/detail', 'resume.Sample/list'],
    ...['resume.Share/comment', 'resume.Share/document', 'resume.Share/myComments', 'resume.Share/open'],
    ...['resume.Share/photo', 'resume.Share/replyComment', 'resume.Share/unlock', 'resume.Share/withdrawComment'],
    ...['site.Search/index', 'site.Visit/country'],
    ...['user.Base/loginByPassword', 'user.Base/register', 'user.Base/resetPassword', 'user.Base/sendCode'],
    ...['user.Passkey/challenge', 'user.Passkey/signIn', 'user.Resume/linkedFile'],
    ...['user.WechatLogin/check', 'user.WechatLogin/loginQrcode', 'user.vip/free'],
    ...['word.Jianli/detail', 'word.Jianli/list'],
  ])
  expect(named('optional')).toEqual([
    ...['resume.Share/count', 'site.Contact/create', 'site.Visit/count'],
    ...['user.Base/logout', 'user.Handoff/ask', 'user.Handoff/bring', 'user.Handoff/collect', 'user.Handoff/look'],
    ...['user.vip/list', 'word.Jianli/access'],
  ])
})

describe('who an account is named by', () => {
  test('the number, or else the address', () => {
    expect(contactOf({ mobile: '138', email: 'a@b.co' })).toBe('138')
    expect(contactOf({ email: 'a@b.co' })).toBe('a@b.co')
    expect(contactOf({})).toBe('')
    expect(['a@b.co', '13800000000', ''].map(isEmail)).toEqual([true, false, false])
  })

  test.each([
    ['13800000000', true],
    ['a@b.co', true],
    ['1380000000', false],
    ['a@b', false],
    ['', false],
  ])('%j can name one: %j', (contact, can) => expect(isContact(contact)).toBe(can))
})

describe('a question for people', () => {
  const question = `${'1'.repeat(13)}.${'a'.repeat(22)}.3.9.${'b'.repeat(43)}`

  test('says which numbers to add, if it is one of ours', () => {
    expect(numbersOf(question)).toEqual({ a: '3', b: '9' })
    const others = [`x${question}`, `${question}x`, question.replace('.3.', '.0.'), question.replace('.9.', '.12.'), '']
    expect(others.map(numbersOf)).toEqual([null, null, null, null, null])
  })

  test.each([
    ['12', '12'],
    [' 1 2 ', '12'],
    ['１２', '12'],
    ['1234567890', '123456789'],
    ['', ''],
  ])('is answered by %j as %j', (typed, answer) => {
    expect(readAnswer(answerToken(question, typed))).toEqual({ question, answer })
  })

  test('the token of a widget is no answer', () => {
    expect(['token', '', `x${answerToken(question, '1')}`].map(readAnswer)).toEqual([null, null, null])
    expect(readAnswer('question:')).toEqual({ question: '', answer: '' })
  })
})

describe('reports of browsers', () => {
  const long = 'x'.repeat(400)
  const cut = { directive: long.slice(0, 60), blocked: long.slice(0, 300), document: long.slice(0, 300) }

  test('in either form are cut to what is of use', () => {
    const body = { effectiveDirective: long, blockedURL: long, documentURL: long, sample: long }
    const dashed = { 'effective-directive': long, 'blocked-uri': long, 'document-uri': long, 'script-sample': long }
    const report = { ...cut, sample: long.slice(0, 40) }
    expect(policyReport.parse([{ type: 'csp-violation', body }])).toEqual([report])
    expect(policyReport.parse({ 'csp-report': dashed })).toEqual([report])
  })

  test('may leave things out, and be twenty at most', () => {
    const nothing = { directive: '', blocked: '', document: '', sample: '' }
    const one = { type: 'csp-violation', body: {} }
    expect(policyReport.parse({ 'csp-report': {} })).toEqual([nothing])
    expect(policyReport.parse(Array(20).fill(one))).toHaveLength(20)
    expect(policyReport.safeParse(Array(21).fill(one)).success).toBe(false)
    expect(policyReport.safeParse([{ ...one, type: 'deprecation' }]).success).toBe(false)
  })

  test('of a fault need not know their page, and are of two kinds', () => {
    const said = { kind: 'chunk', message: 'x', stack: '', page: null }
    expect(fault.parse(said)).toEqual({ ...said, build: '' })
    expect(fault.safeParse({ ...said, kind: 'other' }).success).toBe(false)
  })
})

test('the picture of the service account is on this site', () => {
  const site = { site_name: '', seo_title: '', seo_key: '', seo_desc: '', record_number: '' }
  const paths = ['', '/wechat.png', '/files/wechat.png', 'https://example.com/a.png', '//example.com/a.png', '/a b']
  expect(paths.map((wechat_qr) => siteConfig.safeParse({ ...site, wechat_qr }).success)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ])
  expect(siteConfig.parse(site)).toMatchObject({ operator: '', support_email: '', wechat_qr: '' })
})
