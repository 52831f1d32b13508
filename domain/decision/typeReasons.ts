import type { Rule } from './model/rule'

/**
 * Why an event type is declined, by label, in every catalogue that declines it (decision 15: a type's own decision
 * wins).
 */
export const declinedTypes: Readonly<Record<string, string>> = {
  'Gun or Knife Show': 'We cannot cover shows where weapons are displayed or sold.',
  'Inflatable or Ride Operator':
    'Operators of inflatables, rides or amusement devices need a specialist amusement policy.',
  'Concert - Electronic or Rave': 'Electronic dance and rave events are outside what this program covers.',
  'Aerial, Stunt or Fire Performer':
    'Acts that use fire, aerial rigging or stunts are outside what this program covers.',
  'Boxing or Mixed Martial Arts Match': 'Bouts between fighters need a specialist combat-sports policy.',
  'Obstacle Course or Mud Run': 'Obstacle and mud courses need a specialist participant policy.',
  'Carnival with Mechanical Rides': 'Events with mechanical rides are outside what this program covers.',
  'Parade with Floats': 'Parades with floats or other moving vehicles are outside what this program covers.',
  'Haunted House': 'Haunted attractions are outside what this program covers.',
  'Political Rally, March or Protest': 'Rallies, marches and protests are outside what this program covers.',
  'Film Shoot with Stunts or Pyrotechnics':
    'Shoots with stunts, weapons or pyrotechnics need a specialist production policy.',
  // declined in earlier catalogues only
  'Concert - Hip-Hop/Rap': 'Rap and hip-hop concerts are outside what this program covers.',
  'Concert - Heavy Metal': 'Heavy metal concerts are outside what this program covers.',
  'Concert - Country': 'Country concerts are outside what this program covers.',
  'Film Shoot (Out of Studio)': 'Shoots outside a studio need a specialist production policy.',
  'Fireworks Display': 'A fireworks display needs the specialist policy of the company that fires it.',
  Rodeo: 'Rodeos need a specialist policy for animals and riders.',
  'Horse Show': 'Horse shows need a specialist equine policy.',
  'Animal Show or Petting Zoo': 'Events where animals are shown or petted need a specialist policy.',
  'Music Festival': 'Music festivals are outside what this program covers.',
  'Beer Garden': 'Beer gardens need a specialist liquor policy.',
  'Beer or Wine Festival': 'Beer and wine festivals need a specialist liquor policy.',
  'Overnight Camp or Scout Jamboree': 'Events with overnight stays are outside what this program covers.',
  'Swim Meet or Water Event': 'Events in or on the water need a specialist policy.',
  'Other Event (Describe)': 'We can only cover the kinds of event that are in the list.',
}

export const referredType = 'One of our underwriters looks at events of this kind before we can offer a price.'

type Way = Pick<Extract<Rule, { remedy: string }>, 'remedy' | 'mend'>

/** Event types for which another type can be chosen if the event leaves out a part, such as its floats. */
const without: Readonly<Record<string, Way>> = {
  'Parade with Floats': {
    remedy: 'On foot it can be quoted: choose “Parade without Floats”.',
    mend: { event_type: 'Parade without Floats' },
  },
  'Carnival with Mechanical Rides': {
    remedy: 'Without mechanical rides it can be quoted: choose “Fair (No Rides)”.',
    mend: { event_type: 'Fair (No Rides)' },
  },
}
/** The remedy of the other types. Its `mend` is an example of an event that we quote. */
const otherKind: Way = {
  remedy: 'Your event is of another kind? Choose the one that fits.',
  mend: { event_type: 'Birthday Party' },
}

/** The reason for a type that its catalogue declines or refers. A referred type has no remedy. */
export const aboutType = (label: string, decision: 'decline' | 'refer') =>
  decision === 'refer'
    ? { code: 'event_type_referred', text: referredType, remedy: null, mend: undefined }
    : { code: 'event_type_declined', text: declinedTypes[label] as string, ...(without[label] ?? otherKind) }
