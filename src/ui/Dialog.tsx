import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { Button } from './Button';
import { dialogOpened } from './dialogs';
import { color, radius, space } from './theme/tokens';

const Sheet = styled.dialog`
  width: min(36rem, calc(100vw - 2 * ${space.l}));
  padding: ${space.xl};
  border: 2px solid ${color.control};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  &::backdrop { background: ${color.veil}; }
`;

const Body = styled.div`
  display: grid;
  gap: ${space.l};
  margin-bottom: ${space.xl};
  ol, ul { display: grid; gap: ${space.s}; padding-inline-start: 1.5em; }
`;

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A native modal dialog: the browser keeps the focus inside, closes it by Escape and gives the focus back. */
export function Dialog({ title, onClose, children }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    heading.current?.focus();
    const closed = dialogOpened(() => { dialog?.close(); });
    return () => { closed(); dialog?.close(); };
  }, []);

  return (
    <Sheet ref={sheet} aria-labelledby={titleId} onClose={onClose}>
      <Body>
        <h2 id={titleId} tabIndex={-1} ref={heading}>{title}</h2>
        {children}
      </Body>
      <Button look="secondary" onPress={() => { sheet.current?.close(); }}>{t('common.close')}</Button>
    </Sheet>
  );
}
