/**
 * The server cannot start, and the person who starts it can mend it: a taken port, a taken folder, a wrong setting.
 * `main.ts` prints the message, one clear sentence, without a stack, and exits with 1.
 */
export class StartupRefusal extends Error {
  override readonly name = 'StartupRefusal';
}

/** A living process has the data folder, and with it the embedded database. */
export class DataFolderTaken extends StartupRefusal {}
