/** A card as a browser sends it to the processor. */
export const cardOf = (number: string) => ({
  number,
  exp_month: '12',
  exp_year: '2031',
  cvc: '123',
  name: 'Ana Example',
  zip: '78701',
})
