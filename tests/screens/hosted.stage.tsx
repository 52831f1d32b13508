import { screen } from '@testing-library/react'
import { makeCardVault } from '../../src/shared/card/cardVault'
import { ok } from './fakes'
import { play, settle, wedding } from './stage'

const draws = async () => ok({ kind: 'stripe', tokens_url: null, publishable_key: 'pk_test_sample' } as const)

/** The payment step with the processor's own card fields, unless a test overrides it. */
export async function openAtCard(paymentProcessor: Parameters<typeof makeCardVault>[0]['paymentProcessor'] = draws) {
  const staffPage = makeCardVault({ paymentProcessor })
  const stage = play({
    step: 'payment',
    answers: wedding,
    signedBy: 'Jordan Sample',
    vault: staffPage.vault,
    tools: { openCardInputs: () => staffPage },
  })
  await stage.pass(settle)
  await screen.findByLabelText('Name on the card')
  const pay = async () => {
    await stage.user.click(screen.getByRole('button', { name: /^Pay/ }))
    await stage.pass(0)
  }
  const bodies = () => stage.server.requests.filter(({ call }) => call === 'purchase').map((each) => each.with[0])
  return { ...stage, pay, bodies }
}
