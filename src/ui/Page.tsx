import { use, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import type { MessageKey } from '../i18n/keys';
import { Column } from './Column';
import { useShowPage } from './documentTitle';
import { FirstPage } from './firstPage';
import { FlashAlert } from './FlashAlert';
import { Icon } from './Icon';
import { PageTopSlot } from './PageTop';
import { color, space, type, width } from './theme/tokens';

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`;

const Top = styled.div`
  display: grid;
  gap: ${space.l};
  &:empty,
  &:has(> :only-child:empty) {
    display: none;
  }
`;

const Back = styled(Link)<{ $dense: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-height: 3rem;
  margin-block-end: -${({ $dense }) => ($dense ? space.m : space.l)};
  justify-self: start;
  @media print {
    display: none;
  }
`;

const Lead = styled.p`
  max-width: ${width.text};
  color: ${color.inkSoft};
  font-size: ${type.lead};
`;

type Props = {
  title?: ReactNode;
  /** The title, or where that names somebody what the window says; without it the window says what the address tells. */
  titleKey?: MessageKey | undefined;
  lead?: ReactNode;
  /** `label` defaults to « Retour ». */
  back?: { to: string; label?: string };
  wide?: boolean;
  /** On a phone: a list is seen without scrolling. */
  dense?: boolean;
  children?: ReactNode;
};

/** A focused input keeps the focus: it was prerendered, and the user may be typing. */
const useTitleFocus = () => {
  const title = useRef<HTMLHeadingElement>(null);
  const isFirst = use(FirstPage);
  useEffect(() => {
    if (!isFirst() && !(document.activeElement instanceof HTMLInputElement))
      title.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return title;
};

/** After the first commit: alerts render once. */
const useTop = () => {
  const top = useRef<HTMLDivElement>(null);
  const [container, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    setSlot(top.current);
  }, []);
  return [container, top] as const;
};

export function Page({ titleKey, title, lead, back, wide = false, dense = false, children }: Props) {
  const { t } = useTranslation();
  const [container, top] = useTop();
  const heading = useTitleFocus();
  const flashId = useId();
  useShowPage(titleKey);
  return (
    <PageTopSlot value={container}>
      <Column id="content" $wide={wide} $dense={dense} tabIndex={-1}>
        {back && (
          <Back to={back.to} $dense={dense}>
            <Icon name="back" />
            <span>{back.label ?? t('common.back')}</span>
          </Back>
        )}
        <Top ref={top}>
          <div id={flashId}>
            <FlashAlert />
          </div>
        </Top>
        <Head>
          {/* Announced with the title: it appears as the title takes the focus. */}
          <h1 ref={heading} tabIndex={-1} aria-describedby={flashId}>
            {title ?? (titleKey && t(titleKey))}
          </h1>
          {lead && <Lead>{lead}</Lead>}
        </Head>
        {children}
      </Column>
    </PageTopSlot>
  );
}
