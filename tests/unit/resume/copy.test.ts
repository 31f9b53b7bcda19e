import { expect, test } from 'vitest'
import { composeResume } from '#src/resume/compose.ts'
import { copyResume } from '#src/resume/copy.ts'

test('a copy is named as one, in the language of its reader, and is nobody’s twin', () => {
  const original = composeResume({ locale: 'zh', design: 'ink', basics: { name: '林知夏' }, sections: [] })
  const twin = { ...original, title: '投递甲公司', twin: 'pair-1', marks: { basics: { name: 'Lin' } } }
  expect(copyResume(twin, 'zh')).toEqual({ ...original, title: '投递甲公司 副本' })
  expect(copyResume(twin, 'en').title).toBe('投递甲公司 (copy)')
  expect(copyResume({ ...original, basics: {} }, 'zh').title).toBe('副本')
})
