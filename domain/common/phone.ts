import { digitsOf } from './formats'

/** The ten digits of a US phone number in any grouping; null for anything else. */
export const phoneDigits = (text: string): string | null =>
  /^(?:\+?1)?(\d{10})$/.exec(text.replace(/[\s().-]/g, ''))?.[1] ?? null

const beforeExtension = /^\D*(?:1\D*)?([2-9]\d{2})\D*(\d{3})\D*(\d{4})[\s,;.]*(?:x|ext|#)/i

/** Whether a phone number is followed by the beginning of an extension: “212-555-0147 x”. */
export const hasExtension = (text: string): boolean => beforeExtension.test(text)

/** The number as 212-555-0147 and its extension, of “(212) 555-0147 ext. 22”; null without an extension. */
export function splitExtension(text: string): { readonly phone: string; readonly extension: string } | null {
  const [before, ...parts] = beforeExtension.exec(text) ?? []
  if (before === undefined) return null
  return { phone: parts.join('-'), extension: digitsOf(text.slice(before.length)) }
}

/** The boxes for an extension, by the phone number beside which they are. */
export const extensionBeside = { insured_phone: 'insured_ext', producer_phone: 'producer_ext' } as const
