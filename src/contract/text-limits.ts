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
