import { forgetOnSessionEnd } from '../lib/forgetOnSessionEnd';
import { happened } from '../lib/happenings';

const open = new Set<() => void>();

/** Notes that a dialog is open; call the answer once it is closed. */
export const dialogOpened = (close: () => void): (() => void) => {
  open.add(close);
  happened({ type: 'ui/dialogOpened' });
  return () => {
    open.delete(close);
  };
};

/** Closes every open dialog: a session that ends leaves none behind (spec §4). */
const closeDialogs = (): void => {
  for (const close of [...open]) close();
};

forgetOnSessionEnd('open dialogs', closeDialogs);
