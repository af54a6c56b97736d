import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { dialogOpened } from './dialogs';
import { DialogBody, DialogSheet, DialogTop } from './DialogSheet';
import { PageTopSlot } from './PageTop';

type Props = {
  title: string;
  text: ReactNode;
  onDismiss: () => void;
  /** Also called by Escape. */
  children: ReactNode;
};

/** The first control is safe and gets the focus. */
const openModal = (dialog: HTMLDialogElement): (() => void) => {
  const { activeElement: before } = document;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('input, button')?.focus();
  return () => {
    dialog.close();
    const { activeElement: now } = document;
    const isLost = now === null || now === document.body || dialog.contains(now);
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
};

export function AlertDialog({ title, text, onDismiss, children }: Props) {
  const id = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const [top, setTop] = useState<HTMLElement | null>(null);
  // A layout effect: once unmounted, a dialog cannot restore the focus.
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
        <DialogTop ref={setTop} />
      </DialogBody>
      <PageTopSlot value={top}>{children}</PageTopSlot>
    </DialogSheet>
  );
}
