import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from './Button';
import { dialogOpened } from './dialogs';
import { DialogBody, DialogSheet, DialogTop } from './DialogSheet';
import { PageTopSlot } from './PageTop';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** Native: the browser handles focus and Escape. */
export function Dialog({ title, onClose, children }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [top, setTop] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    heading.current?.focus();
    const closed = dialogOpened(() => {
      dialog?.close();
    });
    return () => {
      closed();
      dialog?.close();
    };
  }, []);

  return (
    <DialogSheet ref={sheet} aria-labelledby={titleId} onClose={onClose}>
      <DialogBody>
        <h2 id={titleId} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <DialogTop ref={setTop} />
        <PageTopSlot value={top}>{children}</PageTopSlot>
      </DialogBody>
      <Button
        look="secondary"
        onPress={() => {
          sheet.current?.close();
        }}
      >
        {t('common.close')}
      </Button>
    </DialogSheet>
  );
}
