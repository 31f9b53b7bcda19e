import { describe, expect, test } from 'vitest'
import { selectItem } from '#client/machines/membership-purchase/membership-purchase.selectors.ts'
import type { PurchaseItem } from '#client/machines/membership-purchase/membership-purchase.types.ts'
import { settle, start } from './running-purchase.ts'

const template: PurchaseItem = { kind: 'template', id: 1001, name: '一份模板', preview: undefined }
const ofTemplate = { templateId: 1001 }
const refusal = (code: number) => Object.assign(new Error('refused'), { code })

describe('a template by itself', () => {
  test('come back to is ordered as that, whatever the number of a plan says', async () => {
    const { open, wishes, actor } = start({ offered: [template] })
    await open({ ...ofTemplate, planId: 3, payType: 2, begun: true })
    expect([wishes(), selectItem(actor.getSnapshot())]).toEqual([['一份模板 2 come back to'], template])
  })

  test('whose session is over is wanted again as a template, and by the method that was chosen', async () => {
    const { open, orders, emitted, chooseMethod } = start({ offered: [template] })
    await open(ofTemplate)
    chooseMethod(2)
    await settle()
    orders[0]?.reject(new Error('offline'))
    await settle()
    orders.at(-1)?.reject(refusal(401))
    await settle()
    expect(emitted).toEqual([{ type: 'purchase.failed', request: { ...ofTemplate, payType: 2 }, error: refusal(401) }])
  })

  test.each([1011, 1012])(
    'that is not sold any more (%i) is not asked for again: there is nothing else to choose',
    async (code) => {
      const { open, orders, face, wishes } = start({ offered: [template] })
      await open(ofTemplate)
      orders[0]?.reject(refusal(code))
      await settle()
      expect([face(), wishes()]).toEqual(['unavailable', ['一份模板 1']])
    },
  )
})

describe('a plan that is not sold any more', () => {
  test.each([1011, 1012])('has what is offered asked for once (%i), and a second time it is said', async (code) => {
    const { open, orders, face, wishes, make, choose } = start()
    await open()
    orders[0]?.reject(refusal(code))
    await settle()
    expect([face(), wishes()]).toEqual(['creating', ['月度会员 1', '月度会员 1']])
    orders.at(-1)?.reject(refusal(code))
    await settle()
    expect([face(), wishes().length]).toEqual(['unavailable', 2])
    // An order that came makes another round good.
    choose(3)
    await settle()
    await make()
    choose(4)
    await settle()
    orders.at(-1)?.reject(refusal(code))
    await settle()
    expect([face(), wishes()]).toEqual([
      'creating',
      ['月度会员 1', '月度会员 1', '年度会员 1', '终身会员 1', '月度会员 1'],
    ])
  })

  test('any other refusal is said at once', async () => {
    const { open, orders, face, wishes } = start()
    await open()
    orders[0]?.reject(refusal(1010))
    await settle()
    expect([face(), wishes().length]).toEqual(['unavailable', 1])
  })
})

test('what is chosen is what is being bought, and nothing before it is known', async () => {
  const { actor, choose, open } = start()
  expect(selectItem(actor.getSnapshot())).toBeNull()
  await open({ planId: 4 })
  expect(selectItem(actor.getSnapshot())?.id).toBe(4)
  choose(3)
  expect(selectItem(actor.getSnapshot())?.id).toBe(3)
})
