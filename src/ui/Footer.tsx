import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { useTold } from '../i18n/useTold';
import { beside } from '../lib/lists';
import { Icon } from './Icon';
import { PhoneLink } from './PhoneLink';
import { visuallyHidden } from './theme/mixins';
import { color, linkTarget, phone, space, type, wide, width } from './theme/tokens';

const Ground = styled.footer`
  margin-top: auto;
  border-block-start: 1px solid ${color.line};
  background: ${color.sunken};
  font-size: ${type.small};
  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  max-width: ${width.home};
  margin: 0 auto;
  padding: ${space.s} ${space.l};
  gap: 0;
  ${wide} {
    grid-template-columns: 1fr 1fr;
    gap: ${space.xl};
    padding: ${space.xl} ${space.l} ${space.xxl};
  }
`;

const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  column-gap: ${space.l};
  line-height: 1.3;
  list-style: none;
  ${wide} {
    grid-template-columns: minmax(0, 1fr);
  }
  li {
    display: flex;
    align-items: center;
    gap: ${space.s};
    min-height: ${linkTarget};
  }
  a,
  a:visited {
    color: ${color.ink};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${linkTarget};
  }
  svg {
    color: ${color.primary};
  }
`;

const Heading = styled.h2`
  font-size: ${type.lead};
  margin-bottom: ${space.xs};
  ${phone} {
    ${visuallyHidden}
  }
`;

const Fine = styled.p`
  grid-column: 1 / -1;
  color: ${color.inkSoft};
`;

type Props = {
  phone: string;
  guideUrl: string;
  termsPath: string;
  privacyPath: string;
  displayPath: string;
  accessibilityPath: string;
  reportPath: string;
  copyright: string;
  version: string;
  children: ReactNode;
};

/** Help always in the same position (spec §2). */
export function Footer({
  phone,
  guideUrl,
  termsPath,
  privacyPath,
  displayPath,
  accessibilityPath,
  reportPath,
  copyright,
  version,
  children,
}: Props) {
  const { t } = useTranslation();
  const told = useTold();
  return (
    <Ground aria-label={t('footer.label')}>
      <Columns>
        <div>
          <Heading>{t('help.title')}</Heading>
          <Lines>
            <li>
              <Icon name="warning" />
              <a href="tel:911">{t('help.emergency')}</a>
            </li>
            <li>
              <Icon name="info" />
              <a href="tel:811">{t('help.info')}</a>
            </li>
            {phone && (
              <li>
                <Icon name="phone" />
                <PhoneLink phone={phone}>{told('help.phone', { phone })}</PhoneLink>
              </li>
            )}
            <li>{children}</li>
          </Lines>
        </div>
        <div>
          <Heading>{t('footer.about')}</Heading>
          <Lines>
            <li>
              <Link to={displayPath}>{t('footer.display')}</Link>
            </li>
            {guideUrl && (
              <li>
                <a href={guideUrl} target="_blank" rel="noreferrer">
                  {t('footer.guide')}
                </a>
              </li>
            )}
            <li>
              <Link to={termsPath}>{t('footer.terms')}</Link>
            </li>
            <li>
              <Link to={privacyPath}>{t('footer.privacy')}</Link>
            </li>
            <li>
              <Link to={accessibilityPath}>{t('footer.accessibility')}</Link>
            </li>
            <li>
              <Link to={reportPath}>{t('footer.report')}</Link>
            </li>
          </Lines>
        </div>
        {/* Prerendered, perhaps in another year. */}
        <Fine suppressHydrationWarning>{beside([copyright, version && t('footer.version', { version })])}</Fine>
      </Columns>
    </Ground>
  );
}
