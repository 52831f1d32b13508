import { producerFields } from '../application/producer'

type ProducerField = keyof typeof producerFields

/** Chosen for one quote, or derived. */
const notBrought: readonly ProducerField[] = ['producer_fee', 'producer_contact_name']

/** The answers about a producer that a new quote has from the beginning. */
const broughtFields = (Object.keys(producerFields) as ProducerField[]).filter((name) => !notBrought.includes(name))

export type ProducerDetails = { readonly [Name in ProducerField]?: string }

/** Of a producer's answers in a quote, those that its next quote begins with. */
export const detailsIn = (answers: Readonly<Record<string, unknown>>): ProducerDetails =>
  Object.fromEntries(
    broughtFields.flatMap((name) => {
      const value = answers[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )

/** Path and search, below the site, that start a quote in which this producer acts for the insured (decision 55). */
export const startLinkOf = (details: ProducerDetails): string =>
  `/quote/?${new URLSearchParams({ insurance_producer: 'True', ...details })}`
