import { expect, test } from 'vitest'
import { countryName, deviceOf } from '#src/api/domain/devices.ts'

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Phone)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)'

test.each([
  [`${ANDROID} ${KIT} Version/4.0 Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0`, 'WeChat', 'Android'],
  [`${IPHONE} ${APPLE} Mobile/15E148 AlipayClient/10.6`, 'Alipay', 'iOS'],
  [`Mozilla/5.0 (Phone; OpenHarmony 5.0) ${KIT} Chrome/130.0 HuaweiBrowser/15.0`, 'Huawei Browser', 'HarmonyOS'],
  [`${ANDROID} ${KIT} Version/4.0 Chrome/130.0 Mobile Safari/537.36 MiuiBrowser/19.0`, 'Mi Browser', 'Android'],
  [`${ANDROID} ${KIT} Chrome/130.0 MQQBrowser/15.0 Mobile Safari/537.36`, 'QQ Browser', 'Android'],
  [`${WINDOWS} ${KIT} Chrome/130.0 Safari/537.36 QQBrowser/13.0`, 'QQ Browser', 'Windows'],
  [`${ANDROID} ${KIT} Version/4.0 Chrome/130.0 UCBrowser/17.0 Mobile Safari/537.36`, 'UC Browser', 'Android'],
  [`${ANDROID} ${KIT} Version/4.0 Chrome/130.0 Quark/7.0 Mobile Safari/537.36`, 'Quark', 'Android'],
  [`${ANDROID} ${KIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [`${WINDOWS} ${KIT} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge', 'Windows'],
  [`${ANDROID} ${KIT} Chrome/140.0 Mobile Safari/537.36 EdgA/140.0`, 'Edge', 'Android'],
  [`${IPHONE} ${APPLE} Version/19.0 EdgiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Edge', 'iOS'],
  [`${WINDOWS} ${KIT} Chrome/140.0 Safari/537.36 OPR/120.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [`${IPHONE} ${APPLE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS'],
  [`Mozilla/5.0 (X11; CrOS x86_64 16000) ${KIT} Chrome/140.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`${IPHONE} ${APPLE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS'],
  [`${MAC} ${APPLE} Version/19.0 Safari/605.1.15`, 'Safari', 'macOS'],
  [`Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) ${APPLE} Version/19.0 Safari/604.1`, 'Safari', 'iPadOS'],
  ['curl/8.0', '', ''],
  ['', '', ''],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})

test('countries are named in the language of the page, an unknown one by its code', () => {
  expect([countryName('JP', 'zh'), countryName('JP', 'en')]).toEqual(['日本', 'Japan'])
  expect([countryName('', 'zh'), countryName('QY', 'en')]).toEqual(['', 'QY'])
})
