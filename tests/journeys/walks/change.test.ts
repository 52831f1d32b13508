import { changeInBrowser } from './change.inBrowser'
import { walked } from './walked'

walked({ 'policy change': async (policy) => changeInBrowser(policy, await policy.opened()) })
