import type { ResumeLocale } from '#src/resume/document.ts'

/** Detects the language of a text: Chinese if there is more than one Han character to eight Latin letters. */
export function detectLocale(text: string): ResumeLocale {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0
  return han * 8 > latin ? 'zh' : 'en'
}
