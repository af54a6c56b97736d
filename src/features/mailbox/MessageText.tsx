import { tokenize } from 'linkifyjs';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { routeIn } from '../../lib/routeIn';
import { PhoneLink } from '../../ui';
import { width } from '../../ui/theme/tokens';

const Text = styled.p`
  max-width: ${width.text};
  white-space: pre-line;
  overflow-wrap: anywhere;
  a[href^='tel:'] {
    white-space: nowrap;
  }
`;

const usualScheme = 'https';

const webAddress = (written: string): string | undefined => {
  const url = URL.parse(written);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' ? url.href : undefined;
};

/** Such as `514 555-0199`, with or without country code. */
const phone = /((?:1[ \u00A0])?\d{3}[ \u00A0]\d{3}-\d{4})(?!\d)/;

const withPhones = (text: string): ReactNode[] =>
  text.split(phone).map((part, at) => (at % 2 === 1 ? <PhoneLink key={at} phone={part} /> : part));

/** Renders text with links. Web links open a new tab without referrer; the portal's own stay in the tab. */
export function MessageText({ body }: { body: string }) {
  const { t } = useTranslation();
  return (
    <Text>
      {tokenize(body).map((token, at) => {
        const address = token.t === 'url' ? webAddress(token.toHref(usualScheme)) : undefined;
        if (address === undefined) return <Fragment key={at}>{withPhones(token.toString())}</Fragment>;
        const route = routeIn(address, window.location);
        if (route !== undefined)
          return (
            <Link key={at} to={route}>
              {t('mailbox.linkInside')}
            </Link>
          );
        return (
          <a
            key={at}
            href={address}
            target="_blank"
            rel="noopener noreferrer nofollow"
            aria-label={t('mailbox.link', { address: token.toString() })}
          >
            {token.toString()}
          </a>
        );
      })}
    </Text>
  );
}
