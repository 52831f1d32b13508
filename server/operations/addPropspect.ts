import type { Operation } from '../handler'
import { addProspect } from './addProspect'

/** `POST /reps/add/propspect`: the same call as `/reps/add/prospect`, as the specification spells it (decision 42). */
export const addPropspect: Operation<'addPropspect'> = addProspect
