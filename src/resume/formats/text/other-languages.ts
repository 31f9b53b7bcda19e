import type { SectionKind } from '#src/resume/document.ts'
/** Words of Russian, Ukrainian, Turkish, Korean and Vietnamese résumés. */

/** Headings in small letters; Turkish and Vietnamese ones without accents. */
export const otherHeadings: readonly [SectionKind | 'person', RegExp][] = [
  ['person', /^(личн(ые|ая) (данные|информация)|контакт(ы|ная информация|ные данные)|контакти|особисті дані)$/],
  [
    'person',
    /^(kisisel bilgiler|iletisim( bilgileri)?|thong tin ca nhan|인적\s?사항|기본\s?정보|개인\s?정보|지원\s?(?:분야|직무)|희망\s?(?:직무|직종))$/,
  ],
  ['self-evaluation', /^(о себе|обо мне|краткая информация|цель|про себе|мета|자기\s?소개서?|소개|자기\s?pr)$/],
  ['self-evaluation', /^(hakkimda|ozet|kariyer hedefi|on yazi|muc tieu( nghe nghiep)?|gioi thieu( ban than)?)$/],
  ['work', /^((профессиональный )?опыт( работы)?|трудовая деятельность|(професійний )?досвід( роботи)?)$/],
  [
    'work',
    /^((is|mesleki|profesyonel) (deneyimi?|tecrubesi?)|deneyim(ler)?|kinh nghiem( lam viec)?|qua trinh lam viec)$/,
  ],
  ['work', /^(주요\s?)?경력\s?(사항)?$|^(업무|직무)\s?경[력험]$/],
  ['education', /^((основное |высшее )?образование|освіта|egitim( bilgileri| durumu)?|학력\s?(사항)?|hoc van)$/],
  ['education', /^(trinh (do|o) hoc van|qua trinh hoc tap)$/],
  ['internship', /^(стажировк[аи]|практика|staj(lar)?|인턴(십|\s?경험)?|thuc tap)$/],
  ['projects', /^(проекты|проєкти|projeler|(주요\s?)?프로젝트\s?(경험)?|du an)$/],
  ['campus', /^(волонт[её]рство|общественная деятельность|gonulluluk|대외\s?활동|봉사\s?활동|교내\s?활동|hoat ong)$/],
  ['languages', /^(языки|знание языков|иностранные языки|(знання )?мов[иі]?|diller|yabanc ?i? dil(ler)?)$/],
  ['languages', /^(어학\s?(능력|성적)?|외국어\s?(능력)?|언어|ngoai ngu|ngon ngu)$/],
  ['skills', /^((ключевые|профессиональные|ключові|професійні) )?(навыки|умения|компетенции|навички|вміння)$/],
  ['skills', /^((teknik|bilgisayar) )?(beceriler|yetenekler|yetkinlikler)i?$|^(보유\s?)?기술(\s?스택)?$|^보유\s?역량$/],
  ['skills', /^(컴퓨터\s?활용\s?능력|스킬|(cac )?ky nang( chuyen mon| mem)?)$/],
  ['certificates', /^(сертификаты|курсы|повышение квалификации|(курсы|тренинги) и (курсы|тренинги|сертификаты))$/],
  ['certificates', /^(сертифікати|курси|sertifikalar|kurslar|자격증?(\s?사항|\s?및\s?면허)?|면허|chung chi)$/],
  ['awards', /^(достижения|награды|досягнення|нагороди|oduller|basarilar|수상\s?(경력|내역)?|giai thuong|thanh tich)$/],
  ['publications', /^(публикации|публікації|yayinlar|논문|cong bo)$/],
  ['portfolio', /^(портфолио|портфоліо|포트폴리오)$/],
  [
    'interests',
    /^(интересы|увлечения|хобби|захоплення|хобі|інтереси|ilgi alanlari|hobiler|취미(\s?및\s?특기)?|so thich)$/,
  ],
  ['custom', /^(дополнительн(ая информация|ые сведения)|рекомендации|додаткова інформація|рекомендації)$/],
  ['custom', /^(referanslar|병역(\s?사항)?|nguoi tham chieu)$/],
]

export const otherSchool =
  /Handwerkskammer|Industrie- und Handelskammer|\bIHK\b|Berufskolleg|Vidyalaya|Vidyapeeth|Vidya Mandir|\bTAFE\b|Faculdade|Facolt[aà]|Col[eé]gio\b|^E\.E\. |университет|институт|академия|колледж|техникум|школа|лицей|гимназия|училище|університет|інститут|коледж|ліцей|[üÜ]niversite|lisesi|yüksekokul|대학교?|대학원|고등학교|đại học|trường|cao đẳng/

export const otherDegree =
  /Meisterprüfung|Gesellenprüfung|Mittlere Reife|(?:Allgemeine |Fach)?[Hh]ochschulreife|Classes? préparatoires?(?: \p{Lu}[\p{Lu}/ ]{2,12}$)?|Tecn[óo]logo(?= em| en)|Ensino (?:médio|fundamental)(?: completo)?|(?:Weiterbildung|Umschulung)(?= zu[mr])|Certificate (?:I{1,3}|IV)(?= in)|^(?:HSC|SSC|SSLC|(?:10|12)th|Class (?:X|XII|10|12))(?![\p{L}\d])|[Бб]акалавр|[Мм]агистр|[Мм]агістр|[Сс]пециалитет|кандидат наук|(?:전문)?학사|석사|박사|Cử nhân|Thạc sĩ|Tiến sĩ|(?:Yüksek |Ön ?)?[Ll]isans(?!\p{L})|Doktora|^(?:高中|中专|初中|技校|中技|职高|高职)$/u

export const otherCompany =
  /[a-zäöüß]{4}(?<!ehren)amt\b|(?:^|[\s(«"])(?:ООО|ЗАО|ОАО|ПАО|АО|ИП|ТОВ|ГБУЗ|МБОУ)(?=[\s«"])|завод|компания|компанія|больница|клиника|корпорация|A\.Ş\.|Ltd\. Şti|㈜|주식회사|\(주\)|병원|은행|연구소|công ty|tập đoàn|ngân hàng|bệnh viện|s\.r\.o\.|a\.s\./
