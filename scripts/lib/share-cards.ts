import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readArticles } from '#src/content/articles/read.ts'
import { categories } from '#src/content/articles/taxonomy.ts'
import type { CatalogueTemplate } from '#src/content/word/catalogue.schema.ts'
import { catalogue } from '#src/content/word/catalogue.ts'
import facts from '#src/content/word/facts.json' with { type: 'json' }
import { findTerm } from '#src/content/word/taxonomy.ts'
import type { Locale } from '#src/contract/locale.ts'
import { escapeHtml } from '#src/lib/html.ts'

/** A picture of 1200 × 630 for where a page is shared: `public/og/<name>.webp`, drawn from a document. */
export type ShareCard = { name: string; html: string; sha256: string }

type Face = { language: Locale; label: string; title: string; note: string; pages?: readonly string[] }

const BRANDS = { zh: '青简', en: 'Qingjian' }
const MARK =
  '<svg viewBox="0 0 28 28"><path fill="#2f6b4f" d="M3 4h4v20H3zm6-2h4v24H9zm6 1h4v24h-4zm6 1h4v20h-4z"/><path fill="none" stroke="#fbfaf7" stroke-width="1.5" d="M1 10.5h26M1 17.5h26"/></svg>'
const DEFAULTS: Record<Locale, { title: string; note: string; slugs: readonly string[] }> = {
  zh: {
    title: '今晚就写好一份简历',
    note: '写下的每一个字都在，看到的就是拿到的',
    slugs: ['product-manager-ink', 'java-engineer-tide', 'nurse-river'],
  },
  en: {
    title: 'A finished résumé, tonight',
    note: 'Every word you write stays. What you see is the file you get.',
    slugs: ['software-engineer-ink-en', 'nurse-slips-en', 'product-designer-dawn-en'],
  },
}
const STYLE = `
  * { box-sizing: border-box; margin: 0 }
  body { position: relative; width: 1200px; height: 630px; overflow: hidden; color: #1c1e1b;
    background: #fbfaf7 repeating-linear-gradient(90deg, transparent 0 78px, #2f6b4f14 78px 80px);
    font-family: 'Noto Sans CJK SC', 'Liberation Sans', sans-serif }
  main { position: absolute; inset: 64px auto 64px 72px; display: flex; flex-direction: column }
  .brand { display: flex; align-items: center; gap: 16px; font: 700 34px 'Noto Serif CJK SC', serif }
  .brand svg { width: 48px }
  .label { margin-top: auto; font-size: 28px; color: #2f6b4f }
  h1 { margin-top: 12px; font: 700 56px / 1.3 'Noto Serif CJK SC', serif; text-wrap: balance }
  .note { margin-top: 24px; font-size: 26px; color: #5b6059 }
  img { position: absolute; width: 420px; border: 1px solid #dcdad2; box-shadow: 0 12px 40px #1c1e1b2e }
  hr { position: absolute; inset: auto 0 0; height: 12px; border: 0; background: #2f6b4f }`

/** Every card: those of the site, of each template and of each article. */
export function shareCards(): ShareCard[] {
  return [
    ...(['zh', 'en'] as const).map((language) => cardOf(`default-${language}`, defaultFace(language))),
    ...catalogue.map((entry) => cardOf(`word/${entry.id}`, templateFace(entry))),
    ...readArticles().map(({ id, language, title, category, minutes }) => {
      const label = categories.find(({ slug }) => slug === category)?.name[language] ?? ''
      const note = language === 'zh' ? `求职攻略 · 读完约 ${minutes} 分钟` : `Job-hunting article · ${minutes} min read`
      return cardOf(`article/${id}`, { language, label, title, note })
    }),
  ]
}

function defaultFace(language: Locale): Face {
  const { title, note, slugs } = DEFAULTS[language]
  return { language, label: '', title, note, pages: slugs }
}

function templateFace({ slug, language, title, use }: CatalogueTemplate): Face {
  const pages = Object.entries(facts).find(([known]) => known === slug)?.[1].pages ?? 1
  const length = language === 'zh' ? `${pages} 页` : pages === 1 ? '1 page' : `${pages} pages`
  const note = language === 'zh' ? `Word 与在线编辑 · ${length}` : `Word and online · ${length}`
  return { language, label: findTerm(use)?.name[language] ?? '', title: title[language], note, pages: [slug] }
}

function cardOf(name: string, face: Face): ShareCard {
  const html = htmlOf(face)
  return { name, html, sha256: createHash('sha256').update(html).digest('hex') }
}

function htmlOf({ language, label, title, note, pages = [] }: Face): string {
  const width = pages.length === 0 ? 1056 : pages.length === 1 ? 580 : 480
  // Several pages overlap, the first on top.
  const pictures = pages.map((slug, index) => {
    const offset = pages.length === 1 ? 96 : 200 - index * 130
    return `<img alt="" src="${dataOf(slug)}" style="right:${offset}px;top:${72 + index * 44}px;z-index:${-index}">`
  })
  return `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><style>${STYLE}</style><body>
<main style="width:${width}px"><p class="brand">${MARK}${BRANDS[language]}</p>
<p class="label">${escapeHtml(label)}</p><h1>${escapeHtml(title)}</h1><p class="note">${escapeHtml(note)}</p></main>
<div style="isolation:isolate">${pictures.join('')}</div><hr></body></html>`
}

function dataOf(slug: string): string {
  return `data:image/webp;base64,${readFileSync(`public/previews/word/${slug}-1-1080.webp`).toString('base64')}`
}
