import { capital } from '../../domain/formats'

/** A fault's words name its question, because the error summary stands away from it. Beside the question "this" will do. */
export const inPlace = (message: string) => capital(message.replace(/“[^“”]+”/, 'this'))
