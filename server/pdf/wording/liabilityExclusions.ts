import type { HoldingLiability } from '../facts/types'
import type { Part } from './clause'

/** Includes everything that the quote asks about, so that nobody first learns of an exclusion from a denied claim. */
export const exclusions = ({ liability: { liquor, terrorism, period } }: HoldingLiability): Part => ({
  title: 'What is not insured',
  clauses: [
    {
      text: 'This policy does not apply to injury, damage or an offense:',
      points: [
        'that an insured expected or intended, other than by reasonable force to protect people or property;',
        'to an insured’s employee in the course of the work, or for which a law on workers’ compensation, disability or unemployment applies;',
        'for which an insured is liable only because of a promise in a contract. Your promise to the location to answer for injury and damage that you cause is insured;',
        'to property that an insured owns, or has in its care, custody or control, other than rented premises as Part 2 says;',
        'to goods, work or rented things that are themselves defective, or that are withdrawn from use;',
        'that arises from an aircraft, a drone, a watercraft, or a motor vehicle that an insured owns, uses or lends. Vehicles that stand still as exhibits are not meant;',
        'that arises from fireworks, pyrotechnics, explosives, flames that are part of an act, or weapons;',
        'that arises from mechanical rides, inflatables, climbing structures, trampolines, dunk tanks, water slides, pools, saddle animals or exotic animals;',
        `that arises from overnight camping, or from the event after ${period.dayEnds} local time; cleaning up without guests is not meant;`,
        'to anyone who practices for or takes part in an athletic contest, a race, a stunt or a fight;',
        'that arises from a performer or an athlete known nationally, from crowd surfing, moshing or stage diving, unless we agreed to it in writing;',
        'that arises from a protest, a rally or a march;',
        ...(liquor === 'host'
          ? ['that arises from alcohol that an insured sells, makes, or serves as a business;']
          : []),
        'that arises from cannabis, illegal drugs, tattooing, piercing, massage, or medical, legal or other professional services;',
        'that arises from abuse, molestation, assault or battery, whoever commits it;',
        'that arises from pollution, asbestos, lead, mold, a communicable disease, or a nuclear reaction;',
        'that arises from the loss or disclosure of data, from recording in violation of a law, or from unwanted messages;',
        'that arises from discrimination, harassment or employment practices;',
        'that arises from war, civil war or the orders of an authority;',
        ...(terrorism ? [] : ['that arises from a certified act of terrorism;']),
        'that happens on a day, at a place or at an activity that the declarations do not name.',
      ],
    },
  ],
})
