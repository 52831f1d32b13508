import { type Answers, blankAnswers } from '../../domain/application'
import { addressLines } from '../pdf/facts/parties'
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
  const { producer_first_name: first, producer_last_name: last, producer_agency_name: agency } = answers
  const name = [first, last].filter(Boolean).join(' ')
  return [name, agency, ...addressLines(answers, 'producer_')].filter((line): line is string => !!line)
}
