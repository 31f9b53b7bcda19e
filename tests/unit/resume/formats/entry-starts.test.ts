import { describe, expect, test } from 'vitest'
import type { SourceLine } from '#src/resume/formats/source-line.ts'
import {
  beginsEntry,
  type Entry,
  isDatedPoint,
  isNamed,
  isOrganisation,
  isPlain,
  isPositionOf,
} from '#src/resume/formats/text/entry-starts.ts'

const period = { start: '2019', end: '2021' }
const entry = (more: Partial<Entry> = {}): Entry => ({ head: ['某公司'], period, body: [], isSet: false, ...more })
const said: SourceLine = { text: '负责招聘' }
const point: SourceLine = { text: '负责招聘', bullet: true }
const faced = (text: string, more: Partial<SourceLine> = {}): SourceLine => ({ text, lead: text.length, ...more })

type Case = [what: string, line: SourceLine, current: Entry | undefined]
const none = entry({ period: undefined })

describe('a line without a period begins an entry', () => {
  const cases: Case[] = [
    ['formatted as a heading', { text: '某公司', level: 2 }, undefined],
    ['a name in its own face behind a text', faced('North Wharf'), entry({ body: [said] })],
    ['a name in its own face behind a period below its names', faced('North Wharf'), entry({ isClosed: true })],
    [
      'a name in its own face, and its place',
      { text: 'North Wharf\t北京', lead: 11 },
      entry({ period: undefined, body: [said] }),
    ],
    [
      'a name and its place below an entry with its own',
      { text: 'North Wharf \t北京', lead: 11 },
      entry({ head: ['甲', '乙\t上海'] }),
    ],
    ['a school and its place below a school', { text: '北海大学\t上海' }, entry({ head: ['东海大学'] })],
    ['a school and its place, far apart', { text: '北海大学  上海' }, entry({ head: ['甲', '东海大学'] })],
    ['an organisation apart', { text: '某某公司', gap: true }, entry({ head: ['某处', '某公司'] })],
    ['a name and a position below points', { text: '个人工具集\t作者' }, entry({ body: [said, point] })],
    ['a title apart from a text', { text: '另一件事', gap: true }, entry({ period: undefined, body: [said] })],
  ]
  test.each(cases)('%s', (_what, line, current) => expect(beginsEntry(line, current)).toBe(true))
})

describe('no entry begins with', () => {
  const cases: Case[] = [
    ['a plain line', { text: '另一件事' }, entry({ body: [said] })],
    ['a line in its own face first of all', faced('North Wharf'), undefined],
    [
      'a line in its own face below an entry without period',
      faced('North Wharf'),
      entry({ period: undefined, body: [said] }),
    ],
    ['a line in its own face right below the heading', faced('North Wharf'), entry()],
    ['a place in its own face', faced('北京'), entry({ body: [said] })],
    ['a face that ends before the line', { text: 'North Wharf', lead: 10 }, entry({ body: [said] })],
    ['a name and a place that is none', { text: 'North Wharf\t负责', lead: 11 }, entry({ body: [said] })],
    ['a place in a face beside nothing', { text: '北京' }, entry({ body: [said] })],
    ['a name and its place without a tab', { text: 'North Wharf 北京', lead: 11 }, entry({ body: [said] })],
    ['a point and its place', { text: 'North Wharf\t北京', lead: 11, bullet: true }, entry({ body: [said] })],
    ['a name and its place, neither in its own face', { text: '甲乙\t北京' }, entry({ body: [said] })],
    [
      'a name and its place below a heading without place',
      { text: 'North Wharf\t北京', lead: 11 },
      entry({ head: ['甲', '乙\t负责'] }),
    ],
    [
      'a name and its place below a heading of one line',
      { text: 'North Wharf\t北京', lead: 11 },
      entry({ head: ['甲\t上海'] }),
    ],
    [
      'a name and its place below one without period',
      { text: 'North Wharf\t北京', lead: 11 },
      entry({ period: undefined, head: ['甲', '乙\t上海'] }),
    ],
    ['a name and its place first of all', { text: 'North Wharf\t北京', lead: 11 }, undefined],
    ['a school without its place', { text: '北海大学\t物理' }, entry({ head: ['东海大学'] })],
    ['a school of two parts', { text: '北海大学 物理系\t上海' }, entry({ head: ['东海大学'] })],
    ['a school, its place and more', { text: '北海大学\t上海\t物理' }, entry({ head: ['东海大学'] })],
    ['a school below something else', { text: '北海大学\t上海' }, entry({ head: ['某处'] })],
    ['a school below one without period', { text: '北海大学\t上海' }, entry({ period: undefined, head: ['东海大学'] })],
    ['something else with a place', { text: '北海\t上海' }, entry({ head: ['东海大学'] })],
    ['an organisation not apart', { text: '某某公司' }, entry()],
    ['an organisation as a point', { text: '某某公司', gap: true, bullet: true }, entry()],
    ['an organisation below none', { text: '某某公司', gap: true }, entry({ head: ['某处'] })],
    ['an organisation below one without period', { text: '某某公司', gap: true }, entry({ period: undefined })],
    ['no organisation', { text: '另一件事', gap: true }, entry()],
    ['an organisation in a sentence', { text: '某某公司。', gap: true }, entry()],
    ['a name and a position below a text', { text: '个人工具集\t作者' }, entry({ body: [point, said] })],
    ['a name and a position with a space', { text: '个人工具集 作者' }, entry({ body: [point] })],
    ['a sentence of a name and a position', { text: '个人工具集\t作者。' }, entry({ body: [point] })],
    ['two names and a position', { text: '个人工具集\t甲乙\t作者' }, entry({ body: [point] })],
    ['a name and two positions', { text: '个人工具集\t作者\t作者' }, entry({ body: [point] })],
    ['two positions', { text: '编辑\t作者' }, entry({ body: [point] })],
    ['two names', { text: '个人工具集\t某物' }, entry({ body: [point] })],
    ['a point that is a name and a position', { text: '个人工具集\t作者', bullet: true }, entry({ body: [point] })],
    ['a point apart', { text: '另一件事', gap: true, bullet: true }, entry({ body: [said] })],
    ['a sentence apart', { text: '另一件事。', gap: true }, entry({ body: [said] })],
    ['long prose apart', { text: `${'字'.repeat(15)}，${'字'.repeat(15)}`, gap: true }, entry({ body: [said] })],
    ['a title apart, first of all', { text: '另一件事', gap: true }, undefined],
  ]
  test.each(cases)('%s', (_what, line, current) => expect(beginsEntry(line, current)).toBe(false))
})

describe('a heading is the position of the entry above', () => {
  const chef: SourceLine = { text: '厨师\t后厨', level: 2 }

  test('which has its employer and period', () => expect(isPositionOf(chef, entry())).toBe(true))

  const cases: Case[] = [
    ['not one formatted as no heading', { text: '厨师' }, entry()],
    ['not one apart', { ...chef, gap: true }, entry()],
    ['not one that names no position', { text: '后厨\t厨师', level: 2 }, entry()],
    ['not below one without period', chef, entry({ period: undefined })],
    ['not below a text', chef, entry({ body: [said] })],
    ['not below two lines', chef, entry({ head: ['某公司', '后厨'] })],
    ['not below a position', chef, entry({ head: ['某公司\t服务员'] })],
    ['not first of all', chef, undefined],
  ]
  test.each(cases)('%s', (_what, line, current) => expect(isPositionOf(line, current)).toBe(false))
})

test.each<[line: SourceLine, named: boolean]>([
  [{ text: '某事：另一事。', level: 2 }, true],
  [{ text: '某事', level: 1 }, false],
  [faced('某事'), true],
  [{ text: '某事', lead: 1 }, false],
  [{ text: '某事' }, false],
  [{ text: '某' }, false],
  [faced('某事', { bullet: true }), false],
  [faced('某事。'), false],
  [faced('某事：某物'), false],
  [faced('Something: else'), false],
  [faced('Writes programs; reviews those of others'), false],
])('%j is formatted as a name: %s', (line, named) => expect(isNamed(line)).toBe(named))

test('a plain line is neither a point nor a heading', () => {
  const lines: SourceLine[] = [
    { text: 'a' },
    { text: 'a', bullet: true },
    { text: 'a', level: 1 },
    { text: 'a', level: 2 },
  ]
  expect(lines.map(isPlain)).toEqual([true, false, false, false])
})

test.each<[line: SourceLine, current: Entry | undefined, dated: boolean]>([
  [{ text: '2019 – 2021' }, undefined, true],
  [{ text: ' 2019 – 2021' }, none, true],
  [{ text: '2019年至今' }, none, true],
  [{ text: '2019 – 2021\t某地' }, none, true],
  [{ text: '2019 – 2021 | 某地' }, none, true],
  [{ text: '2019 – 2021 · 某地' }, none, true],
  [{ text: '2019 – 2021，某地' }, none, true],
  [{ text: '2019 – 2021 某地' }, none, false],
  [{ text: '2019 – 2021' }, entry(), false],
  [{ text: '2019' }, none, false],
  [{ text: '某地 2019 – 2021' }, none, false],
  [{ text: '某地' }, none, false],
  [{ text: '2020年9月至今　某公司　店长', number: 1 }, entry(), true],
  [{ text: '2020年9月至今　某公司　店长', number: 1 }, none, true],
  [{ text: '2020年9月至今　某公司　店长' }, none, false],
  [{ text: '2020年9月至今，某 公司', number: 1 }, entry(), false],
  [{ text: '2020年9月　某公司', number: 1 }, entry(), false],
  [{ text: '2020年9月至今 负责门店日常运营与管理工作，带领团队完成全年业绩目标', number: 1 }, entry(), false],
])('%j is a point with a period: %#', (line, current, dated) => expect(isDatedPoint(line, current)).toBe(dated))

test('an organisation is a company or a school', () => {
  expect(['某公司', '某大学', '某地'].map(isOrganisation)).toEqual([true, true, false])
})
