import type { FamilyPhrases } from '#src/resume/phrases/roles.ts'

/** Sentences for applications for further studies. */
export const study: FamilyPhrases<'study'> = {
  'graduate-applicant': [
    'Ranked {rank} of {number} in the programme with a grade average of {grade}',
    'Characterised catalysts for {months} months in a research group, running {number} XRD and BET measurements alone',
    'Won {amount} for an undergraduate project that was graded excellent',
    'Reproduced {number} papers and reported an undocumented parameter that the authors confirmed',
    'Published as author {position} with responsibility for design and statistics',
    'Modelled, solved and wrote up a contest problem in {hours} hours, placed {rank}',
    'Assisted a course: {number} problem sets marked, {hours} office hours a week',
    'Simulated {number} load cases for the final thesis within {percent}% of measurement',
  ],
  'masters-applicant': [
    'Took {number} courses in English on exchange, averaging {mark}',
    'Carried the data part of an international group report of {pages} pages in {weeks} weeks',
    'Analysed {number} user records as an intern; the findings entered the overseas release plan',
    'Interviewed {people} people for the thesis and coded {pages} pages of transcript by theme',
    'Studied econometrics alone and rebuilt {number} textbook cases in Stata',
    'Convened a model assembly of {people} delegates and drafted {number} resolutions',
    'Interpreted for {people} volunteers during a {days}-day work camp',
    'Scored {mark} in IELTS with {mark} in writing',
  ],
  'phd-applicant': [
    'Passivated perovskite interfaces for the master’s thesis, lifting efficiency from {before}% to {after}%',
    'Wrote {number} first-author papers, with {number} more under review',
    'Built a low-temperature transport rig stable to {millikelvin} mK that {people} group members use',
    'Gave {number} talks and {number} posters at international meetings',
    'Released {number} data sets with code, reproduced by {number} other groups',
    'Drafted the {pages}-page research plan of a grant that won {amount}',
    'Supervised {number} undergraduate theses, {number} of them with distinction',
    'Refereed {number} manuscripts and raised {number} problems of statistical power',
  ],
}
