import { server } from '../../../main'

export const begin = server
