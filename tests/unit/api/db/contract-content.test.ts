import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrationFiles } from '#scripts/lib/migrations.ts'
import { offerArticles, offerTemplates, readWordOffer } from '#src/api/db/templates/templates.ts'
import { sqliteDatabase } from '#tests/support/sqlite-database.ts'

const TAKING = '0082_contract_content.sql'

test('of content that was in the ledger stay names, prices and counters, and publishing goes on', async () => {
  const { db, sqlite } = sqliteDatabase(() => undefined)
  const apply = (name: string) => sqlite.exec(readFileSync(`src/api/db/migrations/${name}`, 'utf8'))
  for (const name of migrationFiles().filter((name) => name < TAKING)) apply(name)
  sqlite.exec(`
    INSERT INTO word_templates (id, slug, published, offered, design, language, title_zh, title_en, summary_zh, summary_en,
      photo, pages, fonts, file_name, size, sha256, preview_width, preview_height, updated_at, price, views, favourites, downloads)
    VALUES (1001, 'a', 1, 1, 'd', 'zh', '甲', 'A', 'x', 'x', 0, 1, '["x"]', 'a.docx', 1, 'x', 1, 1, 1, 800, 3, 2, 1);
    INSERT INTO articles (id, published, offered, version, language, category, title, summary, html, contents, minutes,
      related, templates, updated_at, views)
    VALUES (2001, 1, 1, 'v', 'zh', 'c', 't', 's', '<p>', '[]', 1, '[]', '[]', 1, 7);
    INSERT INTO resume_samples VALUES (1001, '<p>');
    INSERT INTO word_template_facets VALUES ('role', 'x', 1001);
    INSERT INTO content_versions VALUES ('published', 'p'), ('word', 'w');
  `)
  apply(TAKING)
  await offerTemplates(db, [
    { id: 1001, title_zh: '甲二', title_en: 'A2' },
    { id: 1002, title_zh: '乙', title_en: 'B' },
  ])
  await offerArticles(db, [{ id: 2001 }, { id: 2002 }])
  sqlite.exec('UPDATE word_templates SET views = views + 1 WHERE id = 1001')

  const read = (columns: string, table: string) =>
    sqlite.prepare(`SELECT ${columns} FROM ${table} ORDER BY 1`).all().map(Object.values)
  expect(await readWordOffer(db, 1001)).toEqual({ title: { zh: '甲二', en: 'A2' }, price: 800 })
  expect(read('id, offered, views, favourites, downloads, changed, summary_zh', 'word_templates')).toEqual([
    [1001, 1, 4, 2, 1, 1, ''],
    [1002, 1, 0, 0, 0, 0, ''],
  ])
  expect(read('id, offered, views, html', 'articles')).toEqual([
    [2001, 1, 7, ''],
    [2002, 1, 0, ''],
  ])
  expect(read('name', 'content_versions')).toEqual([['published']])
  const tables = read('name', "sqlite_master WHERE type = 'table'").flat()
  expect(tables.filter((name) => /facet|search|term|trigram|sample/.test(String(name)))).toEqual([])
})
