import { expect, test } from 'vitest'
import { isChinesePlace } from '#src/resume/formats/text/chinese-places.ts'

test.each(
  `中国 北京 上海市 北京市 上海市浦东新区 北京朝阳区 浙江 浙江杭州 浙江省杭州市西湖区 中国·上海 湖南长沙县 长沙县 南昌县
  吉林 吉林市 吉林省吉林市 河北区 天津市河北区 中山 中山区 大连中山区 大连市中山区 西安区 牡丹江市西安区 海南区
  浙江省金华市义乌市 江苏苏州昆山市 大理白族自治州 云南省大理白族自治州 克孜勒苏柯尔克孜自治州 广西壮族自治区
  广西壮族自治区南宁市 恭城瑶族自治县 香港特别行政区 內蒙古 廣東深圳 臺北 彰化縣和美鎮`.split(/\s+/),
)('%s is a place', (text) => expect(isChinesePlace(text)).toBe(true))

test.each(
  '北海公园 河南大学 上海银行 超市 连锁超市 物流园区 居民小区 第一片区 京 浙江大学 深圳城市 市场部 南京路 县'.split(
    ' ',
  ),
)('%s is none', (text) => expect(isChinesePlace(text)).toBe(false))
