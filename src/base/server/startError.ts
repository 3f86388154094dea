import type { LocalText } from '#base/domain/locale.ts'

export type StartErrorCode =
  | 'dataDirUnreadable'
  | 'databaseFolderLocked'
  | 'databaseUnreachable'
  | 'databaseTooOld'
  | 'databaseNotDurable'
  | 'databaseDamaged'
  | 'migrationEdited'
  | 'migrationFailed'
  | 'databaseNewer'
  | 'settingWrong'
  | 'portTaken'

/** A reason why the server does not start, in a sentence that says what to do. Printed without a stack; everything else is a bug. */
export class StartError extends Error {
  readonly code: StartErrorCode
  readonly sentences: LocalText

  constructor(code: StartErrorCode, sentences: LocalText, options?: { cause: unknown }) {
    super(`${sentences.en}\n${sentences.de}`, options)
    this.name = 'StartError'
    this.code = code
    this.sentences = sentences
  }
}
