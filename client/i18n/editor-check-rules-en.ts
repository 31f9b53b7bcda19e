import type { Rule } from '#src/resume/checks/finding.ts'
import type { RuleText } from './editor-check-rules-zh.ts'

export const checkRulesEn: Record<Rule, RuleText> = {
  'name-missing': {
    problem: () => 'There is no name',
    advice: 'Your name is the title of the résumé; put it at the top.',
  },
  'contact-missing': {
    problem: () => 'No way to reach you',
    advice: 'Give at least a phone number or an e-mail address.',
  },
  'phone-missing': { problem: () => 'No phone number', advice: 'Invitations often come by phone; add a number.' },
  'email-missing': { problem: () => 'No e-mail address', advice: 'Offers and tests come by e-mail; add an address.' },
  'aim-missing': {
    problem: () => 'It does not say which position you want',
    advice: 'Name the position, so that the reader knows at once.',
  },
  'phone-format': {
    problem: (detail) => `“${detail}” does not look like a complete phone number`,
    advice: 'Give all digits, with the country code (such as +44) where you apply abroad.',
  },
  'phone-country': {
    problem: (detail) => `“${detail}” has no country code`,
    advice: 'Begin with + and the country code, so that it can be called from abroad: +86 for mainland China.',
  },
  'email-malformed': {
    problem: (detail) => `“${detail}” is not an e-mail address`,
    advice: 'Look for a missing part, a space or a Chinese punctuation mark around the @.',
  },
  'email-unserious': {
    problem: (detail) => `“${detail}” may look unprofessional`,
    advice: 'An address based on your name is easier to take seriously.',
  },
  'link-malformed': {
    problem: (detail) => `“${detail}” is not a web address`,
    advice: 'Write it in full, such as github.com/your-name.',
  },
  'date-reversed': {
    problem: () => 'It ends before it starts',
    advice: 'Check whether the two dates are swapped.',
  },
  'date-unclear': {
    problem: (detail) => `A machine cannot read “${detail}” as a date`,
    advice: 'Write year and month as 2023-09; it is printed as Sep 2023.',
  },
  'date-future': {
    problem: (detail) => `${detail} is still to come`,
    advice: 'Check the year; tick “Present” for what is still going on.',
  },
  'date-missing': {
    problem: () => 'No dates',
    advice: 'Readers follow your history by date; add the start and the end.',
  },
  'date-open': {
    problem: () => 'A start but no end',
    advice: 'Add the end, or tick “Present” if you still work there.',
  },
  'date-mixed': {
    problem: (detail) => `Some dates have months, “${detail}” has none`,
    advice: 'Give months everywhere, or years alone everywhere.',
  },
  'date-order': {
    problem: (detail) => `“${detail}” is newer than the entry above it`,
    advice: 'Order entries from the newest to the oldest.',
  },
  'date-overlap': {
    problem: (detail) => `It overlaps with “${detail}”`,
    advice: 'If you did both at once, say that one was part-time; otherwise check the dates.',
  },
  'date-gap': {
    problem: (detail) => `${detail} months before this are empty`,
    advice: 'You will be asked. Study, family or freelance work can be an entry of their own.',
  },
  'birth-odd': {
    problem: (detail) => `The date of birth “${detail}” looks wrong`,
    advice: 'Write it as 1998-06 and check the year.',
  },
  'character-unprintable': {
    problem: (detail) => `“${detail}” cannot be printed`,
    advice: 'It comes out as an empty box; write it differently or delete it.',
  },
  'character-private': {
    problem: (detail) => `There is a character that only one font has (${detail})`,
    advice: 'It was probably pasted from an icon or a PDF. Others see a box; delete it.',
  },
  'character-invisible': {
    problem: (detail) => `There is an invisible character (${detail})`,
    advice: 'It keeps a search from finding the word. Delete these letters and type them again.',
  },
  'character-radical': {
    problem: (detail) => `“${detail}” is part of a Chinese character, not a character`,
    advice:
      'Text from PDF files is full of these. They look right, but a search does not find them; type the character again.',
  },
  'character-fullwidth': {
    problem: (detail) => `“${detail}” is a full-width letter or digit`,
    advice: 'Type it at normal width; otherwise machines may not read it.',
  },
  'character-emoji': {
    problem: (detail) => `There is an emoji, “${detail}”`,
    advice: 'Many fonts and tracking systems cannot show it; leave it out.',
  },
  'blank-left': {
    problem: (detail) => `A number is missing here: ${detail}`,
    advice: 'Put your own figure in, or take the words out; a blank is printed as it stands.',
  },
  'filler-left': {
    problem: (detail) => `“${detail}” is still a placeholder`,
    advice: 'Put in the real text, or delete it.',
  },
  'section-empty': {
    problem: (detail) => `“${detail}” is empty`,
    advice: 'It is not printed. Fill it in or delete it.',
  },
  'entry-empty': { problem: () => 'An entry is empty', advice: 'Fill it in or delete it.' },
  'entry-nameless': { problem: () => 'An entry has no name', advice: 'Add the company, school or project.' },
  'entry-bare': {
    problem: (detail) => `“${detail}” does not say what you did`,
    advice: 'Two or three bullets: what you did and what came of it.',
  },
  'entry-repeated': {
    problem: (detail) => `“${detail}” appears twice`,
    advice: 'It looks like a copy that was forgotten; delete one.',
  },
  'section-repeated': {
    problem: (detail) => `Two sections are called “${detail}”`,
    advice: 'Merge them, or rename one.',
  },
  'line-repeated': {
    problem: (detail) => `“${detail}” is said twice`,
    advice: 'Once is enough; keep it where it fits best.',
  },
  'bullet-long': {
    problem: (detail) => `A bullet has ${detail} characters`,
    advice: 'One bullet, one point: split it, or cut it to two lines.',
  },
  'text-long': {
    problem: (detail) => `A paragraph has ${detail} characters`,
    advice: 'Break it into bullets, result first: readers skim.',
  },
  'bullets-many': {
    problem: (detail) => `There are ${detail} bullets`,
    advice: 'Keep the five or six that matter most for the position.',
  },
  'numbers-missing': {
    problem: () => 'Not a single figure',
    advice: 'Sizes, shares, amounts, people or time make a result believable.',
  },
  'first-person': {
    problem: (detail) => `It says “${detail}”`,
    advice: 'A résumé is about you anyway: begin with the verb.',
  },
  cliches: {
    problem: (detail) => `Overused phrases: ${detail}`,
    advice: 'Show one thing you did that proves them instead.',
  },
  'punctuation-mixed': {
    problem: () => 'Some bullets end with a full stop, some do not',
    advice: 'Choose one and keep to it.',
  },
  spelling: {
    problem: (detail) => `Not in the dictionary: ${detail}`,
    advice: 'Choose what you meant. If it is a name or a word of your trade, choose “Learn this word”.',
  },
  'word-wrong': {
    problem: (detail) => `A wrong word: ${detail}`,
    advice: 'It sounds or looks like the right one.',
  },
  'particle-wrong': {
    problem: (detail) => `A wrong particle: ${detail}`,
    advice: '得 comes after a verb and before how it is done, 地 before the verb.',
  },
  'article-wrong': {
    problem: (detail) => `“${detail}” needs the other article`,
    advice: 'Use “a” before a consonant sound and “an” before a vowel sound.',
  },
  'word-repeated': {
    problem: (detail) => `“${detail}” is repeated`,
    advice: 'Take one of them out.',
  },
  'sign-doubled': {
    problem: (detail) => `Punctuation typed twice: ${detail}`,
    advice: 'One mark is enough.',
  },
  'punctuation-half': {
    problem: (detail) => `Western punctuation within Chinese: “${detail}”`,
    advice: 'Use the full-width marks ，。；： there.',
  },
  'punctuation-full': {
    problem: (detail) => `Chinese punctuation within English: ${detail}`,
    advice: 'Use the narrow marks , . ; : there, followed by a space.',
  },
  'space-odd': {
    problem: (detail) => `A space too many, or one missing: “${detail}”`,
    advice: 'No space before punctuation, one after a comma, one between words.',
  },
  'term-case': {
    problem: (detail) => `${detail}: its makers write it differently`,
    advice: 'People in the field notice how names such as GitHub and JavaScript are written.',
  },
  'photo-stand-in': {
    problem: () => 'A grey silhouette is printed as the photo',
    advice: 'Use a photo of your own, or remove it.',
  },
  'photo-unprinted': {
    problem: () => 'The photo is not printed',
    advice: 'If you need one, choose a size for it in the design panel.',
  },
  'photo-large': {
    problem: (detail) => `With the photo, the file is ${detail} MB`,
    advice: 'Many forms take 2 MB at most; use a smaller picture.',
  },
  'photo-abroad': {
    problem: () => 'English résumés usually have no photo',
    advice: 'Leave it out in the UK and the US: many employers must not consider it.',
  },
  'private-abroad': {
    problem: (detail) => `“${detail}” is private`,
    advice: 'In English-speaking countries, gender, age, marital status and ethnicity are neither asked for nor given.',
  },
  'text-small': {
    problem: (detail) => `The text is only ${detail} pt`,
    advice: 'Below 9 pt it is hard to read on paper; cut words rather than size.',
  },
  'pages-many': {
    problem: (detail) => `The résumé has ${detail} pages`,
    advice: 'One or two are best for most positions; academic CVs may be longer.',
  },
  'page-nearly-empty': {
    problem: (detail) =>
      Number(detail) === 1 ? 'Only one line is on the last page' : `Only about ${detail} lines are on the last page`,
    advice: 'Use “Shrink to one page” among the design choices, or cut some lines.',
  },
  'columns-two': {
    problem: () => 'Two columns: a machine reads one after the other',
    advice: 'See the order under “What a machine reads”. Where machines sort first, one column is safer.',
  },
}
