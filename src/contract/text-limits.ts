/** The number of digits of a mainland mobile number. */
export const MOBILE_LENGTH = 11
/** The longest number with a country code as people write it, in characters. */
export const ABROAD_LENGTH = 24
/** The number of digits of an SMS verification code. */
export const CODE_LENGTH = 4
/** Seconds until the next code may be sent (specification §9). */
export const CODE_RESEND_SECONDS = 60
/** The number of digits of a verification code sent by e-mail. */
export const MAIL_CODE_LENGTH = 6
/** The longest name of a user, in characters. */
export const NAME_MAX = 30
/** The longest e-mail address, in characters. */
export const EMAIL_MAX = 254
/** The shortest password register and reset accept, in characters. */
export const PASSWORD_MIN = 8
/** The longest password register and reset accept, in characters. */
export const PASSWORD_MAX = 64
/** The longest text to search for, in characters. */
export const SEARCH_MAX = 50
/** The longest name of a résumé or of one of its versions, in characters. */
export const RESUME_NAME_MAX = 60
/** How many comments one link may have at a time. */
export const COMMENTS_MAX = 100
/** How many answers one comment may have. */
export const COMMENT_ANSWERS_MAX = 20
/** The longest comment, answer or proposed wording, in characters. */
export const COMMENT_TEXT_MAX = 1000
/** The longest name a reader may give, in characters. */
export const COMMENT_NAME_MAX = 30
/** The longest text of the résumé a comment repeats, in characters. */
export const COMMENT_QUOTE_MAX = 300
