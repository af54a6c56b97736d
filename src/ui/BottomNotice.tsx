import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';

import { Alert } from './Alert';
import { focusContent } from './focusContent';
import { Cluster, Stack } from './Stack';
import { space } from './theme/tokens';
import { noticeTold } from './toldNotices';

/** Overlaid: nothing moves under a tap. */
const Edge = styled.section`
  position: sticky;
  bottom: var(--bar);
  z-index: 1;
  padding-block: ${space.s};
  @media print {
    display: none;
  }
  /* On a phone held sideways it would take half of the window: there it stays where it stands. */
  @media (max-height: 28rem) {
    position: static;
  }
`;

/** Keeps the focus in the page. A layout effect: after removal, the focus is unknown. */
const useFocusGoesOn = () => {
  const edge = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const notice = edge.current;
    return () => {
      if (notice?.contains(document.activeElement)) focusContent();
    };
  }, []);
  return edge;
};

type Props = {
  title: string;
  /** The title, where a translator must leave a name alone. */
  shown?: ReactNode;
  children?: string;
  actions?: ReactNode;
};

/** Announced politely by NoticeVoice. */
export function BottomNotice({ title, shown = title, children: text, actions }: Props) {
  const id = useId();
  const edge = useFocusGoesOn();
  useEffect(() => noticeTold({ id, title, text }), [id, title, text]);
  return (
    <Edge ref={edge} aria-label={title}>
      <Alert tone="info" title={shown} isSaid>
        <Stack $gap="s">
          {text !== undefined && <span>{text}</span>}
          {actions && <Cluster>{actions}</Cluster>}
        </Stack>
      </Alert>
    </Edge>
  );
}
