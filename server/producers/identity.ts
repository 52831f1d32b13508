import { type Answers, blankAnswers } from '../../domain/application'
import type { Db } from '../platform/db/database'
import { isOfProducer } from '../quotes/search'

/** The answers of the quote of a producer that was edited last; undefined without one. */
export async function newestAnswersOf({ q }: Db, email: string): Promise<Answers | undefined> {
  const newest = await q
    .selectFrom('contact')
    .select('answers')
    .where(isOfProducer(email))
    .orderBy('edited', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest && ({ ...blankAnswers, ...newest.answers } as Answers)
}

/** The name, the agency and the address of a producer, as far as its newest quote knows them. */
export async function identityOf(db: Db, email: string): Promise<string[]> {
  const answers = await newestAnswersOf(db, email)
  if (!answers) return []
  const { producer_first_name, producer_last_name, producer_agency_name, producer_address_1, producer_address_2 } =
    answers
  const place = [cityOf(answers), answers.producer_zip].filter(Boolean).join(' ')
  const name = [producer_first_name, producer_last_name].filter(Boolean).join(' ')
  return [name, producer_agency_name, producer_address_1, producer_address_2, place]
    .filter((line) => !!line)
    .map(String)
}

const cityOf = ({ producer_city: city, producer_state: state }: Answers) => [city, state].filter(Boolean).join(', ')
