import { alert, busy, button, calm, dialog, field, heading, no, noDialog, status, unseen } from './assertion'
import type { QuoteCharts } from './assertions'

const steps = heading('Event insurance quote')
const inReview = status('An underwriter is looking at your quote')
const referred = status('An underwriter has to look at your quote')
const referredHere = status('An underwriter has to look at this')
const tooMuch = status('$1,000,000 is not sold for this event.')
const nothingToType = alert('The card fields could not be loaded')
const find = dialog('Find my quote')
const unanswered = heading('Still missing')
const kept = button('Email me a link')
const ordered = heading('Your coverage is ordered')
const bought = heading('Your event is insured')
const fetchingFields = 'Fetching the card’s fields …'
const send = button('Send to others')

export const quoteAssertions: QuoteCharts = {
  // the quote shows its result
  purchase: {
    tokenizing: status('Purchasing ...'),
    paying: [status('Purchasing ...'), status('Please keep this page open.')],
    settled: bought,
    declined: dialog('The card was refused'),
    failed: alert('You have not paid yet'),
    outdated: dialog('The price has changed'),
    barred: no(heading('Amount due')),
    lost: [alert('We could not tell whether you have paid'), button('Find out now')],
  },
  'quote screen': {
    quoting: steps,
    meetingPartner: busy,
    opening: busy,
    reopening: busy,
    unavailable: [heading('This link does not open a quote'), button(/^Start a new quote/)],
    redirectingToPolicy: no(steps),
    purchased: [bought, button('Go to my policy')],
    ordered: [ordered, calm],
    stillOrdered: [ordered, status('It has not all been paid yet.')],
    restarted: no(steps),
  },
  'quote price': {
    unpriced: unanswered,
    settling: 'No price yet',
    recalculating: heading('Working out the price'),
    waiting: status('We can’t work out the price while you are offline.'),
    priced: status('Amount due $122.85'),
    withheld: heading('Price after review'),
    failed: [status('The price could not be worked out.'), button('Try again')],
  },
  'quote standing': {
    unknown: [heading('Coupon'), no(button(/^Continue to your details,/))],
    quotable: button('Continue to your details, $122.85'),
    'referred.unsubmitted': [referred, button('Submit for review')],
    'referred.storing': [referred, busy],
    'referred.submitting': [referred, busy],
    'referred.refused': [referred, 'Enter an email address'],
    'inReview.resting.waiting': [inReview, button('Check now')],
    'inReview.resting.unheard': [inReview, 'We could not check just now. We try again in a minute.'],
    'inReview.looking': [inReview, button('Check now')],
    declined: dialog('We cannot insure the event with these answers'),
    approved: button('Continue to your details, $900.00'),
  },
  // saving is silent; only a failure shows, and the offer to email the quote once it is stored
  'quote record': {
    unsaved: no(kept),
    changed: no(kept),
    creating: no(kept),
    patching: kept,
    comparing: no(button('Keep mine')),
    conflicted: [alert('This quote was changed in another window'), button('Keep mine'), button('Take theirs')],
    saved: kept,
    rejected: kept,
    failed: status('Not saved. We try again, or try now'),
    offline: status('You are offline. Your answers are kept here.'),
  },
  'quote coupon': {
    idle: button('Apply'),
    storing: busy,
    applying: busy,
    removing: busy,
    refused: alert('This code isn’t valid or has expired'),
  },
  'quote dialog': {
    closed: noDialog,
    answering: noDialog,
    eventDatesDue: [noDialog, 'No price'],
    rentedPremisesDue: [noDialog, tooMuch],
    underwritingReviewDue: [noDialog, referredHere],
    eventDates: [dialog('Check the days of the event'), button('Change the dates')],
    rentedPremises: [dialog('$1,000,000 is not sold for this event'), button('Choose $500,000')],
    underwritingReview: [dialog('An underwriter will look at your quote'), button('Keep my answer')],
    clientError: dialog('Some answers cannot be saved yet'),
    serverError: dialog('We cannot reach our records just now'),
    genericError: dialog('That did not work'),
    creditCardError: [dialog('The card was refused'), button('Check the card')],
    creditCardErrorForAdmin: dialog('The customer’s card was refused'),
  },
  'quote calendar': { asking: unseen, known: unseen, unknown: unseen },
  'quote placeholder': { ticking: heading('Working out the price') },
  cardFields: {
    asking: fetchingFields,
    unknown: [nothingToType, button('Try again')],
    ours: field('Card number'),
    'hosted.loading': fetchingFields,
    'hosted.ready': [field('Billing ZIP code'), no(field('Card number')), no(nothingToType)],
    'hosted.failed': [nothingToType, button('Try again')],
  },
  preview: {
    idle: [button(/^Download/), calm],
    fetching: status('Fetching Documents ...'),
    refused: alert('Something went wrong'),
  },
  termsLink: {
    writing: [button('Send the link'), calm],
    rejected: 'This needs an email address, like ana@example.com',
    emailing: [field('Their email address'), busy],
    texting: [field('Their mobile number'), busy],
    sent: status('Sent to 512-555-0142.'),
    refused: 'Something went wrong',
  },
  messages: {
    looking: [inReview, no('Something went wrong')],
    'open.resting.heard': [button('Send'), no('Something went wrong')],
    'open.resting.unheard': [inReview, no(button('Send'))],
    'open.refused': [button('Send'), 'Something went wrong'],
    sending: busy,
    closed: no(button('Send')),
  },
  sharing: {
    reading: send,
    writing: heading('Send documents to others'),
    sent: status('The documents are on their way to them.'),
    unsent: send,
  },
  session: {
    active: noDialog,
    telling: dialog('Your answers were cleared from this browser'),
    asking: [dialog('Clear your answers from this browser?'), button('Keep them')],
    warning: [dialog('Are you still there?'), button('Stay')],
    cleared: noDialog,
  },
  countdown: { counting: no('In 0 : 00'), over: 'In 0 : 00' },
  forgotQuote: {
    closed: noDialog,
    'open.writing.editing': [find, button('Email me the link'), calm],
    'open.writing.rejected': [find, 'This needs an email address, like ana@example.com'],
    'open.writing.failed': [find, alert('Something went wrong: we got no answer.')],
    'open.finding': [find, busy],
    'open.told': dialog('If that address has quotes, we have emailed the links to it'),
  },
  chunk: {
    loading: status('Fetching...'),
    ready: heading('Oops! Page not found'),
    failed: [alert('This part of the page could not be loaded.'), button('Try again')],
  },
}
