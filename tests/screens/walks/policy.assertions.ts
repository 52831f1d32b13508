import { alert, busy, button, calm, dialog, field, heading, no, noDialog, status } from './assertion'
import type { PolicyCharts } from './assertions'

const page = heading('What you can do')
const lost = alert('Something went wrong: we got no answer. Your text is still here.')
const email = alert('needs an email address')
const changed = status('Your policy is changed.')
const agreeing = heading('Agree to the change')
const paying = button('Pay $21.00 and change it')
const unknown = heading('We do not know yet whether it is changed')
const notKnown = dialog('We do not know yet whether it is canceled')

export const policyAssertions: PolicyCharts = {
  policy: {
    opening: busy,
    unlinked: heading('Use the link to open your policy'),
    refused: heading('This link does not open a policy'),
    unavailable: [heading('We cannot reach our records just now'), button('Try again')],
    'open.reading': [page, no(changed)],
    'open.told.fresh': changed,
    'open.told.looking': changed,
    'open.told.settled': changed,
    'open.changing': heading('What do you want to change?'),
    'open.cancelling': [page, status('Processing...')],
    'open.claiming': heading('Report a claim'),
    'open.writing': heading('Write to us'),
    'open.sending': heading('Send documents to others'),
    'open.refreshing': page,
  },
  documents: {
    fetching: busy,
    waiting: [status('New documents appear here as soon as they are ready.'), 'Sales receipt Preparing …'],
    polling: [status('New documents appear here as soon as they are ready.'), 'Sales receipt Preparing …'],
    ready: [status('All of them are ready.'), button('Open Sales receipt')],
    late: status('They are taking longer than usual.'),
    failed: [status('The documents could not be loaded.'), button('Try again')],
  },
  'policy change': {
    picking: heading('What do you want to change?'),
    'writing.editing': [heading('What to insure'), calm],
    'writing.rejected': alert('“First day” needs a valid date, such as 06/12/2027'),
    'writing.declined': [alert('Your policy stays as it is'), button('Write to us about it')],
    'writing.missed': alert('We could not work out the price right now'),
    workingOut: busy,
    'agreeing.asking': [agreeing, button('Change it, and get $10.50 back'), calm],
    'agreeing.anew': [agreeing, alert('The price has changed')],
    'agreeing.failed': [agreeing, alert('It is not changed yet')],
    'priced.asking': [paying, calm],
    'priced.anew': [paying, alert('The price has changed')],
    'priced.rejected': alert('Enter the card number'),
    'priced.declined': alert('The card was refused. Nothing was charged.'),
    'priced.failed': [paying, alert('You have not paid yet')],
    tokenizing: busy,
    submitting: busy,
    reworking: busy,
    uncertain: [unknown, button('Find out now')],
    asking: [unknown, 'Finding out …'],
    closed: heading('This policy cannot be changed here'),
    // its policy shows the result
    made: [page, changed],
    over: [page, no(changed)],
  },
  'policy cancel': {
    workingOut: busy,
    confirming: [dialog('Cancel policy MQE-0048153?'), button('Cancel the policy')],
    submitting: busy,
    uncertain: [notKnown, button('Find out now')],
    asking: [notKnown, 'Finding out …'],
    missed: [dialog('Your policy is not canceled'), button('Try again')],
    closed: dialog('This policy cannot be canceled'),
    made: [page, changed],
    over: [page, noDialog, no(changed)],
  },
  'policy claim': {
    'writing.editing': [heading('Report a claim'), button('Report the claim'), calm],
    'writing.rejected': [heading('Report a claim'), alert('“Day” needs a valid date, such as 06/12/2027')],
    'writing.failed': [heading('Report a claim'), lost],
    sending: busy,
    received: [heading('We have your claim'), 'C-000104'],
    over: page,
  },
  'policy message': {
    'writing.editing': [heading('Write to us'), button('Send the message'), calm],
    'writing.rejected': [heading('Write to us'), alert('“Message” must not hold a card number')],
    'writing.failed': [heading('Write to us'), lost],
    sending: busy,
    received: heading('We have your message'),
    over: page,
  },
  'policy sending': {
    'writing.editing': [heading('Send documents to others'), calm],
    'writing.rejected': [heading('Send documents to others'), email],
    'writing.failed': [heading('Send documents to others'), lost],
    mailing: busy,
    over: page,
  },
  'policy find': {
    'writing.editing': [heading('Find my policy'), button('Email me the link'), calm],
    'writing.rejected': [heading('Find my policy'), alert('“ZIP code of the insured” needs 5 digits')],
    'writing.failed': [heading('Find my policy'), lost],
    finding: busy,
    told: [heading('Check your email'), button('Try another address')],
  },
  certificate: {
    checking: busy,
    asking: [heading('Check a certificate'), field('Certificate code'), calm],
    rejected: [heading('Check a certificate'), 'A code has eight letters and digits. Compare it with the document.'],
    known: [heading('Certificate 7KQ4-XM92'), status('The certificate is genuine, and the coverage is in force')],
    unknown: [heading('No certificate has this code'), alert('7KQ4-XM92 is not one of our codes.')],
    unreachable: [alert('This does not mean that the certificate is invalid.'), button('Try again')],
  },
  unsubscribe: {
    asking: [heading('Unsubscribe'), button('Unsubscribe'), calm],
    leaving: busy,
    unsubscribed: heading('You are unsubscribed'),
    unknown: heading('This link does not work'),
    unreachable: [alert('You are not unsubscribed yet.'), button('Try again')],
  },
  rainRequest: {
    'writing.editing': [heading('Request rain insurance'), calm],
    'writing.rejected': [heading('Request rain insurance'), alert('“Amount to insure” must be 1,000,000 or less')],
    'writing.failed': [heading('Request rain insurance'), lost],
    sending: busy,
    received: heading('We have your request'),
  },
}
