import { env } from 'cloudflare:workers'

type Row = Record<string, string | number | null>

/** Inserts rows into the ledger directly, without any checks of calls. */
export function put(table: string, ...rows: Row[]): Promise<void> {
  return putInto(env.DB, table, rows)
}

/** Inserts rows into the content database. */
export function putContent(table: string, ...rows: Row[]): Promise<void> {
  return putInto(env.CONTENT, table, rows)
}

async function putInto(database: typeof env.DB, table: string, rows: Row[]): Promise<void> {
  await database.batch(
    rows.map((row) => {
      const columns = Object.keys(row)
      const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
      return database.prepare(sql).bind(...Object.values(row))
    }),
  )
}

/** Some columns of all rows of a table of the ledger, as lists of values; several tests of a file may share the table. */
export async function read(table: string, columns: string, where = '1', order = '1'): Promise<unknown[]> {
  return env.DB.prepare(`SELECT ${columns} FROM ${table} WHERE ${where} ORDER BY ${order}`).raw()
}

/** The same of the content. */
export async function readContent(table: string, columns: string, where = '1', order = '1'): Promise<unknown[]> {
  return env.CONTENT.prepare(`SELECT ${columns} FROM ${table} WHERE ${where} ORDER BY ${order}`).raw()
}

let users = 0

/** The id of a new account, which has nothing. */
export async function newUser(): Promise<number> {
  users += 1
  await put('users', {
    id: 500_000 + users,
    mobile: `139${String(users).padStart(8, '0')}`,
    user_name: 'x',
    created_at: 0,
  })
  return 500_000 + users
}

/** A row of `resumes`. */
export function resumeRow(id: string, userId: number, other: Row = {}): Row {
  const title = { request_key: id, title: id, locale: 'zh', design: 'ink' }
  return { id, user_id: userId, ...title, created_at: 1, updated_at: 1, ...other }
}

/** A row of `orders`: a membership, open, unpaid. */
export function orderRow(orderNo: string, userId: number, other: Row = {}): Row {
  return {
    order_no: orderNo,
    user_id: userId,
    kind: 'membership',
    level: 'monthly',
    lane: 'membership',
    title_zh: '月',
    title_en: 'month',
    amount: 1990,
    pay_type: 1,
    surface: 'qr',
    client_address: '',
    door: 'open',
    state: 'pending',
    created_at: 1000,
    expires_at: 9000,
    revision: 'r0',
    asked_at: 0,
    due_at: 5000,
    ...other,
  }
}
