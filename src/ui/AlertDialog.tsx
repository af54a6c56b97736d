import { useEffect, useId, useRef, type ReactNode } from 'react';

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

/** A question that cannot wait: modal, said at once, and answered by one tap. */
export function AlertDialog({ title, text, onDismiss, children }: Props) {
  const id = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    dialog?.querySelector('button')?.focus();
    const closed = dialogOpened(() => { dialog?.close(); });
    return () => { closed(); dialog?.close(); };
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
