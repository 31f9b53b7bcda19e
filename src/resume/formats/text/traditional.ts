/** Traditional characters in the words of résumés and the names of places, each with its simplified one. */
const pairs =
  '於于別别歴历経经験验観观営营労劳単单學学歷历經经驗验專专業业術术師师員员長长務务職职稱称單单門门開开關关書书證证資资獎奖勵励項项計计劃划設设軟软體体網网絡络電电話话號号碼码郵邮箱箱聯联現现處处語语興兴愛爱個个簡简評评價价優优勢势績绩獲获課课題题實实習习畢毕責责銷销運运營营財财會会審审創创辦办護护醫医藥药銀银險险證证館馆廳厅廠厂廣广東东團团隊队協协賽赛競竞論论報报發发類类級级時时間间紀纪線线總总監监經经編编輯辑譯译顧顾問问導导講讲際际華华國国產产區区縣县戶户籍籍齡龄歲岁貫贯戀恋狀状況况離离應应屆届薪薪願愿標标與与從从擔担任任負负領领導导訓训練练係系條条貿贸購购製制藝艺視视覺觉圖图機机車车樓楼層层維维數数據据庫库聘聘碩硕訊讯檔档寫写聽听說说讀读識识認认轉转採采倉仓儲储貨货輸输廚厨飯饭療疗養养園园徵征態态調调試试測测構构組组織织檢检腦脑備备雲云頁页畫画攝摄錄录遊游駕驾駛驶輛辆額额達达參参幣币萬万億亿帶带籌筹聲声樂乐點点質质' +
  // Those of places.
  '應应徵征遼辽寧宁龍龙蘇苏貴贵陝陕肅肃臺台灣湾內内慶庆莊庄島岛鄲郸張张滄沧陽阳晉晋臨临呂吕頭头烏乌峯峰爾尔倫伦貝贝彥彦蘭兰瀋沈連连撫抚順顺錦锦盤盘鐵铁嶺岭蘆芦濱滨齊齐雞鸡鶴鹤崗岗雙双鴨鸭綏绥無无錫锡鹽盐揚扬鎮镇遷迁崑昆陰阴溫温紹绍麗丽義义餘余蕪芜馬马銅铜黃黄廈厦巖岩鄉乡鷹鹰贛赣饒饶濟济棗枣煙烟濰潍澤泽鄭郑頂顶許许峽峡駐驻漢汉荊荆岡冈隨随懷怀婁娄遠远欽钦賀贺來来賓宾亞亚貢贡瀘泸綿绵節节凱凯薩萨則则寶宝涼凉隴陇吳吴衛卫衞卫魯鲁瑪玛壯壮縣县'
const simplifiedOf = new Map((pairs.match(/../gu) ?? []).map(([own = '', simple = '']) => [own, simple]))
const variantsOf = new Map<string, string>()
for (const [own, simple] of simplifiedOf) {
  if (own !== simple) variantsOf.set(simple, (variantsOf.get(simple) ?? '') + own)
}

/** A heading or a label in simplified characters, as our words are. */
export function simplified(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (sign) => simplifiedOf.get(sign) ?? sign)
}

/** Makes an expression match its Chinese words in simplified and in traditional characters, also within classes. */
export function inBoth({ source, flags }: RegExp): RegExp {
  const parts = source.split(/(?=\[)|(?<=\])/)
  const widened = parts.map((part) =>
    part.replace(/\p{Script=Han}/gu, (sign) => {
      const variants = variantsOf.get(sign)
      if (variants === undefined) return sign
      return part.startsWith('[') ? sign + variants : `[${sign}${variants}]`
    }),
  )
  return new RegExp(widened.join(''), flags)
}
