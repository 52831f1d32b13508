import type { PolicyFacts } from '../facts/types'

type Stamped = Pick<PolicyFacts, 'nature' | 'policyNumber' | 'issued'> & { readonly quoteNumber?: string }
type Footed = Pick<PolicyFacts, 'nature' | 'brand'>

/** Identifies a certificate beside the logo on each page. */
export const stampOf = ({ nature, quoteNumber, policyNumber, issued }: Stamped, code: string): readonly string[] =>
  nature === 'preview'
    ? [`Quote ${quoteNumber}`, `Drawn ${issued}`]
    : [`Certificate ${code}`, `Policy ${policyNumber}, issued ${issued}`]

const notes: Readonly<Record<Footed['nature'], string>> = {
  issued: '',
  preview: ' This is a preview: nothing is insured yet.',
  sample: ' This is a sample: nobody is insured by it.',
}

export const footerOf = ({ nature, brand }: Footed): string => `${brand.line}${notes[nature]}`

/** The footer of a policy, with the edition of its form. */
export const policyFooterOf = ({ nature, brand }: Footed, edition: string): string =>
  `${brand.line}${notes[nature]} Form ${edition}.`
