import type { D1Database } from '@cloudflare/workers-types'

/** The contacts of a local site, recognisable as examples. */
const examples = {
  zh: {
    operator: '示例公司',
    address: '示例省示例市示例路 1 号',
    support_hours: '示例：工作日 9:00–18:00（北京时间）',
    wechat_account: '示例服务号',
  },
  en: {
    operator: 'Qingjian (example)',
    address: '1 Example Road, Example City',
    support_hours: 'Example: weekdays 9:00–18:00, Beijing time',
    wechat_account: 'Example account',
  },
} as const
const both = {
  support_email: 'support@qingjian.example',
  support_phone: '000-0000-0000',
  wechat_qr: '/wechat-example.svg',
}

/** Fills in the example operator of a local site, unless one is set. */
export async function seedDemoContacts(db: D1Database): Promise<void> {
  const statements = (['zh', 'en'] as const).map((locale) => {
    const values = { ...examples[locale], ...both }
    const columns = Object.keys(values).map((name) => `${name} = ?`)
    return db
      .prepare(`UPDATE site_config SET ${columns.join(', ')} WHERE locale = ? AND operator = ''`)
      .bind(...Object.values(values), locale)
  })
  await db.batch(statements)
}
