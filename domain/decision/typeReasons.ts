/** Why a type of event is not offered, by its name in the catalogue (decision 15: a type's own decision wins). */
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
  'Parade with Floats':
    'Parades with floats or other moving vehicles are outside what this program covers. A parade on foot can be quoted.',
  'Haunted House': 'Haunted attractions are outside what this program covers.',
  'Political Rally, March or Protest': 'Rallies, marches and protests are outside what this program covers.',
  'Film Shoot with Stunts or Pyrotechnics':
    'Shoots with stunts, weapons or pyrotechnics need a specialist production policy.',
}

export const referredType = 'One of our underwriters looks at events of this kind before we can offer a price.'
