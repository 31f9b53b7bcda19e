/** Normalises a text for comparing: one character width, lower case. */
export function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[’‘]/gu, "'")
}

/** Words and names in Latin letters, including `C++`, `Node.js`, `.NET` and `CI/CD`. */
export const latinWord = /\.?[a-z][a-z0-9]*(?:[+#]+|(?:[./&'-][a-z0-9]+)*)/giu

/** Words of every posting, whatever the job. */
const stopWords = new Set(
  `a about above across after all also am an and any are as at be been being below between both but by can candidate
candidates company could did do does each either etc ever every excellent experience experienced for from full further
get good great had has have he help her here high highly his how i ideal if in including into is it its job join just
knowledge least less like looking make may me minimum more most much must my need new no nor not of off offer on one
only opportunity or other our out over own part per plus position preferred prior proven provide qualifications related
relevant required requirements responsibilities responsible role same she should similar skills so some strong such
team than that the their them then there these they this those through time to too under understanding up us use used
using very want was we well were what when where which while who whom whose why will with within without work working
would year years you your senior junior nice build plenty ability able abilities apply applicant applicants based benefits bonus day degree bachelor
bachelor's bachelors master master's equivalent environment field people salary successful support ensure day-to-day
e.g i.e you'll we're you're we'll it's`.split(/\s+/u),
)

/** Whether a word says something about the job; of words with two letters only names do. */
export function isTelling(word: string, isName: boolean): boolean {
  return word.length > (isName ? 1 : 2) && !stopWords.has(word)
}

/** The common stem of `manage`, `manages`, `managed` and `managing`; rough, but the same for both texts. */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z']/u.test(word)) return word
  const single = word
    .replace(/'s?$/u, '')
    .replace(/ies$/u, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$|(?<![sui])s$/u, '')
  const bare = single.replace(/(?<=[a-z]{3})(?:ing|ed)$/u, '').replace(/([bdgmnprt])\1$/u, '$1')
  return bare.replace(/(?<=[a-z]{3})e$/u, '')
}

/** Function words of postings, and words that occur in every one; longer ones first. */
const glue =
  /岗位职责|任职要求|任职资格|职位描述|职位要求|工作职责|工作内容|岗位要求|职责描述|优先考虑|熟练掌握|熟练使用|熟练运用|工作经验|相关经验|实践经验|项目经验|工作经历|相关专业|相关工作|统招|全日制|大学本科|本科及以上|硕士及以上|大专及以上|及以上|学历|本科|大专|硕士|博士|优先|负责|参与|协助|保障|场景下?|配合|根据|按照|通过|针对|确保|保证|以及|或者|并且|能够|可以|需要|具有|具备|拥有|良好|优秀|较强|较好|扎实|丰富|一定|熟悉|熟练|掌握|了解|精通|使用|运用|善于|擅长|独立|完成|进行|开展|相关|以上|以下|至少|不限|左右|经验|经历|能力|意识|精神|知识|工作|岗位|职位|职责|要求|条件|公司|企业|我们|你将|您将|其他|其它|上级|领导|交办|安排|任务|福利|待遇|薪资|五险一金|双休|等(?!级)|[的了和与及或者将]/u
const longestChunk = 6

/** The Chinese terms of a posting: the text between function words. */
export function hanChunks(text: string): string[] {
  return (text.match(/\p{Script=Han}{2,}/gu) ?? [])
    .flatMap((run) => run.split(glue))
    .filter((chunk) => chunk.length > 1 && chunk.length <= longestChunk)
}

/** Every pair of neighbouring characters. */
export function pairsOf(text: string): string[] {
  const signs = [...text]
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}
