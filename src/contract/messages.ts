import type { ApiErrorKey } from './codes.ts'
import type { Locale } from './locale.ts'

const fieldMessagesZh = {
  'mobile.required': '请输入手机号',
  'mobile.format': '手机号格式错误',
  'password.required': '请输入密码',
  'password.length': '密码长度为 8 至 64 个字符',
  'password.guessable': '密码太容易被猜到，请换一个',
  'code.required': '请输入验证码',
  'code.format': '验证码必须是 4 位数字',
  'password.mismatch': '两次输入的密码不一致',
  'redeem.required': '请输入兑换码',
  'redeem.format': '兑换码由 12 位字母和数字组成，形如 XXXX-XXXX-XXXX',
  'share.password': '链接密码为 4 至 64 个字符',
  'value.required': '缺少必填项',
  'value.invalid': '内容不符合要求',
}

/** A key of `fieldMessages`; schemas use these as their error texts. */
export type FieldMessageKey = keyof typeof fieldMessagesZh

/** What a form says beside a field, by language. */
export const fieldMessages: Record<Locale, Record<FieldMessageKey, string>> = {
  zh: fieldMessagesZh,
  en: {
    'mobile.required': 'Please enter mobile number',
    'mobile.format': 'Mobile number format error',
    'password.required': 'Please enter password',
    'password.length': 'The password needs 8 to 64 characters',
    'password.guessable': 'This password is easy to guess. Please choose another one',
    'code.required': 'Please enter verification code',
    'code.format': 'Verification code must be 4 digits',
    'password.mismatch': 'The two passwords are not the same',
    'redeem.required': 'Please enter a redemption code',
    'redeem.format': 'A redemption code has 12 letters and digits, like XXXX-XXXX-XXXX',
    'share.password': 'The password of a link needs 4 to 64 characters',
    'value.required': 'This value is missing',
    'value.invalid': 'This value is not valid',
  },
}

/** The text of a schema's error message; anything but a known key reads as "not valid". */
export function fieldMessage(key: string | undefined, locale: Locale): string {
  const texts = fieldMessages[locale]
  return key !== undefined && isFieldMessageKey(key) ? texts[key] : texts['value.invalid']
}

function isFieldMessageKey(key: string): key is FieldMessageKey {
  return Object.hasOwn(fieldMessagesZh, key)
}

/** What the API says when a call fails, by language. */
export const errorMessages: Record<Locale, Record<ApiErrorKey, string>> = {
  zh: {
    'input.invalid': '请求参数有误，请检查后重试',
    'body.malformed': '请求内容不是有效的 JSON',
    'session.required': '未登录，请登录后重试',
    'request.forbidden': '禁止访问',
    'endpoint.unknown': '请求的资源不存在',
    'method.wrong': '请求方法不正确',
    'body.too-large': '请求内容过大',
    'request.too-many': '操作太频繁，请稍后再试',
    'server.fault': '服务器内部错误，请稍后再试',
    'origin.unreachable': '网关错误，请稍后再试',
    'service.unavailable': '服务暂不可用，请稍后再试',
    'service.busy': '现在使用的人较多，请过几秒再试',
    'resource.missing': '资源不存在',
    'resource.removed': '这里的内容已经下架',
    'save.conflict': '这份简历刚在别处改过，正在合并',
    'save.misfit': '有一项内容无法保存，请检查后重试',
    'save.newer': '页面版本过旧，请刷新后继续，内容已保存在本机',
    'versions.full': '最多保留 50 个命名版本',
    'shares.full': '一份简历最多有 20 个分享链接，请先撤销不用的',
    'share.locked': '请先输入链接密码',
    'share.password-wrong': '密码不正确',
    'share.expired': '这个分享链接已过期',
    'share.ended': '这个分享链接已停用',
    'photo.unfit': '请选择 1 MB 以内的 JPEG、PNG 或 WebP 图片',
    'photo.dimensions': '这张图片没有内容，或超过 5000 万像素，请换一张',
    'thumbnail.unfit': '缩略图须为 200 KB 以内的 JPEG 或 WebP 图片',
    'pdf.unfit': '请提供 2 MB 以内的 PDF 文件',
    'quota.online-resumes': '简历数量已达上限，请升级会员或先删除一份',
    'quota.word-downloads': '今天的 Word 模板下载次数已用完，明天 0 点恢复。升级会员可提高每天的下载次数',
    'quota.photos': '照片的数量或总大小已达上限，请升级会员。简历里不再使用的照片会在 30 天后自动清除',
    'account.exists': '该手机号已注册，请直接登录',
    'account.missing': '该手机号尚未注册，请先注册',
    'credentials.wrong': '手机号或密码错误',
    'code.wrong': '验证码不正确或已失效，请核对最新的短信，或重新获取',
    'password.mismatch': '两次输入的密码不一致',
    'sms.failed': '短信发送失败，请稍后再试',
    'file.missing': '文件暂时无法下载，本次不计入下载次数',
    'wechat.failed': '微信登录暂时不可用，请稍后再试，或使用账号密码登录',
    'captcha.required': '请先完成人机验证',
    'payment.not-offered': '暂不支持这种支付方式，请换一种',
    'plan.unavailable': '这个套餐不高于你当前的会员等级，或已下架，请重新选择',
    'template.owned': '你已经购买过这份模板，可直接下载，不限次数',
    'order.unsettled': '上一笔订单的支付结果还没有确认，为避免重复付款，请稍后再试',
    'redeem.unknown': '没有这个兑换码，请核对后重新输入',
    'redeem.expired': '这个兑换码已过期',
    'redeem.used-up': '这个兑换码已被使用',
    'redeem.not-higher': '你当前的会员等级更高或为永久会员，使用这个兑换码不会有任何变化，兑换码仍然有效',
  },
  en: {
    'input.invalid': 'Bad request parameters. Please check them and try again',
    'body.malformed': 'The request body is not valid JSON',
    'session.required': 'Not logged in, please log in and retry',
    'request.forbidden': 'Forbidden',
    'endpoint.unknown': 'Resource not found',
    'method.wrong': 'Wrong request method',
    'body.too-large': 'The request body is too large',
    'request.too-many': 'Too many requests, please try again later',
    'server.fault': 'Internal server error, please try again later',
    'origin.unreachable': 'Bad gateway, please try again later',
    'service.unavailable': 'Service unavailable, please try again later',
    'service.busy': 'Many people are here right now, please try again in a few seconds',
    'resource.missing': 'Resource does not exist',
    'resource.removed': 'What was here has been taken down',
    'save.conflict': 'This résumé has just been changed elsewhere and is being merged',
    'save.misfit': 'One value cannot be saved. Please check it and try again',
    'save.newer': 'This page is out of date. Please reload it; your text is kept on this device',
    'versions.full': 'At most 50 named versions are kept',
    'shares.full': 'A résumé may have 20 links. Please revoke one that is no longer used',
    'share.locked': 'Please enter the password of the link first',
    'share.password-wrong': 'Wrong password',
    'share.expired': 'This link has expired',
    'share.ended': 'This link is no longer in use',
    'photo.unfit': 'Please choose a JPEG, PNG or WebP picture of at most 1 MB',
    'photo.dimensions': 'This picture is empty or has more than 50 megapixels. Please choose another one',
    'thumbnail.unfit': 'A thumbnail is a JPEG or WebP picture of at most 200 KB',
    'pdf.unfit': 'Please provide a PDF file of at most 2 MB',
    'quota.online-resumes':
      'You have as many résumés as your level allows. Upgrade your membership or delete one first',
    'quota.word-downloads':
      'You have used up today’s Word downloads. They come back at 00:00 Beijing time; a membership raises the daily number',
    'quota.photos':
      'You have as many photos as your level keeps. Upgrade your membership; photos your résumés no longer use are removed after 30 days',
    'account.exists': 'This mobile number is already registered. Please log in',
    'account.missing': 'This mobile number is not registered yet. Please register first',
    'credentials.wrong': 'Wrong mobile number or password',
    'code.wrong': 'The verification code is wrong or has expired. Check the newest text message, or get a new code',
    'password.mismatch': 'The two passwords are not the same',
    'sms.failed': 'The text message could not be sent, please try again later',
    'file.missing': 'The file cannot be downloaded right now. This try does not count',
    'wechat.failed': 'WeChat login is not available right now. Please try again later or use your password',
    'captcha.required': 'Please show that you are a person first',
    'payment.not-offered': 'This way to pay is not available. Please choose another one',
    'plan.unavailable': 'This plan is not above your present level, or is no longer sold. Please choose again',
    'template.owned': 'You have bought this template already: download it as often as you like',
    'order.unsettled':
      'Your last order may have been paid and this is being checked. Please try again in a moment, so that you do not pay twice',
    'redeem.unknown': 'There is no such code. Please check it and enter it again',
    'redeem.expired': 'This code has expired',
    'redeem.used-up': 'This code has been used already',
    'redeem.not-higher':
      'Your membership is higher than this code, or lasts for ever: it would change nothing. The code stays good',
  },
}

const successZh = {
  default: '操作成功',
  'user.Base/sendCode': '验证码已发送',
  'user.Base/register': '注册成功',
  'user.Base/loginByPassword': '登录成功',
  'user.Base/resetPassword': '密码已重置，请用新密码登录',
  'user.Base/logout': '已退出登录',
  'user.TemplateCollections/push': '已收藏',
  'user.TemplateCollections/remove': '已取消收藏',
  'user/vip_redeem': '兑换成功',
}

/** What the API says when a call succeeds: by endpoint name, otherwise `default`. */
export const successMessages: Record<Locale, Record<string, string> & { default: string }> = {
  zh: successZh,
  en: {
    default: 'Operation successful',
    'user.Base/sendCode': 'Verification code sent',
    'user.Base/register': 'Registered',
    'user.Base/loginByPassword': 'Logged in',
    'user.Base/resetPassword': 'Password reset. Please log in with the new one',
    'user.Base/logout': 'Logged out',
    'user.TemplateCollections/push': 'Added to favourites',
    'user.TemplateCollections/remove': 'Removed from favourites',
    'user/vip_redeem': 'Code redeemed',
  },
}
