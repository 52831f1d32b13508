/** Ends a sentence: `.`, `?`, `!` or `…`, perhaps within quotes or brackets. */
const isEnded = /[.?!…][”’"')\]]*\s*$/

/**
 * Words as a sentence. Words that somebody typed, such as “Sample Inc.” or “Ready?”, may end like a sentence already:
 * they get no second period.
 */
export const sentence = (words: string): string => (isEnded.test(words) ? words : `${words}.`)
