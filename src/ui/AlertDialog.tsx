import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

import { dialogOpened } from './dialogs';
import { DialogBody, DialogSheet } from './DialogSheet';

type Props = {
  title: string;
  /** What is said at once. */
  text: string;
  /** The safe answer: Escape gives it too. */
  onDismiss: () => void;
  /** The buttons; the first is the safe one and gets the focus. */
  children: ReactNode;
};

/**
 * Shows the dialog. @returns what closes it and gives the focus back to what had it: not every browser does so by itself, and somebody
 * who typed in a field goes on there.
 */
const openModal = (dialog: HTMLDialogElement): (() => void) => {
  const { activeElement: before } = document;
  dialog.showModal();
  dialog.querySelector('button')?.focus();
  return () => {
    dialog.close();
    const { activeElement: now } = document;
    const isLost = now === null || now === document.body || dialog.contains(now);
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};

/** A question that cannot wait: modal, said at once, and answered by one tap. */
export function AlertDialog({ title, text, onDismiss, children }: Props) {
  const id = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  // Who asked closes it by taking it away. This comes before that: a dialog that is gone from the page gives no focus back.
  useLayoutEffect(() => {
    if (sheet.current === null) return undefined;
    const close = openModal(sheet.current);
    const closed = dialogOpened(close);
    return () => {
      closed();
      close();
    };
  }, []);
  return (
    <DialogSheet
      ref={sheet}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
    >
      <DialogBody>
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`}>{text}</p>
      </DialogBody>
      {children}
    </DialogSheet>
  );
}
