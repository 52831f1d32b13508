import type { PolicyFacts } from '../facts/types'

type Stamped = Pick<PolicyFacts, 'watermark' | 'quoteNumber' | 'issued' | 'brand'>

/** What a certificate is known by, at the right of the mark. */
export const stampOf = ({ watermark, quoteNumber, issued }: Stamped, code: string): readonly string[] =>
  watermark ? [`Quote ${quoteNumber}`, `Drawn ${issued}`] : [`Certificate ${code}`, `Issued ${issued}`]

export const footerOf = ({ watermark, brand }: Stamped, code: string): string =>
  watermark
    ? `${brand.line} A preview of what would be issued: nothing is insured yet, and it proves nothing.`
    : `${brand.line} To check this certificate, call and give the code ${code}.`
