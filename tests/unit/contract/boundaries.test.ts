import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { deviceId, profile } from '#src/contract/account.ts'
import { contactMessage } from '#src/contract/contact.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { fault } from '#src/contract/faults.ts'
import {
  captchaToken,
  code,
  email,
  mobile,
  newPassword,
  password,
  queryId,
  queryPage,
  redeemCode,
  slug,
  unusedField,
  userName,
} from '#src/contract/fields.ts'
import { orderNo } from '#src/contract/orders.ts'
import { newPasskey, passkeyId, passkeyName } from '#src/contract/passkeys.ts'
import { clientId, resumeId, revision } from '#src/contract/resumes.ts'
import { shareId, sharePassword, shareSettings, shareToken } from '#src/contract/shares.ts'
import { sceneId } from '#src/contract/wechat.ts'

// Written out, so that another number in the code is noticed.
const MESSAGE_MAX = 4000

const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
const DIGITS = [...'0123456789']

const texts = (signs: string[], length: number) =>
  fc.array(fc.constantFrom(...signs), { minLength: length, maxLength: length }).map((all) => all.join(''))

/** The lengths a schema takes, of those around both ends of what it should take. */
function lengthsOf(schema: z.ZodMiniType, signs: string[], least: number, most: number): number[] {
  const near = [least - 1, least, least + 1, most - 1, most, most + 1].filter((length) => length >= 0)
  return [...new Set(near)].filter((length) => {
    const taken = fc.sample(texts(signs, length), 20).map((text) => schema.safeParse(text).success)
    expect(new Set(taken).size, `${length} signs`).toBe(1)
    return taken[0]
  })
}

const inside = (least: number, most: number) =>
  [...new Set([least, least + 1, most - 1, most])].filter((length) => length >= least && length <= most)

describe('lengths, and one more and one less', () => {
  test.each<[string, z.ZodMiniType, string[], number, number]>([
    ['a code', code, DIGITS, 4, 4],
    ['a password to be set', newPassword, LETTERS, 8, 64],
    ['a password as typed', password, LETTERS, 1, 256],
    ['a field nobody reads', unusedField, LETTERS, 0, 256],
    ['what shows a person', captchaToken, LETTERS, 0, 2048],
    ['a word of an address', slug, [...'abc019'], 1, 40],
    ['the name of a save', clientId, [...LETTERS, ...DIGITS, '-'], 8, 40],
    ['the address of a résumé', resumeId, [...LETTERS, ...DIGITS], 16, 32],
    ['the secret of a link', shareToken, [...LETTERS, ...DIGITS, '-', '_'], 43, 43],
    ['the name of a link', shareId, [...LETTERS, ...DIGITS], 20, 20],
    ['the password of a link', sharePassword, LETTERS, 4, 64],
    ['for whom a link is', shareSettings.label, LETTERS, 1, 40],
    ['a redemption code', redeemCode, [...LETTERS, ...DIGITS], 12, 12],
    ['a message', contactMessage.shape.message, LETTERS, 1, MESSAGE_MAX],
    ['the name under a message', contactMessage.shape.name, LETTERS, 0, 60],
    ['the order a message is about', contactMessage.shape.order_no, LETTERS, 0, 40],
    ['what a fault says', fault.shape.message, LETTERS, 1, 300],
    ['where a fault was', fault.shape.stack, LETTERS, 0, 2000],
    ['the page of a fault', fault.shape.page, LETTERS, 0, 60],
    ['what somebody is called', userName, LETTERS, 1, 30],
    ['the number of an order', orderNo, [...LETTERS, ...DIGITS], 6, 32],
    ['the name of a passkey', passkeyName, LETTERS, 1, 40],
    ['a passkey', passkeyId, [...LETTERS, '-', '_'], 1, 1400],
    ['what a passkey says', newPasskey.shape.response.shape.clientDataJSON, [...LETTERS, '-', '_'], 1, 8192],
    ['a device', deviceId, [...LETTERS, '-', '_'], 16, 16],
    ['a QR code', sceneId, [...LETTERS, '-', '_'], 22, 22],
    ['one’s picture', profile.shape.picture, [...LETTERS, ...DIGITS], 20, 20],
    ['the name of a version', endpoints['user.Resume/nameVersion'].input.shape.name, LETTERS, 1, 60],
    ['the title of a résumé', endpoints['user.Resume/rename'].input.shape.title, LETTERS, 1, 60],
    ['the key of a photo', endpoints['user.Resume/photo'].input.shape.key, [...LETTERS, ...DIGITS], 16, 40],
    ['what confirms that an account is to go', endpoints['user.Account/delete'].input.shape.confirm, LETTERS, 0, 40],
    ['a search among templates', endpoints['word.Jianli/list'].input.shape.q, LETTERS, 0, 50],
    ['a search among one’s own', endpoints['user.Jianli/list'].input.shape.q, LETTERS, 0, 50],
    ['the number of a template', endpoints['user.TemplateCollections/push'].input.shape.resume_no, LETTERS, 0, 40],
  ])('%s', (_what, schema, signs, least, most) => {
    expect(lengthsOf(schema, signs, least, most)).toEqual(inside(least, most))
  })
})

test('a mobile number: 1, then 3 to 9, then nine digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (number) => {
      const text = String(number)
      const isOne = text.length === 11 && text[0] === '1' && Number(text[1]) >= 3
      expect(mobile.safeParse(text).success).toBe(isOne)
    }),
    { examples: [[12_999_999_999], [13_000_000_000], [19_999_999_999], [20_000_000_000], [1_999_999_999]] },
  )
})

test.each<[string, z.ZodMiniType, number]>([
  ['a page', queryPage, 999_999],
  ['an id', queryId, 999_999_999_999_999],
])('%s is a whole number from 1, as it is written', (_what, schema, most) => {
  const result = (text: string) => {
    const parsed = schema.safeParse(text)
    return parsed.success ? parsed.data : null
  }
  fc.assert(
    fc.property(fc.integer({ min: -10, max: Number.MAX_SAFE_INTEGER }), (number) => {
      expect(result(String(number))).toBe(number >= 1 && number <= most ? number : null)
    }),
    { examples: [[0], [1], [100_001], [most], [most + 1], [-1]] },
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: most }), fc.constantFrom('0', ' ', '+', '-', '1e'), (number, before) => {
      const text = before + String(number)
      expect(result(text)).toBe(before === '1e' || !/^[1-9]\d*$/.test(text) ? null : Number(text))
    }),
  )
})

test('a revision is a whole number, none of them below zero', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -5, max: 2 ** 40 }), fc.double()), (value) => {
      expect(revision.safeParse(value).success).toBe(Number.isSafeInteger(value) && value >= 0)
    }),
    { examples: [[-1], [0], [1], [0.5], [Number.NaN], [Number.POSITIVE_INFINITY], [2 ** 53]] },
  )
})

test('a redemption code is the same however it was typed', () => {
  const signs = fc.constantFrom(' ', '-', '–', '.', '　', '\n')
  fc.assert(
    fc.property(texts([...'ABCXYZ0189'], 12), fc.array(signs, { minLength: 12, maxLength: 12 }), (bare, between) => {
      const typed = [...bare.toLowerCase()].map((sign, nth) => sign + between[nth]).join('')
      const written = `${bare.slice(0, 4)}-${bare.slice(4, 8)}-${bare.slice(8)}`
      expect(redeemCode.safeParse(typed)).toEqual({ success: true, data: written })
      expect(redeemCode.safeParse(bare)).toEqual({ success: true, data: written })
    }),
  )
})

test('an address of mail is read in small letters, without blanks around it, and has 64 signs before its @ at most', () => {
  const read = (text: string) => {
    const parsed = email.safeParse(text)
    return parsed.success ? parsed.data : null
  }
  expect([read(' Li.Wei@Example.COM '), read(`${'a'.repeat(64)}@b.co`), read(`${'a'.repeat(65)}@b.co`)]).toEqual([
    'li.wei@example.com',
    `${'a'.repeat(64)}@b.co`,
    null,
  ])
  for (const wrong of ['', ' ', '@b.co', 'a@', 'a@b', 'a b@c.de', 'a@b..co', 'a,b@c.de', 'a@b_c.de', 'a@b.co@d.ef']) {
    expect([wrong, read(wrong)]).toEqual([wrong, null])
  }
})
