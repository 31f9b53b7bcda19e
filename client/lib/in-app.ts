/**
 * Browsers inside other applications, by their user agent: WeChat and WeCom, QQ, Weibo, Alipay, DingTalk, Feishu,
 * Baidu, Toutiao, Douyin, Xiaohongshu; Facebook, Instagram, Line. They save no files a page has made.
 */
const IN_APP =
  /MicroMessenger|\bQQ\/|Weibo|AlipayClient|DingTalk|\bLark\/|Feishu|baiduboxapp|NewsArticle|aweme|discover\/\d|FBA[NV]\/|Instagram|\bLine\//i

/** Whether a page runs inside another application, whose browser saves no files. */
export function isInApp(userAgent: string): boolean {
  return IN_APP.test(userAgent)
}
