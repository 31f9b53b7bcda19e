import { expect, test } from 'vitest'
import { printView } from '#src/classic/print-view.ts'
import { HIDDEN } from '#src/classic/styles.ts'
import { composeResume } from '#src/resume/compose.ts'
import { classicMessages } from '#src/texts/classic.ts'

const language = { t: classicMessages.zh, locale: 'zh' } as const
const full = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: { name: '林' },
  sections: [{ kind: 'work', items: [{ org: '甲' }] }],
})

test('it leads back to the form, says how to print, and is named after its owner', () => {
  const { title, body, print } = printView(language, 'a', full)
  const { toClassic, printHelp } = classicMessages.zh
  expect(String(body)).toContain(`<nav><a href="/old-edit?id=a">${toClassic}</a><p>${printHelp}</p></nav>`)
  expect(String(body)).toContain(`<h1 class="vh">${title}</h1>`)
  expect(title).toContain('林')
  expect(print).toContain(HIDDEN)
})

test('the page to print has the photo, where one was chosen, and links that can be followed', () => {
  const printed = (photo?: string) =>
    String(
      printView(language, 'a', {
        ...full,
        design: { ...full.design, id: 'banner' },
        basics: { name: '林', website: 'https://lin.example/a', photo },
      }).body,
    )
  expect(printed('k1')).toContain('src="/api/user.Resume/photo?key=k1"')
  expect(printed('k1')).toContain('href="https://lin.example/a"')
  const without = [printed('placeholder'), printed(''), printed()]
  expect(without.filter((html) => html.includes('user.Resume/photo'))).toEqual([])
})
