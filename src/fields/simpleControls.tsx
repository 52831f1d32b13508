import type { Kind } from '../../domain/application/field'
import type { Control } from './control'
import { choice } from './kinds/choice'
import { Combobox } from './kinds/combobox'
import { agreement, cover } from './kinds/cover'
import { DateList } from './kinds/dateList'
import { limits } from './kinds/limits'
import { line, longText } from './kinds/line'
import { OneDay, Phone } from './kinds/masked'
import { Money } from './kinds/money'
import { yesNo } from './kinds/yesNo'

export type SimpleKind = Exclude<Kind, 'drawing' | 'entries' | 'derived' | 'fact'>

/** The kinds that ask one thing. Those of an entry are asked by these too. */
export const simpleControls: Record<SimpleKind, Control> = {
  text: line(),
  longText,
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
