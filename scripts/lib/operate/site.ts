import { Trouble } from '#scripts/lib/main.ts'
import {
  changeLevelColumn,
  changeSiteColumn,
  levelColumns,
  readSiteColumns,
  type StoredValue,
  siteColumns,
} from '#src/api/db/operators/site.ts'
import { contactMessage, locales, siteConfig } from '#src/contract/index.ts'
import { type OperatorContext, type Task, tableOf } from './task.ts'

/** A setting, such as `zh.site_name` or `yearly.price`. */
type Setting = {
  key: string
  value: StoredValue
  kind: Kind
  /** Changes the value; false when somebody else has changed it meanwhile. */
  change: (after: StoredValue) => Promise<boolean>
}

/** How values are parsed and printed. */
type Kind = 'text' | 'name' | 'email' | 'path' | 'yuan' | 'struck' | 'count' | 'megabytes'

const MAX_TEXT = 300
const MEGABYTE = 1024 * 1024

const levelKinds: Record<(typeof levelColumns)[number], Kind> = {
  name_zh: 'name',
  name_en: 'name',
  tag_zh: 'text',
  tag_en: 'text',
  price: 'yuan',
  original_price: 'struck',
  online_resume_limit: 'count',
  word_download_limit: 'count',
  deleted_resume_limit: 'count',
  photo_limit: 'count',
  photo_bytes_limit: 'megabytes',
}
/**
 * The settings of other kinds than text: a name may not be empty, because no page can do without it; and no letter is
 * sent that is to be answered to what is no address.
 */
const siteKinds: Partial<Record<(typeof siteColumns)[number], Kind>> = {
  site_name: 'name',
  seo_title: 'name',
  seo_desc: 'name',
  support_email: 'email',
  wechat_qr: 'path',
}

/** Lists all settings and their values. */
export async function planShow(context: OperatorContext): Promise<Task> {
  const settings = await settingsOf(context)
  return {
    subject: 'site',
    lines: tableOf(
      ['key', 'value'],
      settings.map((setting) => [setting.key, told(setting)]),
    ),
  }
}

/** Changes one setting. */
export async function planSet(context: OperatorContext, key: string, typed: string): Promise<Task> {
  const settings = await settingsOf(context)
  const setting = settings.find((each) => each.key === key)
  if (setting === undefined) throw new Trouble(`There is no "${key}": npm run site -- show lists what can be set.`)
  const after = { ...setting, value: readers[setting.kind](typed) }
  if (after.value === setting.value) throw new Trouble(`${key} is that already.`)
  requireOrder(settings.map((each) => (each === setting ? after : each)))
  const detail = `${told(setting)} -> ${told(after)}`
  return {
    subject: key,
    detail,
    lines: [`To set: ${key}, ${detail}`],
    act: async () => {
      if (await setting.change(after.value)) return [`${key} is set. Calls follow at once, pages within a minute.`]
      throw new Trouble(`${key} has been changed by somebody else meanwhile: look again.`)
    },
  }
}

async function settingsOf({ db }: OperatorContext): Promise<Setting[]> {
  const { languages, levels } = await readSiteColumns(db)
  return [
    ...locales.flatMap((locale) =>
      siteColumns.map((column): Setting => {
        const before = languages.find((row) => row.locale === locale)?.[column] ?? ''
        const change = (after: StoredValue) => changeSiteColumn(db, { locale, column, before, after })
        return { key: `${locale}.${column}`, value: before, kind: siteKinds[column] ?? 'text', change }
      }),
    ),
    ...levels.flatMap((row) =>
      levelColumns
        .filter((column) => !isFixed(row.slug, column))
        .map((column): Setting => {
          const [level, before] = [String(row.slug), row[column] ?? null]
          const change = (after: StoredValue) => changeLevelColumn(db, { level, column, before, after })
          return { key: `${level}.${column}`, value: before, kind: levelKinds[column], change }
        }),
    ),
  ]
}

/** What is free has no price. */
function isFixed(level: unknown, column: string): boolean {
  return level === 'free' && ['price', 'original_price', 'tag_zh', 'tag_en'].includes(column)
}

const readers: Record<Kind, (typed: string) => StoredValue> = {
  text: readText,
  name: (typed) => (typed.trim() === '' ? refuse('This cannot be empty.') : readText(typed)),
  email: readEmail,
  path: (typed) =>
    siteConfig.shape.wechat_qr.safeParse(typed).success ? typed : refuse('Give the path of a picture on this site.'),
  yuan: readYuan,
  struck: (typed) => (typed === '' ? null : readYuan(typed)),
  count: (typed) => readCount(typed, 1),
  megabytes: (typed) => readCount(typed, MEGABYTE),
}

function readText(typed: string): string {
  const isLine = typed.length <= MAX_TEXT && !/\p{Cc}/u.test(typed)
  return isLine ? typed.trim() : refuse(`Give one line of at most ${MAX_TEXT} signs.`)
}

function readEmail(typed: string): string {
  if (typed.trim() === '') return ''
  const read = contactMessage.shape.email.safeParse(typed)
  return read.success ? read.data : refuse('Give an e-mail address.')
}

function readYuan(typed: string): number {
  const fen = Math.round(Number(typed) * 100)
  return /^\d{1,5}(\.\d{1,2})?$/.test(typed) && fen > 0 ? fen : refuse('Give yuan, such as 69 or 19.90.')
}

function readCount(typed: string, unit: number): number {
  return /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) * unit : refuse('Give a whole number from 1 to 999999.')
}

function refuse(reason: string): never {
  throw new Trouble(reason)
}

/** @throws Trouble when a higher plan would cost less than a lower one, or a price struck through be no higher */
function requireOrder(settings: readonly Setting[]): void {
  const prices = settings.filter(({ kind }) => kind === 'yuan')
  const wrong = prices.find(({ value }, index) => Number(value) < Number(prices[index - 1]?.value ?? 0))
  if (wrong !== undefined) throw new Trouble(`${wrong.key} would be less than that of the plan below it.`)
  for (const { key, value } of prices) {
    const struck = settings.find((setting) => setting.key === key.replace('.price', '.original_price'))?.value ?? null
    if (struck !== null && Number(struck) <= Number(value))
      throw new Trouble(`${key} must be less than the price struck through beside it.`)
  }
}

function told({ kind, value }: Pick<Setting, 'kind' | 'value'>): string {
  if (value === null || value === '') return '(empty)'
  if (kind === 'yuan' || kind === 'struck') return `${(Number(value) / 100).toFixed(2)} yuan`
  return kind === 'megabytes' ? `${Number(value) / MEGABYTE} MB` : String(value)
}
