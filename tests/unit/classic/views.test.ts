import { describe, expect, test } from 'vitest'
import { editorView } from '#src/classic/editor-view.ts'
import { choiceField, type Draft, inputId, longField, textField, tickField } from '#src/classic/fields.ts'
import { nameOf } from '#src/classic/names.ts'
import { aftermathQuery, faultNotice, readAftermath, signInNotice, troubleNotice } from '#src/classic/notices.ts'
import { MY_RESUMES } from '#src/contract/index.ts'
import { composeResume } from '#src/resume/compose.ts'
import { basicsFields, type ResumeDocument, sectionKinds } from '#src/resume/document.ts'
import { fieldsOfKind } from '#src/resume/fields.ts'
import { basicsLabels } from '#src/resume/labels.ts'
import { classicMessages } from '#src/texts/classic.ts'
import { editorFormsMessages } from '#src/texts/editor-forms.ts'
import { fieldsIn } from '#tests/support/form-fields.ts'

const language = { t: classicMessages.zh, locale: 'zh' } as const
const draft: Draft = { ...language, typed: new Map(), faults: new Set(), lang: 'zh-CN' }
const full = composeResume({
  locale: 'zh',
  design: 'ink',
  basics: {},
  sections: [
    { kind: 'work', items: [{ org: '甲' }, { title: '长', parent: 'work-item-1' }, { title: '员' }] },
    { kind: 'skills', items: [{ title: 'SQL' }] },
  ],
})

describe('a field', () => {
  const input = { address: 'items/a.org', label: '公司', value: '"甲" & <乙>' }

  test('has its label, and what was typed before what is stored, with nothing of it taken as markup', async () => {
    expect(inputId('items/a.org')).toBe('f-items-a-org')
    expect(String(await textField(draft, input))).toBe(
      '<div class="field"><label for="f-items-a-org">公司</label><input id="f-items-a-org" type="text" name="items/a.org" lang="zh-CN" value="&quot;甲&quot; &amp; &lt;乙&gt;"></div>',
    )
    const typed = { ...draft, typed: new Map([['items/a.org', '']]) }
    expect(String(await textField(typed, input))).toContain('value=""')
    expect(String(await textField(draft, { ...input, value: undefined }))).toContain('value=""')
  })

  test('labels and errors are visible and read out', async () => {
    const hinted = String(await textField(draft, { ...input, hint: '如 x' }))
    expect(hinted).toContain('<span id="f-items-a-org-about" class="hint">如 x</span>')
    expect(hinted).toContain(' aria-describedby="f-items-a-org-about">')
    expect(hinted).not.toContain('aria-invalid')
    const wrong = String(await textField({ ...draft, faults: new Set(['items/a.org']) }, input))
    expect(wrong).toContain(
      '<span id="f-items-a-org-about" class="hint"><span class="bad">内容太长，或格式不对</span> </span>',
    )
    expect(wrong).toContain(' aria-describedby="f-items-a-org-about" aria-invalid="true">')
    const both = String(await textField({ ...draft, faults: new Set(['items/a.org']) }, { ...input, hint: '如 x' }))
    expect(both).toContain('class="hint"><span class="bad">内容太长，或格式不对</span> 如 x</span>')
    const other = String(await textField({ ...draft, faults: new Set(['items/b.org']) }, input))
    expect(other).not.toMatch(/about|aria-/)
  })

  test.each([
    ['', 4],
    ['一', 4],
    ['一\n二\n三', 4],
    ['一\n二\n三\n四', 5],
    ['x'.repeat(33), 4],
    ['x'.repeat(34 * 3), 5],
    ['\n'.repeat(15), 17],
    ['\n'.repeat(40), 18],
  ])('of the lines %j has %i', async (value, rows) => {
    const html = String(await longField(draft, { ...input, value }))
    expect(html).toContain(`rows="${rows}"`)
    expect(html).toContain(`>\n${value}</textarea>`)
  })

  test('one of several, and a tick', async () => {
    const options = [
      ['', '默认'],
      ['2', '两列'],
    ] as const
    const chosen = (value: string | undefined, typed: [string, string][] = []) =>
      choiceField({ ...draft, typed: new Map(typed) }, { ...input, value }, options)
    expect(String(await chosen('2'))).toContain(
      '<option value="">默认</option><option value="2" selected>两列</option>',
    )
    expect(String(await chosen(undefined))).toContain('<option value="" selected>')
    expect(String(await chosen('2', [['items/a.org', '']]))).toContain('<option value="" selected>')
    const ticked = async (value: boolean | undefined, typed: [string, string][] = []) =>
      / checked>/.test(String(await tickField({ ...draft, typed: new Map(typed) }, 'a.b', '隐藏', value)))
    expect([await ticked(true), await ticked(false), await ticked(undefined)]).toEqual([true, false, false])
    expect([await ticked(true, [['a.b', '']]), await ticked(false, [['a.b', '1']])]).toEqual([false, true])
    expect(String(await tickField(draft, 'a.b', '隐藏', true))).toContain('<input type="hidden" name="a.b" value="">')
  })
})

describe('the form', () => {
  const formOf = async (document: ResumeDocument, typed: [string, string][] = []) => {
    const html = String(
      await editorView({ ...language, id: 'x', document, rev: 3, journal: 'j', typed: new Map(typed) }),
    )
    const buttons = [...html.matchAll(/name="do" value="([^"]+)"/g)].map(([, value]) => value)
    return { html, fields: fieldsIn(html), buttons }
  }

  test.each(['zh', 'en'] as const)('has a field for everything of a %s document, and one of each', async (locale) => {
    const everything = composeResume({
      locale,
      design: 'ink',
      basics: {},
      sections: sectionKinds.map((kind) => ({ kind, items: [{}] })),
    })
    const { html, fields } = await formOf(everything)
    const expected = [
      ...['base', 'rev', 'journal', 'end', 'new-section', 'photo-part', 'basics.photoShape'],
      ...['document.title', 'document.fileName', 'document.locale'],
      ...basicsFields.filter((field) => field !== 'photo').map((field) => `basics.${field}`),
      ...['id', 'colour', 'typeface', 'size', 'leading', 'spacing', 'margin', 'page'].map((field) => `design.${field}`),
      ...sectionKinds.flatMap((kind) => [
        ...['title', 'hidden', 'columns', 'icon', 'keepTogether', 'pageBreak'].map(
          (field) => `sections/${kind}.${field}`,
        ),
        ...[...fieldsOfKind[kind], 'hidden'].map((field) => `items/${kind}-item-1.${field}`),
        ...(fieldsOfKind[kind].includes('end') ? [`items/${kind}-item-1.present`] : []),
      ]),
    ]
    expect([...fields.keys()].toSorted()).toEqual(expected.toSorted())
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...html.matchAll(/<label for="([^"]+)"/g)].filter(([, id]) => !ids.includes(id))).toEqual([])
    expect(fields.get('rev')).toBe('3')
    expect(JSON.parse(fields.get('base') ?? '')).toEqual(everything)
  })

  test.each(['zh', 'en'] as const)('of a résumé in the other language is worded in %s', async (locale) => {
    const t = editorFormsMessages[locale]
    const written = locale === 'zh' ? 'en' : 'zh'
    const document = { ...full, locale: written } as const
    const spoken = { t: classicMessages[locale], locale }
    const html = String(await editorView({ ...spoken, id: 'x', document, rev: 3, journal: 'j' }))
    const basics = html.slice(html.indexOf('id="basics"'), html.indexOf('id="sections-work"'))
    const legends = [...basics.matchAll(/<legend>([^<]+)</g)].map(([, name]) => name)
    const groups = [t.basics, t.groupAim, t.groupPerson, t.groupStudy, t.groupExam, t.groupContact]
    expect(legends).toEqual([...groups, classicMessages[locale].photo])
    const labels = new Map(
      [...basics.matchAll(/<label for="f-basics-(\w+)">([^<]+)</g)].map(([, field = '', name]) => [field, name]),
    )
    const text = basicsFields.filter((field) => field !== 'photo')
    expect(text.filter((field) => labels.get(field) !== basicsLabels[field][locale])).toEqual([])
    // What every résumé has comes first.
    const second = written === 'zh' ? 'intention' : 'headline'
    expect([...labels.keys()].slice(0, 5)).toEqual(['name', second, 'phone', 'city', 'email'])
  })

  test('offers what can be done with each section and entry, and nothing else', async () => {
    const { buttons, html } = await formOf(full)
    const always = (at: string) => [`copy:${at}`, `delete:${at}`]
    expect(buttons).toEqual([
      'save',
      ...['down:sections/work', ...always('sections/work')],
      ...['down:items/work-item-1', 'add-role:items/work-item-1', ...always('items/work-item-1')],
      ...['add-role:items/work-item-2', 'separate:items/work-item-2', ...always('items/work-item-2')],
      ...['up:items/work-item-3', 'add-role:items/work-item-3', ...always('items/work-item-3')],
      'add-item:sections/work',
      ...['up:sections/skills', ...always('sections/skills')],
      ...always('items/skills-item-1'),
      ...['add-item:sections/skills', 'add-section', 'save'],
    ])
    expect([...html.matchAll(/<legend lang="zh-CN">([^<]+)</g)].map(([, name]) => name)).toEqual([
      '第 1 条：甲',
      '第 2 条：长',
      '第 3 条：员',
      '第 1 条：SQL',
    ])
  })

  test('shows the picture that is there, and can take it away', async () => {
    const withPhoto = async (photo: string | undefined, typed: [string, string][] = []) => {
      const { html, fields } = await formOf({ ...full, basics: { ...(photo !== undefined && { photo }) } }, typed)
      return [/src="([^"]+)"/.exec(html)?.[1], fields.get('basics.photo'), fields.has('photo-remove')]
    }
    expect(await withPhoto(undefined)).toEqual([undefined, undefined, false])
    expect(await withPhoto('')).toEqual([undefined, undefined, false])
    expect(await withPhoto('placeholder')).toEqual([undefined, undefined, true])
    expect(await withPhoto('k1')).toEqual(['/api/user.Resume/photo?key=k1', undefined, true])
    // One that was stored with a form that could not be saved.
    expect(await withPhoto('k1', [['basics.photo', 'k2']])).toEqual(['/api/user.Resume/photo?key=k2', 'k2', true])
  })
})

describe('what a value is called', () => {
  test.each([
    ['document.title', '简历标题', 'Title of the résumé'],
    ['document.fileName', '文件名', 'File name'],
    ['document.none', '简历', 'Résumé'],
    ['basics.name', '姓名', 'Name'],
    ['basics.photo', '照片', 'Photo'],
    ['basics.photoShape', '照片', 'Photo'],
    ['design.size', '正文字号', 'Text size'],
    ['design.latin', '文字与间距', 'Text and spacing'],
    ['sections/work.title', '工作经历 · 模块标题', '工作经历 · Section title'],
    ['sections/work.columns', '工作经历', '工作经历'],
    ['sections/none.title', '简历', 'Résumé'],
    ['items/work-item-1.org', '工作经历 · 甲 · 公司', '工作经历 · 甲 · Employer'],
    ['items/work-item-3.org', '工作经历 · 员 · 公司', '工作经历 · 员 · Employer'],
    ['items/work-item-1.pos', '工作经历 · 甲', '工作经历 · 甲'],
    ['items/skills-item-1.org', '专业技能 · SQL · org', '专业技能 · SQL · org'],
    ['items/none.org', '简历', 'Résumé'],
  ])('%s: %s, %s', (address, zh, en) => {
    expect([nameOf(full, address, 'zh'), nameOf(full, address, 'en')]).toEqual([zh, en])
  })

  test('an entry is called by its organisation before its title', () => {
    const items = { x: { section: 'work', pos: 'a0', org: ' 甲 ', title: '员' } }
    expect(nameOf({ ...full, items }, 'items/x.title', 'zh')).toBe('工作经历 · 甲 · 职位')
    const spaced = { x: { section: 'work', pos: 'a', org: ' ', title: '乙' } }
    expect(nameOf({ ...full, items: spaced }, 'items/x.org', 'zh')).toBe('工作经历 · 乙 · 公司')
  })
})

describe('an entry that could stand in several sections', () => {
  const sectionsOf = async (...kinds: ('work' | 'internship')[]) => {
    const sections = kinds.map((kind) => ({ kind, items: [{ org: '甲' }] }))
    const document = composeResume({ locale: 'zh', design: 'ink', basics: {}, sections })
    const html = String(await editorView({ ...language, id: 'x', document, rev: 1, journal: 'j', notice: '' }))
    return [...html.matchAll(/<select[^>]* name="items\/[^"]*\.section"/g)].length
  }

  test('has the choice of them, and one that could not has none', async () => {
    expect(await sectionsOf('work')).toBe(0)
    expect(await sectionsOf('work', 'internship')).toBe(0)
    expect(await sectionsOf('work', 'work')).toBe(2)
  })
})

describe('what is said above the form', () => {
  test('a save comes back in the address as what it was, of lost values twenty', () => {
    const lost = Array.from({ length: 25 }, (_, nth) => `items/a${nth}.org`)
    const saved = { done: 'saved', at: 'items/a', rev: 4, lost: [] } as const
    expect([...aftermathQuery({ ...saved, lost: [] }).keys()]).toEqual(['done', 'at', 'rev'])
    expect(readAftermath(aftermathQuery({ ...saved, lost: [] }))).toEqual(saved)
    expect(readAftermath(aftermathQuery({ ...saved, lost }))).toEqual({ ...saved, lost: lost.slice(0, 20) })
    expect(readAftermath(new URLSearchParams({ done: 'saved', lost: lost.join() }))?.lost).toHaveLength(20)
    expect(readAftermath(new URLSearchParams({ done: 'saved' }))).toEqual({ ...saved, at: '', rev: 0 })
    expect(readAftermath(new URLSearchParams({ done: 'undone' }))).toBeNull()
    expect(readAftermath(new URLSearchParams())).toBeNull()
  })

  test('every fault with a link to its field', async () => {
    expect(String(await faultNotice(language, full, ['basics.name', 'photo', ''], '太大'))).toBe(
      '<div class="alert" id="note" role="alert"><p>还没有保存，请先修改：</p><ul><li><a href="#f-basics-name">姓名</a>：内容太长，或格式不对</li><li><a href="#f-photo">照片</a>：太大</li><li>简历内容超过 512 KB，请删减后再保存</li></ul></div>',
    )
  })

  test('a session that is over can be begun again in the form, with what was wrong and what was asked for', async () => {
    const english = { t: classicMessages.en, locale: 'en' } as const
    const html = String(await signInNotice(english, 'up:items/a', { text: 'Wrong', question: '' }))
    expect(html).toContain(`<p>${classicMessages.en.sessionOver.replaceAll("'", '&#39;')}</p><p class="bad">Wrong</p>`)
    expect(html).toContain('<button type="submit" class="main" name="do" value="up:items/a">')
    expect(html).toContain('<a href="/en/user/login?url=%2Fen%2Fold-edit" target="_blank" rel="noopener">')
    expect(html).not.toContain('captcha')
    expect(String(await signInNotice(language, 'save:', { text: '', question: '' }))).not.toContain('class="bad"')
  })

  test('a résumé that is gone may be restored; one that cannot be saved waits', async () => {
    const [gone, down] = [
      String(await troubleNotice(language, 'missing')),
      String(await troubleNotice(language, 'unreachable')),
    ]
    expect([gone.includes(classicMessages.zh.missing), gone.includes(`href="${MY_RESUMES}"`)]).toEqual([true, true])
    expect([down.includes(classicMessages.zh.unreachable), down.includes('<a ')]).toEqual([true, false])
  })
})
