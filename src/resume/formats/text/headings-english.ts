import type { SectionKind } from '#src/resume/document.ts'

/** Headings of English résumés, in small letters. */
export const englishHeadings: readonly [SectionKind | 'person', RegExp][] = [
  [
    'person',
    /^bio ?-?data$|^(contacts?|personal)( (information|info|details|data|me))?$|^(how to )?(reach|find) me$|^get in touch$|^details$/,
  ],
  [
    'self-evaluation',
    /^((professional|executive|carr?ier|career|personal|qualifications?) )?(summary|profile|objective|statement|overview)( (statement|of qualifications))?$|^(highlights|summary) of qualifications$|^(career|professional|qualifications?) highlights$|^about( me)?$/,
  ],
  [
    'education',
    /^(education(al)?|academic)( (background|history|profile|details|qualifications?|and training|& training|experience|credentials|records?))?$|^(academic )?(qualifications|degrees)( and training)?$|^studies$|^education (and|&) (qualifications|certifications?|courses|credentials|memberships|(professional |continuing |career )*(development|learning))$|^(schools?|schooling|universit(y|ies)|colleges?)( (and|&) (schools?|universit(y|ies)|colleges?))?( attended| education)?$|^(institutions? attended|qualifications? obtained)( with dates)?$/,
  ],
  ['internship', /^internships?( experience)?$|^(industrial|summer|vocational|in-?plant) (training|internships?)$/],
  [
    'work',
    /^((work(ing)?|professional|employment|relevant|career|job|industry|clinical|teaching|additional|other|previous|earlier|past|selected|practical) )*(experiences?|history|background)$|^((academic|professional|current|previous|earlier|past|teaching|research|other) )*(appointments?|positions?( held)?|employment)$|^career( summary| path)?$|^(work|experience|employment) (profile|record|summary|details)$|^where i( ?ve| have)? (worked|been( working)?|cooked|taught|served|nursed|built( things)?)$|^teaching$|^work$/,
  ],
  [
    'projects',
    /^((selected|personal|key|academic|research|notable|side|recent|open source) )*projects?( experience| details| profile| undertaken)?$|^research( experience)?$/,
  ],
  [
    'campus',
    /^(((extra|co)-?curricular|leadership|campus|community|volunteer(ing)?|student|professional) )*(activities|involvement|leadership|volunteering|service|organi[sz]ations|affiliations|memberships?)( (experience|and (leadership|service|activities)|& (leadership|service|activities)))?$|^volunteer( (experience|work))?$|^(extra|co)-?curriculars?$/,
  ],
  ['languages', /^((foreign|spoken) )?language(s| skills| proficiency)?( known)?$/],
  [
    'certificates',
    /^(certs?|tickets?|licen[cs]es?|licensure|certificat(ions?|es?)|professional (certifications|qualifications?))( (and|&) (licen[cs]es?|licensure|certificat(ions?|es?)|training))?$/,
  ],
  [
    'awards',
    /^((key|selected|notable) )?(honou?rs?|awards?|achievements?|scholarships?|accomplishments|grants?|fellowships|prizes|distinctions|funding|recognitions?)( ?(,|and|&) ?(honou?rs?|awards?|achievements?|scholarships?|grants?|fellowships|prizes|distinctions|funding|recognitions?))*$/,
  ],
  [
    'skills',
    /^((technical|core|key|top|professional|personal|digital|computer|it|additional|relevant|hard|soft) )*(skills?|competenc(ies|e)|proficienc(ies|y)|technologies|expertise|strengths|knowledge)( ?(,|and|&|\/) ?[a-z ]+)?$|^areas of expertise$|^(tech(nology)? )?stack$|^tools( (and|&) [a-z]+)?$|^toolbox$|^what i (can )?do$|^what i( ?m| am) good at$/,
  ],
  [
    'publications',
    /^((selected|peer-reviewed) )*(publications?|papers|books|(journal )?articles|(book )?chapters|patents|presentations)( (and|&) [a-z]+)?$/,
  ],
  ['portfolio', /^portfolio$/],
  ['interests', /^((personal|other) )?(hobbies|interests)( (and|&) (hobbies|interests|activities))?$/],
  ['cover-letter', /^cover letter$/],
  [
    'custom',
    /^(registrations?|research interests?|(areas|fields) of (interest|research|study)|patents|test scores|declaration|(character )?references?|recommendations|people (also viewed|you may know)|more profiles for you|referees|assessments?|personal (traits|qualities|attributes)|((invited|selected|public|conference) )?(talks|speaking)( engagements)?|conferences|further information|additional information|other( information)?|miscellaneous|courses?|training|profiles)$/,
  ],
]
