import { screen } from '@testing-library/react'
import { play, settle, wedding } from './stage'

export const number = '4242 4242 4242 4242'

/** The payment step of a signed quote, with ways to fill the card and to pay. */
export async function openPayment(scene: Parameters<typeof play>[0] = {}) {
  const stage = play({ step: 'payment', answers: wedding, signedBy: 'Jordan Sample', ...scene })
  await stage.pass(settle)
  await screen.findByLabelText('Card number')
  const fill = async (changes: Record<string, string> = {}) => {
    const right = { 'Card number': number, Expires: '0929', 'Security code': '123' }
    for (const [label, value] of Object.entries({ ...right, ...changes })) {
      await stage.user.clear(screen.getByLabelText(label))
      if (value) await stage.user.type(screen.getByLabelText(label), value)
    }
    const zip = screen.getByLabelText('Billing ZIP code')
    await stage.user.clear(zip)
    await stage.user.type(zip, '78701')
  }
  const pay = () => stage.user.click(screen.getByRole('button', { name: /^Pay/ }))
  return { ...stage, fill, pay }
}
