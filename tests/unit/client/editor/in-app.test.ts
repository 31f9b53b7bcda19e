import { expect, test } from 'vitest'
import { isInApp } from '#client/lib/in-app.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile'

test.each([
  ['WeChat', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.50(0x18003233) NetType/WIFI`],
  ['WeCom', `${ANDROID} Safari/537.36 wxwork/4.1.22 MicroMessenger/7.0.1`],
  ['QQ', `${ANDROID} MQQBrowser/6.2 Safari/537.36 V1_AND_SQ_9.0.0 QQ/9.0.0.14110 NetType/WIFI`],
  ['Weibo', `${IPHONE} Mobile/15E148 Weibo (iPhone16,1__weibo__14.10.0)`],
  ['Alipay', `${IPHONE} Mobile/15E148 AliApp(AP/10.6.80) AlipayClient/10.6.80`],
  ['DingTalk', `${IPHONE} Mobile/15E148 AliApp(DingTalk/7.6.15)`],
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 350.0.0`],
])('%s saves no files', (_, userAgent) => {
  expect(isInApp(userAgent)).toBe(true)
})

test.each([
  ['Safari', `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`],
  ['Chrome', `${ANDROID} Safari/537.36`],
  ['the browser of QQ', `${ANDROID} MQQBrowser/15.1 Safari/537.36`],
  ['UC', `${ANDROID} UCBrowser/17.0 Safari/537.36`],
])('%s does', (_, userAgent) => {
  expect(isInApp(userAgent)).toBe(false)
})
