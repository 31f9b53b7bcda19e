import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { chromiumOptions } from './lib/chromium.ts'
import { runMain } from './lib/main.ts'
import { type ShareCard, shareCards } from './lib/share-cards.ts'

const FOLDER = 'public/og'
const RECORD = 'src/content/share-pictures.json'
const SIZE = { width: 1200, height: 630 }

/**
 * Draws the pictures pages are shared with, as far as what they show has changed.
 *
 *   npm run share-pictures
 *
 * Needs Chromium and, on Debian, fonts-noto-cjk. The pictures are committed, like those of the templates.
 */
runMain(async () => {
  const cards = shareCards()
  const drawn = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(RECORD, 'utf8')))
  const changed = cards.filter(({ name, sha256 }) => drawn[name] !== sha256)
  if (changed.length > 0) await draw(changed)
  const names = new Set(cards.map(({ name }) => `${name}.webp`))
  for (const file of globSync('**/*.webp', { cwd: FOLDER })) if (!names.has(file)) rmSync(`${FOLDER}/${file}`)
  const record = Object.fromEntries(cards.map(({ name, sha256 }) => [name, sha256]))
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`)
  console.log(`${changed.length} of ${cards.length} pictures drawn`)
})

async function draw(cards: readonly ShareCard[]): Promise<void> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const page = await browser.newPage({ viewport: SIZE })
    for (const card of cards) await drawOne(page, card)
  } finally {
    await browser.close()
  }
}

async function drawOne(page: Page, { name, html }: ShareCard): Promise<void> {
  await page.setContent(html)
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const file = `${FOLDER}/${name}.webp`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    await sharp(await page.screenshot())
      .webp({ quality: 80, effort: 6 })
      .toBuffer(),
  )
}
