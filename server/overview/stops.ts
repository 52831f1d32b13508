import { sql } from 'kysely'
import { type StepName, stepOrder } from '../../domain/application'
import type { Db } from '../db/database'
import type { Moments } from './happened'

export interface Stop {
  readonly step: StepName
  /** how many came so far */
  readonly reached: number
  /** how many came no further, and have not bought */
  readonly stopped: number
}

/**
 * How far the quotes have come that were begun in a time: the step is kept beside the answers (server/quotes/listed); whoever
 * has signed the terms has come to the payment, and whoever has bought, through it.
 */
export async function stopsIn({ q }: Db, { begins, ends }: Moments): Promise<Stop[]> {
  const rows = await q
    .selectFrom('contact')
    .where('created', '>=', begins)
    .where('created', '<', ends)
    .select([
      'step',
      sql<boolean>`policy_number is not null`.as('isBought'),
      sql<boolean>`terms is not null`.as('isSigned'),
    ])
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .groupBy(['step', 'isBought', 'isSigned'])
    .execute()
  const placed = rows.map(({ step, isBought, isSigned, many }) => ({
    many,
    isBought,
    place: stepOrder.indexOf(isBought || (isSigned && step === 'terms') ? 'payment' : step),
  }))
  const sum = (some: typeof placed) => some.reduce((total, { many }) => total + many, 0)
  return stepOrder.map((step, place) => ({
    step,
    reached: sum(placed.filter((each) => each.place >= place)),
    stopped: sum(placed.filter((each) => each.place === place && !each.isBought)),
  }))
}
