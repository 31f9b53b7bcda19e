/** Radicals that are whole characters, each with the character; the others of their block have none of their own. */
const radicals =
  '⺁厂⺎兀⺒巳⺓幺⺜日⺝月⺠民⺩王⺫目⺬示⺶羊⺻聿⺼肉⺽臼⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻬齐⻮齿⻰龙⻲亀'
const characters = new Map((radicals.match(/../gu) ?? []).map(([radical = '', character = '']) => [radical, character]))

/**
 * Text in the signs people type. Many PDFs name the glyph of 工 as the radical ⼯ and have ligatures and the signs of
 * icon fonts in their text, and whatever is copied from them as well.
 */
export function plainSigns(text: string): string {
  return (
    text
      .replace(/[\u2e80-\u2eff]/g, (sign) => characters.get(sign) ?? sign.normalize('NFKC'))
      .replace(/[\u2f00-\u2fd5\ufb00-\ufb06]/g, (sign) => sign.normalize('NFKC'))
      // biome-ignore lint/suspicious/noControlCharactersInRegex: glyphs without a name come as such
      .replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, '')
  )
}
