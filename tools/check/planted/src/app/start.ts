import { screen } from '../screen'

export const start = screen
