import { expect, test } from 'vitest'
import { createTestApi } from '#tests/support/api.ts'

test.each([
  ['zh-CN', { site_name: '青简', seo_title: '免费简历模板下载，在线简历制作' }],
  ['en-GB', { site_name: 'Qingjian', seo_title: 'Free résumé template downloads and an online résumé maker' }],
])('base_site answers in the language of the request: %s', async (language, names) => {
  const answer = await createTestApi().call('config/base_site', {}, { language })
  expect(answer).toEqual({
    status: 200,
    body: {
      code: 1,
      msg: expect.any(String),
      data: {
        ...names,
        seo_key: expect.any(String),
        seo_desc: expect.any(String),
        record_number: '京ICP备00000000号-1',
        ...{ police_record: '', operator: '', address: '', support_email: '', support_phone: '', support_hours: '' },
        ...{ wechat_account: '', wechat_qr: '' },
        version: expect.any(Number),
      },
    },
  })
})
