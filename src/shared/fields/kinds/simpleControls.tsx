import type { Kind } from '../../../../domain/application/fields/field'
import type { Control } from '../control/control'
import { choice } from './choice'
import { Combobox } from './combobox'
import { agreement, cover } from './coverageCheckbox'
import { DateList } from './dateList'
import { limits } from './limits'
import { OneDay, Phone } from './masked'
import { Money } from './money'
import { LongText, line } from './text'
import { yesNo } from './yesNo'

export type SimpleKind = Exclude<Kind, 'drawing' | 'entries' | 'derived' | 'fact'>

/** The controls for a single value. Entries use them too. */
export const simpleControls: Record<SimpleKind, Control> = {
  text: line(),
  longText: LongText,
  email: line({ type: 'email', inputMode: 'email', spellCheck: false }),
  emails: line({ inputMode: 'email', spellCheck: false }),
  phone: Phone,
  zip: line({ inputMode: 'numeric' }),
  money: Money,
  count: line({ inputMode: 'numeric' }),
  date: OneDay,
  dateList: DateList,
  choice,
  limits,
  combobox: Combobox,
  yesNo,
  cover,
  agreement,
}
