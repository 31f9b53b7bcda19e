import type { ResumeLocale } from '#src/resume/document.ts'

/**
 * Words with one usual translation, Chinese before English. Whole fields are looked up, never parts of a sentence; of
 * several pairs with the same word the first counts.
 */
const pairs: readonly (readonly [string, string])[] = [
  ['男', 'Male'],
  ['女', 'Female'],
  ['未婚', 'Single'],
  ['已婚', 'Married'],
  ['良好', 'Good'],
  ['博士', 'PhD'],
  ['硕士', "Master's degree"],
  ['本科', "Bachelor's degree"],
  ['学士', "Bachelor's degree"],
  ['大专', 'Associate degree'],
  ['专科', 'Associate degree'],
  ['高中', 'High school'],
  ['全职', 'Full-time'],
  ['兼职', 'Part-time'],
  ['实习', 'Internship'],
  ['在职', 'Employed'],
  ['随时到岗', 'Immediately'],
  ['一周内到岗', 'Within a week'],
  ['一个月内到岗', 'Within a month'],
  ['母语', 'Native'],
  ['流利', 'Fluent'],
  ['熟练', 'Proficient'],
  ['精通', 'Expert'],
  ['入门', 'Beginner'],
  ['普通话', 'Mandarin'],
  ['汉语', 'Chinese'],
  ['中文', 'Chinese'],
  ['粤语', 'Cantonese'],
  ['英语', 'English'],
  ['日语', 'Japanese'],
  ['韩语', 'Korean'],
  ['法语', 'French'],
  ['德语', 'German'],
  ['俄语', 'Russian'],
  ['西班牙语', 'Spanish'],
  ['北京', 'Beijing'],
  ['上海', 'Shanghai'],
  ['天津', 'Tianjin'],
  ['重庆', 'Chongqing'],
  ['广州', 'Guangzhou'],
  ['深圳', 'Shenzhen'],
  ['东莞', 'Dongguan'],
  ['佛山', 'Foshan'],
  ['珠海', 'Zhuhai'],
  ['杭州', 'Hangzhou'],
  ['宁波', 'Ningbo'],
  ['南京', 'Nanjing'],
  ['苏州', 'Suzhou'],
  ['无锡', 'Wuxi'],
  ['合肥', 'Hefei'],
  ['成都', 'Chengdu'],
  ['武汉', 'Wuhan'],
  ['长沙', 'Changsha'],
  ['南昌', 'Nanchang'],
  ['郑州', 'Zhengzhou'],
  ['西安', "Xi'an"],
  ['济南', 'Jinan'],
  ['青岛', 'Qingdao'],
  ['大连', 'Dalian'],
  ['沈阳', 'Shenyang'],
  ['长春', 'Changchun'],
  ['哈尔滨', 'Harbin'],
  ['石家庄', 'Shijiazhuang'],
  ['太原', 'Taiyuan'],
  ['福州', 'Fuzhou'],
  ['厦门', 'Xiamen'],
  ['昆明', 'Kunming'],
  ['贵阳', 'Guiyang'],
  ['南宁', 'Nanning'],
  ['海口', 'Haikou'],
  ['兰州', 'Lanzhou'],
  ['香港', 'Hong Kong'],
  ['澳门', 'Macao'],
  ['台北', 'Taipei'],
]

const toEnglish = new Map(pairs.toReversed())
const toChinese = new Map(pairs.toReversed().map(([zh, en]) => [en.toLowerCase(), zh]))

/** Whether a text has words that readers of the other language would not understand. */
export function needsTranslation(text: string, from: ResumeLocale): boolean {
  return from === 'zh' ? /\p{Script=Han}/u.test(text) : /\p{L}/u.test(text)
}

/** The usual translation of a whole field; undefined where there is none. */
export function usualWord(text: string, from: ResumeLocale): string | undefined {
  const word = text.trim()
  return from === 'zh' ? toEnglish.get(word) : toChinese.get(word.toLowerCase())
}
