import type { FormPayload } from '../../contract/client'
import { type Cents, centsOf } from '../../domain/money'
import type { Caller } from '../handler'
import { wrongAnswers } from '../problem'

const name = 'fee_changed_by_rep'
const mostDollars = 1_000_000

/**
 * What staff who save put in place of the policy fee (decision 53): cents, or null for the usual fee. undefined where
 * they say nothing of it, or somebody else does.
 * @throws a 422 for what is no amount
 */
export function feeByRep(
  { pricing_detail: told, saveFromAdmin }: FormPayload,
  caller: Caller,
): Cents | null | undefined {
  if (caller.kind !== 'staff' || saveFromAdmin !== true || !told || !Object.hasOwn(told, name)) return undefined
  const { [name]: fee } = told
  if (fee === null) return null
  if (typeof fee === 'number' && fee >= 0 && fee <= mostDollars && hasTwoDecimals(fee)) return centsOf(fee)
  throw wrongAnswers({ [`pricing_detail.${name}`]: 'Needs an amount in dollars and cents, or nothing' })
}

const hasTwoDecimals = (dollars: number) => Math.abs(Math.round(dollars * 100) - dollars * 100) < 1e-6
