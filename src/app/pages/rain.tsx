import { RainScreen } from '../../screens/rain/RainScreen'
import type { OpenPage } from '../routes/routes'

/** It holds nothing that an address could change. */
const openRainPage: OpenPage = () => ({ Screen: RainScreen, follow: () => {} })
export default openRainPage
