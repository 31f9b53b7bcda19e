const QUESTION = /^\d{13}\.[\w-]{22}\.([1-9])\.([1-9])\.[\w-]{43}$/
const ANSWER = 'question:'

/** The two numbers to add in a captcha question; null for any other text. */
export function numbersOf(question: string): { a: string; b: string } | null {
  const [, a, b] = QUESTION.exec(question) ?? []
  return a === undefined || b === undefined ? null : { a, b }
}

/** The captcha token that answers a question. */
export function answerToken(question: string, answer: string): string {
  return `${ANSWER}${question}:${answer.normalize('NFKC').replace(/\s/g, '').slice(0, 9)}`
}

/** The question and the answer in a captcha token; null for the token of a widget. */
export function readAnswer(token: string): { question: string; answer: string } | null {
  if (!token.startsWith(ANSWER)) return null
  const [question = '', answer = ''] = token.slice(ANSWER.length).split(':')
  return { question, answer }
}
