import { policyInBrowser } from './policy.inBrowser'
import { walked } from './walked'

walked({ policy: policyInBrowser })
