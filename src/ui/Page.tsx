import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';

import { FlashAlert } from './FlashAlert';
import { Icon } from './Icon';
import { PageTopSlot } from './PageTop';
import { color, space, type, width } from './theme/tokens';

const Column = styled.main<{ $wide: boolean }>`
  width: 100%;
  max-width: ${width.home};
  margin: 0 auto;
  padding: ${space.l} ${space.l} ${space.page};
  display: grid;
  grid-template-columns: minmax(0, ${({ $wide }) => ($wide ? '1fr' : width.column)});
  gap: ${space.xl};
  align-content: start;
`;

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`;

const Top = styled.div`
  display: grid;
  gap: ${space.l};
  &:empty { display: none; }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-height: 3rem;
  margin-block-end: -${space.l};
  justify-self: start;
  @media print { display: none; }
`;

const Lead = styled.p`
  max-width: ${width.text};
  color: ${color.inkSoft};
  font-size: ${type.lead};
`;

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** Where the link above the title leads; its words say where, « Retour » without. */
  back?: { to: string; label?: string };
  wide?: boolean;
  children?: ReactNode;
};

/** Moves the focus to the title when one page follows another, which also makes screen readers say it. */
const useTitleFocus = () => {
  const title = useRef<HTMLHeadingElement>(null);
  const isFirst = useLocation().key === 'default';
  const wasFirst = useRef(isFirst);
  useEffect(() => {
    if (!wasFirst.current) title.current?.focus({ preventScroll: true });
  }, []);
  return title;
};

/** The frame of a screen: alerts, way back, title, content. Each screen is one Page. */
export function Page({ title, lead, back, wide = false, children }: Props) {
  const { t } = useTranslation();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const heading = useTitleFocus();
  return (
    <PageTopSlot value={slot}>
      <Column id="content" $wide={wide} tabIndex={-1}>
        {back && <Back to={back.to}><Icon name="back" />{back.label ?? t('common.back')}</Back>}
        <Top ref={setSlot}><FlashAlert /></Top>
        <Head>
          <h1 ref={heading} tabIndex={-1}>{title}</h1>
          {lead && <Lead>{lead}</Lead>}
        </Head>
        {children}
      </Column>
    </PageTopSlot>
  );
}
