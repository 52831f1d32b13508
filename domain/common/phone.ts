/** The ten digits of a US phone number in any grouping; null for anything else. */
export const phoneDigits = (text: string): string | null =>
  /^(?:\+?1)?(\d{10})$/.exec(text.replace(/[\s().-]/g, ''))?.[1] ?? null
