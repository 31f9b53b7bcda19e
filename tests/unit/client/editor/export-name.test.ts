import { expect, test } from 'vitest'
import { exportName } from '#client/features/editor/shell/download.ts'
import type { ResumeDocument } from '#src/resume/document.ts'

const named = (head: Partial<ResumeDocument>, basics: ResumeDocument['basics'] = {}): ResumeDocument => ({
  schema: 1,
  locale: 'zh',
  sections: {},
  items: {},
  design: { id: 'ink' },
  ...head,
  basics,
})

test.each<[string, ResumeDocument, string]>([
  ['name and position', named({ title: '投递' }, { name: '林知夏', intention: '产品经理' }), '林知夏-产品经理'],
  ['the position, not the headline', named({}, { name: 'Ann', intention: 'PM', headline: 'Builder' }), 'Ann-PM'],
  ['the headline where there is no position', named({}, { name: 'Ann', headline: 'PM' }), 'Ann-PM'],
  ['the headline where the position is spaces', named({}, { name: 'Ann', intention: ' ', headline: 'PM' }), 'Ann-PM'],
  ['the name alone', named({}, { name: ' 林知夏 ', intention: '  ' }), '林知夏'],
  ['the title where nobody is named', named({ title: '投递甲' }), '投递甲'],
  ['what was chosen', named({ fileName: '林_甲公司' }, { name: '林知夏' }), '林_甲公司'],
  ['no character a file system refuses', named({ fileName: 'a/b\\c:d*e?"f<g>|h\n' }), 'a b c d e f g h'],
  ['no name that hides itself or its ending', named({ fileName: '..简历.. ' }), '简历'],
  ['something in any case', named({ fileName: '///' }), '未命名'],
  ['something for an empty one', named({}), '未命名'],
])('%s', (_, document, name) => {
  expect(exportName(document, '未命名')).toBe(name)
})
