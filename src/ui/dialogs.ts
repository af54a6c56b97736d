import { forgetOnSessionEnd } from '../lib/forgetOnSessionEnd';
import { happened } from '../lib/happenings';

const open = new Set<() => void>();

export const dialogOpened = (close: () => void): (() => void) => {
  open.add(close);
  happened({ type: 'ui/dialogOpened' });
  return () => {
    open.delete(close);
  };
};

/** At session end (spec §4). */
const closeDialogs = (): void => {
  for (const close of [...open]) close();
};

forgetOnSessionEnd('open dialogs', closeDialogs);
