const open = new Set<() => void>();

/** Notes that a dialog is open; call the answer once it is closed. */
export const dialogOpened = (close: () => void): (() => void) => {
  open.add(close);
  return () => { open.delete(close); };
};

/** Closes every open dialog: a session that ends leaves none behind (spec §4). */
export const closeDialogs = (): void => {
  for (const close of [...open]) close();
};
