import { cancellationCovers, cancellationRules } from './cancellationCovers'
import { formStep } from './fields/field'
import { optionalCovers, optionalCoversAcross } from './optionalCovers'
import { aboutQuestions } from './questions/about'
import { cancellationQuestions } from './questions/cancellation'
import { filmQuestions } from './questions/film'
import { foodQuestions } from './questions/food'
import { performanceQuestions } from './questions/performance'
import { showQuestions } from './questions/show'

export const underwriting = formStep({
  title: 'Optional coverage and questions',
  intro: 'Coverage you can add, then the questions that decide whether we can quote without a review.',
  slice: 'step2',
  groups: {
    covers: { title: 'Optional coverage' },
    terrorism: {
      title: 'Terrorism coverage',
      hint: 'Federal law requires us to offer you coverage for acts that the government certifies as terrorism. You choose whether to buy it.',
    },
    cancellation: { title: 'Optional cancellation coverage' },
    about: { title: 'About the event' },
    performance: { title: 'Music and performance' },
    show: { title: 'Sports, vehicles and stands' },
    food: { title: 'Food and drink' },
    film: { title: 'The shoot' },
    setbacks: { title: 'What could stop the event' },
  },
  fields: {
    ...optionalCovers,
    ...cancellationCovers,
    ...aboutQuestions,
    ...performanceQuestions,
    ...showQuestions,
    ...foodQuestions,
    ...filmQuestions,
    ...cancellationQuestions,
  },
  across: [...optionalCoversAcross, ...cancellationRules],
})
