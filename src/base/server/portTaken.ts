import { StartError } from './startError.ts'

/** Turns the error of a `listen` that failed into a sentence; any other error is handed back as it is. */
export function portTaken(error: unknown, port: number, setting: 'PORT' | 'KEY_SERVER_PORT'): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') {
    return new StartError(
      'portTaken',
      {
        en: `Port ${port} is taken by another program. End that one, or choose another port with ${setting}.`,
        de: `Port ${port} ist von einem anderen Programm belegt. Beenden Sie dieses oder wählen Sie mit ${setting} einen anderen Port.`,
      },
      { cause: error },
    )
  }
  if (code === 'EACCES') {
    return new StartError(
      'portTaken',
      {
        en: `This account may not use port ${port}. Choose one above 1023 with ${setting}.`,
        de: `Dieses Konto darf Port ${port} nicht benutzen. Wählen Sie mit ${setting} einen über 1023.`,
      },
      { cause: error },
    )
  }
  return error
}
