/** `main.ts` prints the message without a stack and exits with 1. */
export class StartupRefusal extends Error {
  override readonly name = 'StartupRefusal';
}

export class DataFolderTaken extends StartupRefusal {}
