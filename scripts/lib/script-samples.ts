/** Names and words in the scripts that print, as people write them in their résumés; each line one direction. */
export const scriptSamples: Record<string, readonly string[]> = {
  'Central European': ['Łukasz Żółć, Jiří Dvořák, Ľubomír, Őry Gergő', 'Şerban Țurcanu Șoș, Ķēniņš Žydrūnė'],
  'Western European': ['Þórður Æðelstan, Søren Ångström, François Müller-Weiß', 'Íñigo, Œuvre, Ċensu Ħal'],
  Turkic: ['İsmail Gürağaç, Işık Çığ, Əliyev'],
  Vietnamese: ['Nguyễn Thị Ánh Tuyết, Đặng Hữu Phước, Trương Mỹ Lệ'],
  Greek: ['Αλέξανδρος Παπαδόπουλος, Ώρα, ϊ ΰ, Ἀριστοτέλης'],
  Cyrillic: ['Дмитрий Щёлоков, Їжакевич Ґалаґан', 'Ђорђе Љиљана Ќосев, Қазақстан'],
  kana: ['さくら カタカナ ヴァイオリン ｶﾅ 々〆'],
  Hangul: ['김민수 서울대학교 삼성전자 뷁쀍'],
  'Han, extensions': ['𠮷野家 髙橋 㛃䶮 𬀩𫖯𬍛 𠂉 𡃁'],
  currency: ['₹ € ₽ ₺ ₩ ฿ ₿ ₫ ₪ £ ¥ ¢'],
  signs: ['→ ← ⇒ ✓ ✔ ★ ● ■ ◆ ▪ ▶ ∑ √ ≤ ≥ ≠ ∞', '± × ° ² ½ Ω ‰ №'],
  phonetics: ['ˈtʃʌɪnə ʃ ŋ ð θ ə ɛ̃ x̄ ọ̀'],
  emoji: ['😀 🚀 📧 ☎ 👩‍💻 🇨🇳 👍🏽'],
  Armenian: ['Արամ Խաչատրյան'],
  Georgian: ['საქართველო გიორგი'],
  Hebrew: ['דוד בן־גוריון', 'שָׁלוֹם'],
  Arabic: ['محمد بن سلمان', 'الإدارة والتخطيط', 'مُحَمَّد', 'پژوهش'],
  Thai: ['สมชาย ที่ปรึกษา น้ำ กำลัง ปู่'],
  Devanagari: ['क्षत्रिय नमस्ते हिन्दी राष्ट्र श्री'],
}

/** A text without spaces, and without the signs of direction and of variants, which readers add or leave out. */
export function plainSigns(text: string): string {
  return text.replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]|\ufe0f/gu, '').normalize('NFC')
}
