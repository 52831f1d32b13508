import { partnerEvents } from '../../../../domain/staff/partners'
import type { ActTask, FormTask } from '../../../../machines/staff/partners/partners.tasks'

interface Words {
  readonly title: string
  readonly effect: string
  readonly act: string
}

/** The texts of a form in a dialog. */
export function formWords(task: FormTask): Words {
  switch (task.kind) {
    case 'key':
      return {
        title: `Make a key for ${task.name}`,
        effect: 'The partner’s system calls us with it. You see it once.',
        act: 'Make the key',
      }
    case 'endpoint':
      return {
        title: `Add a webhook endpoint for ${task.name}`,
        effect: 'It gets an event for each change of a quote or policy that the partner started.',
        act: 'Add the endpoint',
      }
    case 'change':
      return {
        title: 'Change this endpoint',
        effect: `Events go to the new address from now on, and so do those that wait for ${task.endpoint.url}.`,
        act: 'Change the endpoint',
      }
    case 'rotation':
      return {
        title: `Replace the key “${task.key.name}”`,
        effect: 'The new key can do the same, and you see it once. Both keys work until the old one ends.',
        act: 'Make the new key',
      }
    case 'replay':
      return {
        title: 'Send events again',
        effect: `${task.endpoint.url} gets all events since a day again, in their order and under the same ids.`,
        act: 'Send them again',
      }
  }
}

interface ActWords extends Words {
  readonly keep: string
  readonly isStop: boolean
}

/** The texts of a dialog that asks before an act. */
export function actWords(task: ActTask): ActWords {
  switch (task.kind) {
    case 'revocation':
      return {
        title: `Revoke the key “${task.key.name}”?`,
        effect: `Calls with the key ${task.key.prefix}… are refused at once. A revoked key cannot be used again.`,
        act: 'Revoke the key',
        keep: 'Keep it',
        isStop: true,
      }
    case 'secret':
      return {
        title: 'Make a new signing secret?',
        effect: `Events to ${task.endpoint.url} have two signatures for 24 hours, by the old secret and by the new one. After that, only the new one signs.`,
        act: 'Make a new secret',
        keep: 'Keep the old one',
        isStop: true,
      }
    case 'enabling':
      return {
        title: 'Enable this endpoint?',
        effect: `${task.endpoint.url} gets events again from now on. You can then send the earlier ones again.`,
        act: 'Enable it',
        keep: 'Leave it disabled',
        isStop: false,
      }
    case 'removal':
      return {
        title: 'Remove this endpoint?',
        effect: `${task.endpoint.url} gets no more events, and those that wait are given up.`,
        act: 'Remove the endpoint',
        keep: 'Keep it',
        isStop: true,
      }
    case 'delivery':
      return {
        title: 'Send this event again?',
        effect: `${task.delivery.url} gets “${partnerEvents[task.delivery.kind]}” of ${task.delivery.subject} again, under the same id.`,
        act: 'Send it again',
        keep: 'Cancel',
        isStop: false,
      }
  }
}
