/**
 * User agents of browsers inside other applications: WeChat and WeCom, QQ, Weibo, Alipay, DingTalk, Feishu, Baidu,
 * Toutiao, Douyin, Xiaohongshu; Facebook, Instagram, Line. They cannot save files that a page has made.
 */
const IN_APP =
  /MicroMessenger|\bQQ\/|Weibo|AlipayClient|DingTalk|\bLark\/|Feishu|baiduboxapp|NewsArticle|aweme|discover\/\d|FBA[NV]\/|Instagram|\bLine\//i

/** Whether a page runs in another application's browser, which cannot save files. */
export function isInApp(userAgent: string): boolean {
  return IN_APP.test(userAgent)
}
