/** A startup failure that the operator can fix. `main.ts` prints the message without a stack and exits with 1. */
export class StartupRefusal extends Error {
  override readonly name = 'StartupRefusal';
}

/** Another process uses the data folder. */
export class DataFolderTaken extends StartupRefusal {}
