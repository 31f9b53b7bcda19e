import { createHash, createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { hmacSha256, sha1Hex, sha256Base64, sha256Hex } from '#src/lib/digest.ts'
import { fromBase64, toBase64Url, toHex } from '#src/lib/encoding.ts'
import { foldText } from '#src/lib/fold-text.ts'
import { initialOf } from '#src/lib/initial.ts'
import { toJsonScript } from '#src/lib/json-script.ts'
import { log } from '#src/lib/log.ts'
import {
  BEIJING_AHEAD_MS,
  beijingSeconds,
  beijingTime,
  DAY_MS,
  feedTime,
  HOUR_MS,
  isoSeconds,
  MINUTE_MS,
  parseBeijingSeconds,
  utcDay,
} from '#src/lib/time.ts'

const repeatable = { seed: 7, numRuns: 200 }
const bytes = fc.uint8Array({ maxLength: 70 })

describe('bytes as text', () => {
  test('hexadecimal, base64 and digests are those of everybody else', async () => {
    await fc.assert(
      fc.asyncProperty(bytes, fc.string(), async (some, text) => {
        const own = Uint8Array.from(some)
        expect(toHex(own)).toBe(Buffer.from(own).toString('hex'))
        expect(toBase64Url(own)).toBe(Buffer.from(own).toString('base64url'))
        expect(fromBase64(Buffer.from(own).toString('base64'))).toEqual(own)
        expect(await sha256Hex(own)).toBe(createHash('sha256').update(own).digest('hex'))
        expect(await sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
        expect(await sha256Base64(text)).toBe(createHash('sha256').update(text).digest('base64'))
        expect(await sha1Hex(text)).toBe(createHash('sha1').update(text).digest('hex'))
        if (own.length === 0) return
        const expected = createHmac('sha256', own).update(text).digest('hex')
        expect(toHex(await hmacSha256(own, text))).toBe(expected)
      }),
      repeatable,
    )
    expect(toHex(await hmacSha256('键', 'x'))).toBe(createHmac('sha256', '键').update('x').digest('hex'))
  })

  test('invalid base64 gives null', () => {
    expect([fromBase64('!'), fromBase64('a'), fromBase64('')]).toEqual([null, null, new Uint8Array(0)])
  })
})

describe('times', () => {
  const moment = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) })

  test('a moment in Beijing is read again as what was written, to the second', () => {
    fc.assert(
      fc.property(moment, (ms) => {
        expect(parseBeijingSeconds(beijingSeconds(ms))).toBe(ms - (ms % 1000))
        expect(Date.parse(isoSeconds(ms))).toBe(ms - (ms % 1000))
        expect(Date.parse(feedTime(ms))).toBe(ms - (ms % 1000))
        expect(Date.parse(utcDay(ms))).toBe(ms - (ms % DAY_MS))
      }),
      repeatable,
    )
  })

  test('days begin at midnight, in Beijing eight hours earlier', () => {
    expect([MINUTE_MS, HOUR_MS, DAY_MS, BEIJING_AHEAD_MS]).toEqual([60_000, 3_600_000, 86_400_000, 28_800_000])
    const midnight = Date.UTC(2026, 10, 20, 16)
    expect([beijingSeconds(midnight - 1), beijingSeconds(midnight)]).toEqual([
      '2026-11-20 23:59:59',
      '2026-11-21 00:00:00',
    ])
    expect([utcDay(Date.UTC(2026, 0, 1) - 1), utcDay(Date.UTC(2026, 0, 1))]).toEqual(['2025-12-31', '2026-01-01'])
    expect([beijingTime(midnight, 'zh-CN'), beijingTime(midnight, 'en')]).toEqual([
      '11月21日 00:00',
      'November 21 at 00:00',
    ])
  })

  test.each([
    '',
    '2026-11-21',
    '2026-11-21T10:00:00',
    '2026-11-21 10:00',
    ' 2026-11-21 10:00:00',
    '12026-11-21 10:00:00',
    '2026-11-21 10:00:001',
    '2026-13-21 10:00:00',
  ])('%j is no moment', (text) => expect(parseBeijingSeconds(text)).toBeNaN())
})

describe('texts', () => {
  test('JSON in a script can neither end it nor break a line, and is read as what it was', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('<', '</script>', '<!--', '\u2028', '\u2029', '"', '\\', '字')), (parts) => {
        const written = toJsonScript({ text: parts.join('') })
        expect(written).not.toMatch(/[<\u2028\u2029]/)
        expect(JSON.parse(written)).toEqual({ text: parts.join('') })
      }),
      repeatable,
    )
  })

  test.each([
    ['  Résumé\u0000\u200b  ＡＢＣ\u3000简历 ', 'resume abc 简历'],
    ['\ud800x', 'x'],
    ['İ', 'i'],
    ['', ''],
  ])('%j is looked for as %j', (text, folded) => expect(foldText(text)).toBe(folded))

  test.each([
    ['ada', 'A'],
    ['林知夏', '林'],
    ['😀x', '😀'],
    ['', ''],
  ])('%j begins with %j', (name, sign) => expect(initialOf(name)).toBe(sign))
})

describe('a line of the log', () => {
  test('is JSON; faults go with their stack, whatever was thrown', () => {
    const [said, failed] = [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()]
    const fault = new Error('broken')
    log.info('done', { n: 1 })
    log.error('fault', fault, { n: 2 })
    log.error('fault', 'a text')
    log.error('fault', Object.assign(new Error('no stack'), { stack: undefined }))
    expect(said.mock.calls).toEqual([['{"event":"done","n":1}']])
    expect(failed.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      { event: 'fault', n: 2, error: fault.stack },
      { event: 'fault', error: 'a text' },
      { event: 'fault', error: 'no stack' },
    ])
    vi.restoreAllMocks()
  })
})
