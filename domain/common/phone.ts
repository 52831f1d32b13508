/** The ten digits of a number in the United States, however it is grouped; null for a text that is none. */
export const phoneDigits = (text: string): string | null =>
  /^(?:\+?1)?(\d{10})$/.exec(text.replace(/[\s().-]/g, ''))?.[1] ?? null
