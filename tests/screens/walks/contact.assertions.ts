import { alert, busy, button, calm, dialog, field, gone, heading, no, noDialog, passing, status } from './assertion'
import type { StaffCharts } from './assertions'

export const cannotReach = 'We cannot reach our records just now'
export const leaving = dialog('Discard your changes?')
export const noSuchQuote = heading('There is no such quote')
export const match = heading('Check and agree')

const receipt = dialog('Create a sales receipt')
const letter = dialog('Send the sales receipt')
const voiding = dialog('Void Invoice I-000105?')
const outOfSight = dialog('We do not know yet whether it was made')
const one = dialog('Email one file')
const forward = dialog('Forward this email')
const signature = dialog('Add a signature')

const ofContact: Pick<StaffCharts, 'accounting' | 'attachments' | 'emailLogs' | 'signatures'> = {
  accounting: {
    opening: status('Fetching...'),
    missing: noSuchQuote,
    barred: heading('You don’t have access to accounting'),
    failed: [heading(cannotReach), button('Try again')],
    'closed.reading': [heading('Accounting'), noDialog],
    'closed.current': [heading('Accounting'), heading('$100.00 is due'), noDialog],
    'closed.outdated': [heading('Accounting'), alert(cannotReach)],
    picking: dialog('Accounting information'),
    'creating.editing': [receipt, button('Add an item'), calm],
    'creating.rejected': [receipt, alert('Answer “How it is paid”')],
    'creating.refused': [receipt, 'Needs another amount'],
    'creating.failed': [receipt, alert('Nothing is awaited here')],
    'creating.leaving': leaving,
    'creating.leavingForAnother': leaving,
    tokenizing: busy,
    submitting: busy,
    uncertain: [outOfSight, button('Find out now')],
    asking: [outOfSight, 'Finding out …'],
    declined: dialog('The card could not be charged'),
    'sending.editing': [button('Send it'), field('Email addresses')],
    'sending.rejected': [letter, alert('needs an email address')],
    'sending.refused': [letter, alert('Too many today')],
    'sending.failed': [letter, alert('Something went wrong')],
    'sending.leaving': leaving,
    mailing: busy,
    'voiding.editing': [voiding, calm],
    'voiding.rejected': [voiding, alert('Answer “Reason”')],
    'voiding.refused': [voiding, no(calm)],
    'voiding.failed': [voiding, alert('Nothing is awaited here')],
    'voiding.leaving': leaving,
    takingBack: busy,
    fetchingStatement: busy,
    ended: gone,
  },
  attachments: {
    opening: busy,
    missing: noSuchQuote,
    failed: [heading(cannotReach), button('Try again')],
    reading: [heading('Attachments'), field('Upload files'), noDialog],
    'choosing.editing': [button('Remove plan.pdf'), calm],
    'choosing.rejected': alert('“nothing.pdf” is empty'),
    'choosing.refused': alert('“fun.gif” is not a PDF.'),
    uploading: ['Uploading two files: 0%', button('Stop the upload')],
    'confirming.asking': [dialog('Delete one file?'), calm],
    'confirming.refused': [dialog('Delete one file?'), alert('Some answers need another look')],
    deleting: busy,
    'writing.editing': [one, calm],
    // the error may have been corrected meanwhile
    'writing.rejected': [one, button('Send')],
    'writing.refused': [one, alert('One of these files was removed.')],
    'writing.leaving': leaving,
    mailing: busy,
    ended: gone,
  },
  emailLogs: {
    opening: busy,
    missing: noSuchQuote,
    failed: [heading(cannotReach), button('Try again')],
    reading: [heading('Email logs'), noDialog],
    'writing.editing': [forward, calm],
    'writing.rejected': [forward, alert('Answer “Email addresses”')],
    'writing.refused': [forward, alert('The text of this message is no longer stored')],
    'writing.leaving': leaving,
    forwarding: busy,
    ended: gone,
  },
  signatures: {
    opening: status('Fetching...'),
    barred: 'Only representatives and administrators have signatures.',
    failed: [alert(cannotReach), button('Try again')],
    reading: [button('Change Robin Sample'), noDialog],
    'editing.writing': [signature, calm],
    'editing.drawing': [signature, status('Reading the picture ...')],
    'editing.unreadable': alert('This picture could not be read.'),
    'editing.rejected': field('Name'),
    'editing.refused': [signature, alert('Something went wrong')],
    'editing.overtaken': [dialog('Change the signature of Robin S. Sample'), alert('Somebody else has changed this')],
    'editing.leaving': leaving,
    'saving.creating': busy,
    'saving.updating': busy,
    'confirming.asking': [dialog('Delete the signature of Robin Sample?'), calm],
    'confirming.refused': alert('Somebody else has changed this meanwhile.'),
    deleting: busy,
    ended: gone,
  },
}

const workspaces: Pick<
  StaffCharts,
  'workspace' | 'workspace copy' | 'workspace version' | 'workspace documents' | 'workspace work' | 'workspace task'
> = {
  workspace: {
    loading: busy,
    open: [heading('Jordan Sample'), match],
    missing: noSuchQuote,
    failed: [heading(cannotReach), button('Try again')],
    ended: gone,
  },
  'workspace copy': {
    current: calm,
    rereading: status('Fetching...'),
    stale: [alert('It could not be reloaded.'), button('Read it again')],
  },
  'workspace version': {
    reading: button('Compare with today’s version'),
    comparing: busy,
    notCompared: [alert('The versions could not be compared.'), button('Try again')],
    compared: [heading('Beside today’s'), button('Move to today’s version')],
    asking: dialog('Move Q-204815 to today’s version?'),
    moving: busy,
    moved: status('Moved. The quote has today’s version now.'),
    notMoved: [alert('The quote was not moved.'), button('Open the quote again')],
  },
  'workspace documents': {
    loading: [heading('Policy'), 'Fetching...'],
    deciding: passing,
    none: no(heading('Policy')),
    shown: [button('Certificate of insurance, liability'), button('Look again')],
    missed: alert('The policy could not be read.'),
  },
  'workspace work': { none: noDialog, doing: dialog('Approve this quote?') },
  'workspace task': {
    preparing: passing,
    previewing: busy,
    reading: busy,
    unprepared: [alert('Something went wrong'), button('Try again')],
    'asking.editing': [button(/^(Close|Keep it|Discard|Leave it|Back to the record)/), calm],
    'asking.rejected': alert('Say why'),
    'asking.failed': alert('We do not know whether it was done.'),
    'asking.outdated': alert('Somebody else has changed this quote meanwhile.'),
    'asking.leaving': leaving,
    'submitting.approving': busy,
    'submitting.judging': busy,
    'submitting.cancelling': busy,
    'submitting.generating': busy,
    'submitting.sendingPurchaseLink': busy,
    'submitting.sendingPolicyLink': busy,
    'submitting.prospecting': busy,
    'submitting.recording': busy,
    'submitting.feeing': busy,
    over: noDialog,
  },
}

/** The tasks of a contact. */
export const contactAssertions: Pick<
  StaffCharts,
  | 'accounting'
  | 'attachments'
  | 'emailLogs'
  | 'signatures'
  | 'workspace'
  | 'workspace copy'
  | 'workspace version'
  | 'workspace documents'
  | 'workspace work'
  | 'workspace task'
> = { ...ofContact, ...workspaces }
