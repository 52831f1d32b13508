import type { Price } from '../../contract/client'
import { centsOf } from '../../domain/money'
import { move, readStatus } from '../../machines/lifecycle/lifecycle.move'
import { conflict, type Problem } from '../problem'
import { answersHash } from '../quotes/answersHash'
import { notPurchasable } from './problems'
import type { Contact } from './rows'

/** Whether a quote can be bought for an amount, and what then stands in the policy. */
export type Verdict = { readonly ok: true; readonly price: Price } | { readonly ok: false; readonly problem: Problem }
