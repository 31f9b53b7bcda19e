import { basicsFields, type ResumeBasics } from '#src/resume/document.ts'
import { basicsLabels } from '#src/resume/labels.ts'
import { simplified } from './traditional.ts'

/** A detail of a person that a line of text can say. */
export type PersonField = Exclude<keyof ResumeBasics, 'photo' | 'photoShape'>

/** How details are labelled. */
export const personLabels: readonly [PersonField, RegExp][] = [
  [
    'name',
    /^(姓名|名字|应聘者|求职者|候选人|氏名|お名前|((full|vor- und nach) ?)?name|nom|naam|nombre( y apellidos)?|nome( e cognome)?|cognome e nome|(first ?name|name|surname|nachname|vorname|nom|prénom|cognome|nome|apellido|nombre)(\([ens]{1,2}\)|s)? ?\/ ?(first ?name|name|surname|vorname|nachname|nom|prénom|nome|cognome|nombre|apellido)(\([ens]{1,2}\)|s)?)$/,
  ],
  ['gender', /^(性别|gender|sex)$/],
  [
    'birth',
    /^(出生(年月|日期|年份)?|生日|生年月日|(date of )?birth(day|date)?|date and place of birth|place and date of birth|dob|geburtsdatum|geboren( am)?|date de naissance|fecha de nacimiento|data di nascita|geboortedatum|data de nascimento)$/,
  ],
  [
    'phone',
    /^((联[系络]|移动|手机)?(电话|号码|方式)|手机号?码?|tel(ephone)?|(mobile |cell |tele)?phone( number)?|mob(ile)?( no| number)?|contact( no| number)|cell|ph|t|m|p|telefon|mobil|handy|t[ée]l[ée]phone|portable|tel[ée]fono|telef(one|oon)|m[óo]vil|cellulare|telem[óo]vel)$/,
  ],
  [
    'email',
    /^((电子)?(邮箱|邮件|邮)(地址)?|电邮(地址)?|メール(アドレス)?|(personal )?e-?mail( address| id)?|mail|e|courriel|adresse [ée]lectronique|correo( electr[óo]nico)?)$/,
  ],
  ['wechat', /^(微信号?|wechat)$/],
  [
    'city',
    /^(现居(住?地|住于?|城市)?|现住地?|现?所在(地|城市)|居住地|(常)?住地|城市|坐[标標]|location|city|based in|base|wohnort|ville|ciudad|citt[àa]|cidade|woonplaats)$/,
  ],
  [
    'address',
    /^((通讯|联系|家庭|现)?(地址|住址|住所)|address|anschrift|adresse|direcci[óo]n|domicilio|indirizzo|endere[çc]o|adres)$/,
  ],
  ['website', /^((个人)?(网站|主页|博客|网址)|website|blog|homepage|portfolio|web|url|w)$/],
  ['github', /^github$/],
  ['linkedin', /^(linkedin|领英)$/],
  ['intentionCity', /^((意向|期望|希望|目标|工作)(工作)?(城市|地点|地区|地)|preferred location)$/],
  [
    'intention',
    /^((求职|应聘|应征|意向|期望|希望|目标|报考)(从事)?的?(意向|岗位|职位|职务|职业|职称|目标|工作|方向)(及代码)?|意向|应聘|求职|职能(\/职位)?|找工作|(career )?objective|objetivo( profissional| profesional)?|(desired |target )?position|(position|post) applied for)$/,
  ],
  ['salary', /^((期望|目标)?(薪资|月薪|薪酬|薪水|年薪)(要求|期望)?|(要求|希望)待遇|(current|expected) (salary|ctc))$/],
  ['availability', /^((到岗|入职|可到岗|可到任|可上班)(时间|日期?)?|available|availability|notice period)$/],
  ['jobType', /^(求职类型|(希望|期望)?(工作)?(性质|类型)|job type|employment)$/],
  ['jobStatus', /^((求职|目前|当前|在职|离职|就业)状[态况]|job status)$/],
  ['political', /^政治面貌$/],
  ['nativePlace', /^(籍贯|place of origin)$/],
  ['household', /^(户口(所在地)?|户籍(所在地|地)?|身份证上?的?(地址|住址))$/],
  ['ethnicity', /^(民族|ethnicity)$/],
  ['marital', /^婚姻(状况|情况)?$|^婚否$|^marital status$/],
  ['height', /^(身高|height)$/],
  ['weight', /^(体重|weight)$/],
  ['health', /^(健康状况|身体状况|health)$/],
  ['degree', /^((最高)?(学历|学位)|degree)$/],
  ['school', /^((毕业)?(院校|学校)|毕业(于|院校)|university|school)$/],
  ['major', /^((所学)?专业|major)$/],
  ['experience', /^(工作(年限|经验)|experience)$/],
  [
    'intention',
    /^(angestrebte (tätigkeit|stelle|position)|desired employment|job applied for|emploi recherché|poste (recherché|visé)|(occupazione|posizione) (desiderata|ricercata)|empleo (solicitado|deseado)|puesto solicitado|emprego pretendido)$/,
  ],
  // Russian, Ukrainian, Turkish, Korean and Vietnamese
  ['name', /^(имя|фио|ф\.\s?и\.\s?о|ім['’]я|піб|ad[ıi]? soyad[ıi]?|이름|성명|họ (và )?tên)$/],
  ['gender', /^(пол|стать|cinsiyet|성별|giới tính)$/],
  ['birth', /^(дата (рождения|народження)|doğum tarihi|생년월일|ngày sinh)$/],
  ['phone', /^((мобильный |контактный )?телефон|тел|моб|cep( telefonu)?|연락처|전화(번호)?|휴대(폰|전화)|핸드폰)$/],
  ['phone', /^((số )?điện thoại|sđt)$/],
  ['email', /^((электронная |эл\. ?)?почта|(електронна )?пошта|e-?posta|이메일|메일)$/],
  ['city', /^(город( проживания)?|место жительства|місто|şehir|거주지|thành phố)$/],
  ['address', /^(адрес|адреса|주소|địa chỉ)$/],
  ['intention', /^((желаемая |бажана )?(должность|посада)|희망\s?직무|지원\s?(분야|직무)|vị trí( ứng tuyển)?)$/],
  ['salary', /^((желаемая )?зарплата|зарплатные ожидания|희망\s?연봉|mức lương( mong muốn)?)$/],
  ['marital', /^(семейное положение|сімейний стан|medeni durum|결혼\s?여부|tình trạng hôn nhân)$/],
]

/** The labels in files we write. */
const ownLabels = new Map<string, PersonField>(
  basicsFields.flatMap((field) => {
    if (field === 'photo') return []
    const { zh, en } = basicsLabels[field]
    return [[zh, field] as const, [en.toLowerCase(), field] as const]
  }),
)

/** Whether a text is a label. */
export function isDetail(label: string): boolean {
  return fieldOf(label) !== undefined
}

/** The detail that a label names. */
export function fieldOf(label: string): PersonField | undefined {
  const plain = simplified(tight(label.replace(/[（(][^()（）]{1,12}[)）]$/, '')))
    .trim()
    .toLowerCase()
    .replace(/(?<=\p{L})\.$/u, '')
  return personLabels.find(([, pattern]) => pattern.test(plain))?.[0] ?? ownLabels.get(plain)
}

/** Removes the spaces between Chinese characters. */
export function tight(text = ''): string {
  return text.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
}

/** Labels of details that a résumé has no field for. */
export const unheldLabel =
  /^(?:nationality|citizenship|国籍|附件\s?\d*|ふりがな|フリガナ|填表日期|职称|年龄|离职原因|出生地|入党时间|参加工作时间|专业技术职务|熟悉专业有何专长|(?:全日制|在职)教育|毕业院校系及专业|(?:现|拟)任职务|现?工作单位及职务|报考单位|身份证号|age|father['’]s name|visa status|religion|blood group)$/i
/** The purpose of a number or an address, in brackets, and the place of a photo. */
const remarks =
  /[（(](?:mobile|home|work|cell|linkedin|personal|company|portfolio|blog|手机|住宅)[)）]|[（(]ID[:：]? ?\d{4,12}[)）]|^(?:照片|相片|贴照片处|photo)$/gi

/** Removes the purpose of a detail: `(Mobile)`, `(LinkedIn)`. */
export function withoutRemarks(text: string): string {
  return text.replace(remarks, '').trim()
}
