/** The edition that a signature is for. Other words are another edition, and an older signature stays with its own. */
export const termsEdition = '2026-11-20'

/** What the buyer declares. */
export const declarations = [
  'The answers in this quote are true and complete as far as I know. A wrong answer can end the cover.',
  'I may sign for the person or company that is to be insured.',
  'I know of nothing that has happened already and could lead to a claim.',
  'I tell Marquee before the event if an answer changes.',
] as const

/** What the policy does, and what a cancellation of it gives back (decision 49), said before anything is paid. */
export const termsArticles = [
  {
    title: 'What is covered',
    text: 'Injuries to other people and damage to what is theirs, caused by your event, up to the limits of your quote.',
  },
  {
    title: 'What is not covered',
    text: 'Drones, fireworks, rides and animals, and injuries to people who take part in them. Anything you knew of on the day you bought.',
  },
  {
    title: 'When it runs',
    text: 'From 12:01 am on the first covered day to 12:01 am on the day after the last, local time at the event. Bought on the event’s day, it starts with the purchase.',
  },
  {
    title: 'If you cancel the policy',
    text: 'Until the first covered day you get the premium and its tax back; the policy fee is kept. From that day on nothing is given back.',
  },
  {
    title: 'If something happens',
    text: 'Tell us as soon as you can, and do not promise anybody a payment before you have.',
  },
] as const
