import type { SourceLine } from '#src/resume/formats/source-line.ts'

/** One row of a Japanese form: the month, and what happened. */
type Row = { month: string; cells: string[]; event: string }
/** An entry: what its first row says beside the event, its period so far, and what other rows say. */
type Stay = { cells: string[]; start: string; end: string; notes: string[] }

/** The fewest such rows of a form. */
const FEWEST_ROWS = 3

const row =
  /^(?:((?:19|20)\d{2})|(?:(令和|平成|昭和)|([RHS])\.?) ?(\d{1,2}|元)) ?年?\t ?(1[0-2]|0?[1-9]) ?月?\t+ ?([^\s–—~～至-].*)$/u
/** The same in a line of text: `2008年4月　東海桜大学　経済学部　入学`. */
const lineRow =
  /^((?:19|20)\d{2}) ?年 ?(1[0-2]|0?[1-9]) ?月[\t\u3000 ]+(\S.*(?:入学|卒業|修了|入社|退社|退職)(?:見込み?|予定)?)$/u
/** The year before the first one of an era. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, R: 2018, 平成: 1988, H: 1988, 昭和: 1925, S: 1925 }

const begins = /(?:編入学|入学|入社|入職|入庁|入行|入所|着任|就任|就職)$/u
const ends = /(?:卒業|修了|中退|中途退学|退学|退社|退職|退任|満了)(?:見込み?|予定)?$/u
const goesOn = /^現在に(?:至る|いたる)/u
/** `一身上の都合により退職` names no one: it ends the stay before. */
const isReason = /都合|契約期間|任期|家庭の事情|事情により/u
/** `名古屋支店にて法人営業を担当` is what somebody did there, not a part of the name. */
const isDuty = /(?:担当|従事|勤務|携わる|配属|異動|昇進|昇格)$|[をにで]/u

/** The work itself: `法人営業` in `名古屋支店にて法人営業を担当`. */
const duty = /(?:^|にて|で)([^をにで]{2,12})(?:を担当|に従事)$/u

/**
 * Turns the rows of a Japanese form (履歴書: year, month and event in columns) into headings and entries with periods:
 * 入学 and 卒業 of a school are one entry, as are 入社 and 退職.
 */
export function withYearMonthRows(lines: readonly SourceLine[]): readonly SourceLine[] {
  const isTable = lines.filter(({ text }) => row.test(text)).length >= FEWEST_ROWS
  if (!isTable && lines.filter(({ text }) => lineRow.test(text)).length < 2) return lines
  const read: SourceLine[] = []
  let stays: Stay[] = []
  const flush = () => {
    read.push(...stays.flatMap(linesOf))
    stays = []
  }
  for (const line of lines) {
    const found = rowOf(line.text)
    const heading = headingIn(line.text)
    const last = stays.at(-1)
    if (found !== undefined) addRow(stays, found)
    else if (last !== undefined && goesOn.test(line.text)) last.end = '現在'
    else if (heading !== undefined) {
      flush()
      read.push({ text: heading, level: 1 })
    } else if (line.text.replace(/\s/g, '') !== '以上') {
      flush()
      read.push(withPlainLabels(line))
    }
  }
  flush()
  // Of two headings in a row the first is dropped: the head of the table repeats the heading below it.
  return read.filter((line, index) => line.level !== 1 || read[index + 1]?.level !== 1)
}

function rowOf(text: string): Row | undefined {
  const [, common, era, letter, nth, month = '', said = ''] = row.exec(text) ?? ofLine(text)
  const first = eras[era ?? letter ?? '']
  const year = common ?? (first === undefined ? undefined : String(first + (nth === '元' ? 1 : Number(nth))))
  if (year === undefined) return undefined
  const cells = said
    .split(/[\t\u3000]+/)
    .flatMap((cell) => cell.trim() || [])
    .flatMap(roleApart)
  const at = cells.findIndex((cell) => begins.test(cell) || ends.test(cell))
  const whole = cells[at] ?? ''
  const [event = ''] = begins.exec(whole) ?? ends.exec(whole) ?? []
  const name = whole.slice(0, whole.length - event.length).trim()
  const named = at < 0 ? cells : [...cells.slice(0, at), ...(name === '' ? [] : [name]), ...cells.slice(at + 1)]
  return { month: `${year}.${month.padStart(2, '0')}`, cells: named, event }
}

/** `株式会社みなと 入社（営業部）`: what somebody was there stands behind the event. */
function roleApart(cell: string): string[] {
  const [, event = '', role = ''] = /^([^（()）]{3,40})[（(]([^（()）]{2,20})[)）]$/u.exec(cell) ?? []
  return begins.test(event) ? [event, role] : [cell]
}

/** A row in a line of text, as the parts of one in a table. */
function ofLine(text: string): (string | undefined)[] {
  const [whole, year, month, said] = lineRow.exec(text) ?? []
  return whole === undefined ? [] : [whole, year, undefined, undefined, undefined, month, said]
}

function addRow(stays: Stay[], { month, cells, event }: Row): void {
  const [name = ''] = cells
  const last = stays.at(-1)
  const isOpen = last !== undefined && last.end === ''
  const isSame = name === '' || /^同(?:上|校|大学|社)?$/u.test(name) || isReason.test(name) || last?.cells[0] === name
  if (begins.test(event)) {
    const isNote = (cell: string) => cell !== name && isDuty.test(cell)
    const notes = cells.filter(isNote)
    const beside = cells.slice(1).filter((cell) => !isNote(cell))
    const roles = beside.length > 0 ? [beside.join(' ')] : notes.flatMap((note) => duty.exec(note)?.[1] ?? [])
    stays.push({ cells: [name, ...roles], start: month, end: '', notes })
  } else if (ends.test(event) && isOpen && last.start !== '' && isSame) {
    last.end = month
    const said = isReason.test(name) ? [`${cells.join(' ')}${event}`] : /卒業$|退[社職]$/.test(event) ? [] : [event]
    last.notes.push(...said)
  } else if (ends.test(event) && name !== '') {
    stays.push({ cells, start: '', end: month, notes: /卒業$/.test(event) ? [] : [event] })
  } else if (isOpen && last.start !== '' && isDuty.test(cells.at(-1) ?? '')) {
    last.notes.push(`${month} ${cells.join(' ')}${event}`)
  } else stays.push({ cells: [[...cells, event].join(' ').trim()], start: '', end: month, notes: [] })
}

function linesOf({ cells, start, end, notes }: Stay): SourceLine[] {
  const period = [start, end].filter(Boolean).join(' – ')
  return [
    { text: [...cells, period].join('\t'), level: 2 },
    ...notes.map((text): SourceLine => ({ text, bullet: true })),
  ]
}

/** The heading in the middle of a table, or in the row that names its columns: `年　月　免　許　・　資　格`. */
function headingIn(text: string): string | undefined {
  const title = text.replace(/\s/g, '').replace(/[(（][^()（）]*[)）]$/u, '')
  const [, inHead] = /^年月(.{2,12})$/u.exec(title) ?? []
  const found = inHead ?? title
  if (/^(?:学歴・?職歴|学歴)$/u.test(found)) return '学歴'
  if (/^職歴$/u.test(found)) return '職務経歴'
  if (/^(?:志望の?動機|本人希望)/u.test(found) && found.length < 24) return found
  return /^(?:免許・?資格|資格・?免許)$/u.test(found) ? '資格' : undefined
}

/** `1995年 6月 18日生（満29歳）` under no label, `氏名　橘　美咲` and `現住所　〒464-0000　愛知県…` with their values in one cell. */
function withPlainLabels(line: SourceLine): SourceLine {
  const text = line.text
    .replace(/^氏[ \t\u3000]*名[ \t\u3000]+(?=\S)/u, '氏名：')
    .replace(
      /^(\d{4}年) ?(\d{1,2}月) ?(\d{1,2}日) ?生[ \t]*([(（][^()（）\t]{1,10}[)）])?[ \t]*/u,
      (_, year: string, month: string, day: string, age = '') => `出生日期${age}：${year}${month}${day}\t`,
    )
    .replace(/(〒 ?\d{3}-?\d{4})[\t\u3000]+/u, '$1 ')
    // Where the photograph is to be stuck.
    .replace(/[\t\u3000 ]写真(?:貼付|を貼る位置)?$/u, '')
  return text.startsWith('氏名：') ? { ...line, text: text.replace(/[\t\u3000]+/g, ' ') } : { ...line, text }
}
