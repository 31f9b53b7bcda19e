import type { SourceLine } from '#src/resume/formats/source-line.ts'
import { headingOf } from '#src/resume/formats/text/headings.ts'
import { fieldOf } from '#src/resume/formats/text/person-labels.ts'
import { isName } from '#src/resume/formats/text/person-name.ts'

const header =
  /^(?:发件人|寄件[人者]|收件[人者]|抄送|主[题題旨]|发送时间|日期|附件|from|to|cc|subject|date|sent|attachments?|von|an|betreff|gesendet|datum|de|à|objet|envoyé|para|asunto|enviado|assunto)\s*[:：]\s*\S/i
const sender = /^(?:发件人|寄件[人者]|from|von|de) ?[:：] ?([^<>]{2,60})<([^<>\s]{3,80})>/i
const salutation =
  /^(?:尊敬的|敬爱的|您好|你好|dear\b|hi\b|hello\b|hey\b|good (?:morning|afternoon)|sehr geehrte|guten tag|madame\b|monsieur\b|bonjour|estimad[oa]s?\b|gentile\b|prezad[oa]s?\b)/i
const closing =
  /^(?:此致|敬礼|祝好|顺颂商祺|盼复|谢谢|(?:kind|best|warm) regards|regards|best(?: wishes)?|all the best|(?:many )?thanks|thank you|cheers|yours (?:sincerely|faithfully)|sincerely|(?:mit freundlichen|viele|beste|liebe) grüßen?|cordialement|saludos|cordiali saluti|atenciosamente)[\s,，.!！。]*$/i
const device =
  /^(?:发自我?的?|从我的|sent from (?:my|mail)\b|von meinem|envoyé de mon|enviado desde mi|get outlook for)/i
const MOST_HEADERS = 10
const LONGEST_LETTER = 30
const introduction = /\bi['’ ]a?m\b|我是|我叫/i
/** `Hi Anna,`: a line that greets and says nothing else, unlike `Hi, I’m Ada Byron:`. */
const isGreeting = (text = '') =>
  salutation.test(text) && /^[^.。]{1,60}[,，:：]$/.test(text) && !introduction.test(text)
/** How many lines a signature has below the closing. */
const MOST_SIGNED = 6

/**
 * The lines of a résumé that was copied with the mail around it, with its headers or from its salutation on: headers and
 * what stands below the closing are not part of it, the letter comes last under a heading of its own. Other lines come
 * back as they are.
 */
export function withoutMail(lines: readonly SourceLine[]): SourceLine[] {
  const first = lines.slice(0, MOST_HEADERS)
  const count = first.findIndex(({ text }) => !header.test(text))
  const isMail = count >= 2 || (count === 0 && isGreeting(lines[0]?.text) && withoutLetter(lines)[0].length > 0)
  if (!isMail) return [...lines]
  const headers = lines.slice(0, count)
  const [body, signed] = withoutSignature(lines.slice(count))
  const [letter, rest] = withoutLetter(body)
  const from = rest.some(({ text }) => /@\w/.test(text))
    ? []
    : headers.flatMap(senderOf).filter(({ text }) => !isName(text) || !rest.some((line) => isName(line.text)))
  const title = /\p{Script=Han}/u.test(letter[0]?.text ?? '') ? '求职信' : 'Cover letter'
  const heading: SourceLine[] = letter.length === 0 ? [] : [{ text: title, level: 1 }]
  return [
    ...from,
    ...rest,
    ...heading,
    ...letter,
    ...[...headers, ...signed].map(({ text }): SourceLine => ({ text, furniture: true })),
  ]
}

/** The name and the address of the sender as lines, for a résumé that has no address itself. */
function senderOf({ text }: SourceLine): SourceLine[] {
  const [, name = '', address = ''] = sender.exec(text) ?? []
  return name === '' ? [] : [{ text: name.replace(/["“”]/g, '').trim() }, { text: address }]
}

/** Parts a mail at its closing, or at the line of the program that sent it, if that is near the end. */
function withoutSignature(lines: readonly SourceLine[]): [SourceLine[], SourceLine[]] {
  const from = Math.max(0, lines.length - MOST_SIGNED)
  const at = lines.findIndex(({ text }, index) => index >= from && (closing.test(text) || device.test(text)))
  return at < 0 ? [[...lines], []] : [lines.slice(0, at), lines.slice(at)]
}

/** Parts the letter above a résumé, from its salutation to the name, a detail or a heading, from what follows it. */
function withoutLetter(lines: readonly SourceLine[]): [SourceLine[], SourceLine[]] {
  if (!salutation.test(lines[0]?.text ?? '')) return [[], [...lines]]
  const isBeginning = ({ text }: SourceLine) =>
    headingOf(text) !== undefined ||
    isName(text) ||
    fieldOf(/^([^:：]{1,12})[:：]\s*\S/.exec(text)?.[1] ?? '') !== undefined
  const end = lines.findIndex((line, index) => index > 0 && isBeginning(line) && !closing.test(line.text))
  if (end < 1 || end > LONGEST_LETTER) return [[], [...lines]]
  return [lines.slice(0, end), lines.slice(end)]
}
