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

/** Of an address written without one. */
const usualScheme = 'https';

/** The address behind a written link, when it is one of the web. */
const webAddress = (written: string): string | undefined => {
  const url = URL.parse(written);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' ? url.href : undefined;
};

/** A phone number as it is written in Quebec: `514 555-0199`, with the country in front or not. */
const phone = /((?:1[ \u00A0])?\d{3}[ \u00A0]\d{3}-\d{4})(?!\d)/;

/** Phone numbers can be called, and are never broken in two. */
const withPhones = (text: string): ReactNode[] =>
  text.split(phone).map((part, at) => (at % 2 === 1 ? <PhoneLink key={at} phone={part} /> : part));

/**
 * The body of a message: always text. Addresses of the web become links that open apart and tell the other side nothing; those of this
 * portal, which nobody wants to read, lead on in the same tab.
 */
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
