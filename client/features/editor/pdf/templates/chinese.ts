const chinese = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef—‘’“”…\u{20000}-\u{33fff}]/u

/** Whether a character is set as Chinese, including characters shared by both scripts. */
export function isChinese(sign: string): boolean {
  return chinese.test(sign)
}
