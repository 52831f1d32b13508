import type { Client, Partner } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { call } from './call'

export type PartnerFact = { type: 'partner.met'; partner: Partner } | { type: 'partner.missed'; problem: Problem }

/** Whose link it is that a quote is begun from: what is asked and offered may hang on it. */
export const getPartner = (client: Client) =>
  call((input: { slug: string }, signal) => client.getPartner(input.slug, signal), {
    answered: (partner): PartnerFact => ({ type: 'partner.met', partner }),
    refused: (problem): PartnerFact => ({ type: 'partner.missed', problem }),
  })
