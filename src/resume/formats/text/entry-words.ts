import { otherCompany, otherDegree, otherSchool } from './other-languages.ts'
import { inBoth, simplified } from './traditional.ts'

/** Words by which the parts of an entry's heading are told apart, in Chinese and in English. */

/** An expression for what either of two matches, with the flags of the first. */
function either(first: RegExp, second: RegExp): RegExp {
  return new RegExp(`${first.source}|${second.source}`, first.flags)
}

export const school = either(
  inBoth(
    /大学|学院|学校|中学|党校|研究所|\b(?:INSA|HEC|ESSEC|ESCP|UCLA|NYU|KAIST|IIT|IIM|IISc|NIT|BITS)\b|TAFE\b|CFA (?=d(?:e|u|es|['’])\b)|Universi[td]|Uniwersytet|Hochschule|Gymnasi|Lycée|Collège|College|School|Schule\b|Institut|Istituto|Academ[yi]|Akademie|Accademia|Polytechni|Polit[eé]cni|Politechnik|C[ée]gep|[Hh][öø]gskol|[Hh]øgskul|[Hh]øjskole|Akademia|Szkoła|Liceo|École\b|\b(?:TU|FH) (?:Aachen|Berlin|Braunschweig|Chemnitz|Darmstadt|Delft|Dortmund|Dresden|Eindhoven|Graz|Ilmenau|Köln|München|Münster|Munich|Wien)|\b(?:EPFL|HTW|KTH|LMU|RWTH)\b|Escuela|Escola\b|Scuola|Conservato(?:ire|ry|rio)|ETH |\bI\.E\.S\.|\bIES |^MIT(?=$|,| Sloan| Media)/i,
  ),
  otherSchool,
)

export const degree = either(
  inBoth(
    /(?:博士|硕士|本科|学士|大专|专科(?!学校)|双学位|MBA|EMBA)(?:研究生|学位|后)?|\b(?:Ph\.?\s?D\.?|M\.?B\.?A\.?|LL\.?[BM]\.?|(?:Bachelor|BACHELOR|Master|MASTER|Doctor|DOCTOR)(?:['’][sS])?(?: degree| DEGREE| of (?!the\b)[A-Z][a-z]+)?|(?:B|M|A)\.?\s?(?:Sc|SC|S|A|Eng|ENG|Tech|Ed)\b\.?|A\.?A\.?S\b\.?|A\.?O\.?S\b\.?|DEC(?= \p{Lu})|B\.A\.A\.|[BM]ASc|[BM]\.A\.Sc\.|BSc|MSc|BSN|MSN|BEng|MEng|BCom|MCom|M(?:Chem|Phys|Math|Biol|Sci|Pharm|Arch|Des)|B(?:Pharm|Arch|Des|VSc)|M\.Des\.?|B\.Des\.?|M\.Arch\.?|B\.Arch\.?|[BM]\.E\.|[BM]\.Com\.?|[BM]\.Pharm\.?|MBBS|MBChB|BBA|BFA|MFA|M\.?\s?Phil\.?|D\.?\s?Phil\.?|MPH|CAP(?= \p{Lu})|BEP(?= \p{Lu})|(?:Certificate|CERTIFICATE) (?:I{1,3}|IV|VI?)(?: in| IN)?|PGCE|PGDE|MRes|HND|HNC|BTEC|NVQ|GNVQ|B\.?Comm?|(?:Higher|Graduate|Postgraduate|Advanced) (?:Certificate|Diploma)|Máster|Grado(?= en)|Licenciad[oa]|Mestrado|Bacharelado|Doctora(?:t|do)|(?:Master|Kandidat|Civilingenjörs|Högskole)examen|Licencjat|Inżynier|Ausbildung(?= zu[mr])|Berufsausbildung|Maîtrise|BTS|DUT|Associate(?:['’]s)?(?: Degree)?|Diploma|DIPLOMA(?: OF [A-Z]+)?|Dipl\.-(?:Ing|Inf|Kfm|Phys|Math|Biol|Chem|Psych)\.?|Dipl[oô]me(?: d['’]\p{L}+)?|Diplom|Doctorate|Licence|Licenciatura|Laurea|Magister|Staatsexamen|Abitur|Baccalauréat|A-?Levels|[Hh]igh [Ss]chool [Dd]iploma|(?:[A-Z][a-z]+ )*(?:School|Leaving) (?:Leaving )?Certificate(?: of Education)?)(?![a-z])/u,
  ),
  otherDegree,
)

export const honours =
  /^(?:predicted|expected|first|upper|lower|second|third)\b|\b(?:honours|distinction|merit|cum laude)$|^mention (?:assez bien|bien|très bien)$/i

/** Subjects of study. */
export const subject =
  /\b(?:Engineering|Sciences?|Studies|Mathematics|Statistics|Physics|Chemistry|Biology|Biochemistry|Geology|Geography|Ecology|Economics|Econometrics|Business|Administration|Management|Computing|Informatics|History|Literature|Philosophy|Linguistics|Sociology|Anthropology|Law|Medicine|Nursing|Pharmacology|Psychology|Architecture|Arts?|Finance|Accounting|Marketing|Communications?|Journalism|Music|Design|Education)$/

/** An abbreviated degree with its subject. */
export const abbreviated =
  /^((?:B|M|A)\.?(?:Sc|S|A|Eng|Tech|Ed|Des|Arch|Pharm|Com)\.?(?: ?\(Hons\))?|[BM]\.E\.|M(?:Chem|Phys|Math|Biol|Sci)|Ph\.?D\.?|A\.?[AO]\.?S\.?|BSN|MSN|BEng|MEng|BCom|MCom|BBA|B\.?F\.?A\.?|M\.?F\.?A\.?|LL\.?[BM]\.?|MPhil)\s+(?!in\s|of\s)([A-Z].+)$/

export const score =
  /^\d{2}(?:\.\d+)? ?%$|GPA|[Gg]pa|\b(?:Abschlussn|N)ote:? \d[,.]\d|绩点|均分|排名|(?:专业|年级|班级|综测|综合测评|综合排名)\s?[前第]|前\s?\d+%|[Ff]irst[- ][Cc]lass|[Cc]um [Ll]aude|\b[12]:[12]\b|\d\.\d+\s?\/\s?[45](\.0)?|(?<![A-Z])[A-Z]{2,}\s?\d{3}/

export const company = either(
  inBoth(
    /公司|解放军|武警|株式会社|合同会社|集团|有限|股份|科技|银行|医院|事务所|工作室|研究院|基金会|协会|学生会|社团|委员会|中心小学|幼儿园|酒店|出版社|证券|保险|超市|门店|法院|检察院|服务站|俱乐部|报社|杂志社|电视台|剧院|博物馆|图书馆|美术馆|旅行社|工厂|商会|学会|联合会|养老院|福利院|诊所|卫生院|药店|餐厅|饭店|宾馆|培训班|补习班|\b(?:S\. ?(?:A|L|p\. ?A|r\. ?l)\.|(?:B|N|e)\. ?V\.)|\b(?:Inc|LLC|LLP|Ltd|Limited|plc|Corp|Co|GmbH|AG|AB|AS|ASA|SA|SAS|SARL|SAL|SpA|Oy|BV|NV|Pty|Sp\. z o\.o|Group|Company|Corporation|Technologies|Software|Labs?|Laborator(?:y|ies)|Bank|Hospital|Infirmary|Clinic|Trust|Council|Partners|Studios?|Agency|Authority|Ministry|Foundation|Association|Society|Union|Holdings|Industries|Systems|Solutions|Services?|Consulting|Logistics|Engineering AS|Museum|Gallery|Theatre|Hotels?|Restaurant|Airlines|Markets|Stores?|Media|Press|Publishing|Pharma|Energy|Motors|Foods|SRL|SLU?|Ltda|Lda|KG|mbH|Werke|Verlag|Klinik|Klinikum|Krankenhaus|Stadtwerke|Groupe|Gruppo|Grupo|Banque|Fonderies?|Papeteries?|Imprimerie|Boulangerie|Biscuiterie|Laiteries?|Brasserie|Librairie|Pharmacie|Vignobles?|Banca|Banco|Ospedale|Clinique|Cl[ií]nica|Farms?|Bakery|Pharmacy|Library|Archive|Observatory|Zoo|Aquarium|Orchestra|Opera|Theater|Church|Centre|Center|Bookshop|Salon|Railways?|Airways|Shipping|Brewery|Distillery|Winery|Mills|Mining|Textiles|Electronics|Robotics|Instruments|Devices|Networks|Analytics|Ventures|Advisors|Realty|Properties|Architects|Builders|Construction|Lodge|Inn|Resorts?|Bistro|Roasters|Commission|Bureau|Army|Navy|Government|Parliament|Embassy|Cooperative|Collective|Federation|Alliance|Consortium|Entertainment|Pictures|Broadcasting|Magazine|Telecom|Aerospace|Aviation|Automotive|Chemicals|Plastics|Packaging|Healthcare|Diagnostics|Biotech|Therapeutics|Payments)\b/i,
  ),
  otherCompany,
)

/** In `会计师事务所` the 会计师 is not an accountant, nor in `销售部` the 销售 a salesman. */
export const organisationEnd = inBoth(
  /(?:部|部门|科室|事务所|工作室|研究院|研究所|医院|银行|中心|协会|学校|中学|小学|幼儿园|出版社|俱乐部|委员会|学生会|基金会|酒店|超市|门店|分(?:所|院|公司|行|店)|支行)(?:（[^（）]*）)?$/,
)

export const department = inBoth(
  /部$|部门|事业群|事业部|团队$|项目组$|处$|科室$|\b(?:Department|Division|Team|Dept|Faculty|Chair of|Section)\b|^(?:ICU|NICU|CCU|ER|A&E|OPD)$/i,
)

/** What a position is for, behind a dash: `Manager – Production`. */
export const businessFunction =
  /^(?:Production|Quality|Maintenance|Sales|Operations|Marketing|Finance|Procurement|Purchasing?|Engineering|Logistics|Accounts|Service|Projects?|Design|HR|IT|R&D)$/i

/** The headings of the columns in a table of entries. */
const columnLabel =
  /^(?:起止)?(?:时间|日期|年月|年份|年月日)$|^(?:毕业|就读)?(?:院校|学校)(?:名称)?$|^(?:所学)?专业(?:名称)?$|^(?:学历|学位){1,2}$|^(?:工作|所在|任职|实习)?(?:单位|公司|企业|部门)(?:名称)?$|^(?:担任)?(?:职务|职位|岗位)(?:名称)?$|^证明人(?:及电话)?$|^称谓$|^与本人关系$|^姓名$|^性别$|^年龄$|^出生年月$|^政治面貌$|^工作单位及职务$|^离职原因$|^(?:资格)?证书(?:名称)?$|^(?:取得|获得|获奖|发证|颁发)(?:时间|日期)$|^(?:主要|工作)(?:职责|内容)$|^(?:when|where|what|years?|dates?|from|to|period|duration|degree|qualification|subject|field(?: of study)?|major|school|institution|university|company|employer|organi[sz]ation|position|role|title|job title|location|place|grade|result|institute|college|기간|학교명?|전공|구분|학점|회사명?|부서|직급|직위|직무|담당\s?업무|취득일|자격증명?|발급기관|발행처|점수|期間|(?:業務|職務|担当)内容|担当業務|会社名|学校名|職種|役職|board|board ?\/ ?university|course|examination|percentage|marks|cgpa|gpa|year of passing)$/i

/** The headings of the columns in a table of certificates, prizes, languages or skills. */
const listLabel =
  /^(?:name|title|award|prize|honou?r|certificat(?:e|ion)|licen[cs]e|credential|issuer|issued(?: by)?|body|(?:issuing|awarding) (?:body|organi[sz]ation|authority)|provider|since|obtained|expir(?:es|y)|valid (?:until|to)|language|(?:skill )?level|proficiency|skill|tool|events?|venue|conference|talk|topic|journal|publication|by|awarded by|start|end|start date|end date|project|证书|奖项(?:名称)?|荣誉(?:名称)?|颁发(?:机构|单位)|授予单位|发证(?:机构|机关|单位)|级别|等级|语言|语种|水平|熟练程度|技能)$/i

/** Whether a cell names a column, or one for two things: `专业/学历`, `专业及学位`. */
function namesColumn(cell: string): boolean {
  const named = simplified(cell)
  // Japanese labels are written in characters that are simplified in Chinese.
  return (
    columnLabel.test(cell) ||
    columnLabel.test(named) ||
    listLabel.test(named) ||
    named.split(/[/、及与和]/).every((part) => columnLabel.test(part.trim()))
  )
}

/** Whether the cells of a row only name the columns below. */
export function isColumnLabels(row: string): boolean {
  const cells = row
    .split(/[\t|｜\u3000]/)
    .flatMap((cell) => cell.replace(/\*|(?<=\p{Script=Han})\s+/gu, '').trim() || [])
  const known = cells.filter(namesColumn)
  // Of many columns one or two may be called otherwise.
  return (
    known.length > 1 && (known.length === cells.length || (known.length > 3 && known.length * 3 > cells.length * 2))
  )
}

/** The labels of Europass for the parts of an entry; a narrow column may break them. */
const formLabel =
  /^(?:dates?(?: \(from [–-] to\))?|occupation or position held|title of qualification awarded|name and (?:address|type) of (?:the )?(?:employer|organisation)(?: providing education(?: and training)?)?|providing education(?: and training)?|type of business or sector|main activities and(?: responsibilities)?|responsibilities|principal subjects\/occupational skills covered|spoken)$/i

/** Whether a text is only a label for what stands beside or below it. */
export function isFormLabel(text: string): boolean {
  return formLabel.test(text.trim())
}

/** School-leaving examinations, which name their subjects: `A levels: Mathematics A*, French A`. */
export const examination =
  /^(?:A[- ]levels?|AS levels?|O levels?|GCSEs?|IGCSEs?|Scottish Highers|International Baccalaureate)\b/i

/** A label before a part of an entry, on its own line. */
const partLabel =
  /^(?:担任)?(?:职务|职位|岗位|角色)(?:名称)?$|^项目(?:名称?|时间|周期|角色|职务|职位)$|^(?:所学)?专业(?:名称)?$|^(?:学历|学位)$|^(?:工作|所在|任职)?(?:单位|公司|部门)(?:名称)?$|^(?:毕业)?(?:院校|学校)(?:名称)?$|^(?:起止|工作|在职|任职|就读)?时间$|^per[ií]odo$|^p[ée]riode$|^zeitraum$|^(?:empresa|entreprise|firma|unternehmen|azienda|期間|職種)$|^(?:position|role|(?:job )?title|company(?: name)?|organi[sz]ation|employer|designation|duration|tenure|degree|major|school|university|institution|department|period|dates?|client|cargo|fun[cç][aã]o|puesto|poste|mansione|stelle|functie)$/i

/** Whether a label names a part of an entry. */
export function isPartLabel(label: string): boolean {
  return partLabel.test(simplified(label))
}

/**
 * Reads a row whose cells are labels and values in turn: the values of known labels, and other values with their
 * labels.
 */
export function labelledCells(row: string): string[] {
  // A value may stand right behind its label.
  const cells = row
    .split(/\t+/)
    .flatMap((cell) => (row.includes('\t') ? cell.split(/(?<=^\p{Script=Han}{2,7}[:：])\s*(?=\S)/u) : [cell]))
  const [, name = '', value = ''] = /^([^:：\t]{2,16})[:：]\s*([^\t]{1,60})$/.exec(row) ?? []
  if (isPartLabel(name.trim()) && !/[。；]/.test(value)) return [value]
  if (isFormLabel(cells[0] ?? '')) return cells.length > 1 ? [cells.slice(1).join('\t')] : []
  const pairs = cells.flatMap((cell, index) => (index % 2 === 0 ? [[cell, cells[index + 1] ?? ''] as const] : []))
  const isForm = cells.length > 1 && pairs.every(([label]) => /^[^:：]{2,8}[:：]$/.test(label))
  if (!isForm) return [row]
  const isKnown = (label: string) => columnLabel.test(simplified(label.slice(0, -1)))
  const values = pairs.filter(([label, value]) => isKnown(label) && value !== '').map(([, value]) => value)
  const others = pairs.filter(([label, value]) => !isKnown(label) && value !== '').map((pair) => pair.join(''))
  return [...(values.length > 0 ? [values.join('\t')] : []), ...others]
}
