import { useId, type ReactNode, Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { tokenize } from 'linkifyjs';

import type { Message } from '../../../contract/mailbox.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { tagOf } from '../../lib/language';
import { languageOf } from '../../lib/languageOf';
import { paths, toAppointment } from '../../lib/paths';
import { routeIn } from '../../lib/routeIn';
import { Card, Cluster, PhoneLink, Tag, WrittenHead, WrittenText } from '../../ui';
import { AttachedFiles } from './AttachedFiles';
import { useMoment } from './useMoment';
import { usePartyText } from './usePartyText';

const usualScheme = 'https';

const webAddress = (written: string): string | undefined => {
  const url = URL.parse(written);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' ? url.href : undefined;
};

/** `514 555-0199`, country code optional. */
const phone = /((?:1[ \u00A0])?\d{3}[ \u00A0]\d{3}-\d{4})(?!\d)/;

const withPhones = (text: string): ReactNode[] =>
  text
    .split(phone)
    .map((part, at) => (at % 2 === 1 ? <PhoneLink key={at} phone={part} /> : part && <span key={at}>{part}</span>));

/** Web links open a new tab without referrer; the portal's own stay. */
function MessageText({ body }: { body: string }) {
  const { t } = useTranslation();
  const ownLang = tagOf(useLanguage());
  return (
    <WrittenText lang={languageOf(body)}>
      {tokenize(body).map((token, at) => {
        const address = token.t === 'url' ? webAddress(token.toHref(usualScheme)) : undefined;
        if (address === undefined) return <Fragment key={at}>{withPhones(token.toString())}</Fragment>;
        const route = routeIn(address, window.location);
        if (route !== undefined)
          return (
            <Link key={at} to={route} lang={ownLang}>
              {t('mailbox.linkInside')}
            </Link>
          );
        return (
          <a
            key={at}
            href={address}
            lang={ownLang}
            target="_blank"
            rel="noopener noreferrer nofollow"
            aria-label={t('mailbox.link', { address: token.toString() })}
          >
            {token.toString()}
          </a>
        );
      })}
    </WrittenText>
  );
}

const offerTones = { open: 'info', taken: 'success', over: 'quiet' } as const;

type Props = {
  message: Message;
  networkName: string;
  fileAddress: (attachmentId: string) => string;
  /** The present state, whatever the message said. */
  appointmentState: (appointmentId: string) => ReactNode;
};

export function MessageSheet({ message, networkName, fileAddress, appointmentState }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const id = useId();
  const textOf = usePartyText(networkName);
  const { momentOf } = useMoment();
  const { appointmentId, attachments, body, from, kind, offer, sentAt, to } = message;
  return (
    <Card as="article" aria-labelledby={id}>
      <WrittenHead>
        <h2 id={id}>{textOf(from)}</h2>
        {from.kind === 'me' && <p>{told('mailbox.to', { name: textOf(to) })}</p>}
        <p>
          <time dateTime={sentAt} translate="no">
            {momentOf(sentAt)}
          </time>
        </p>
      </WrittenHead>
      <MessageText body={body} />
      <AttachedFiles files={attachments} addressOf={fileAddress} />
      {appointmentId !== undefined && (
        <Cluster>
          <Link to={toAppointment(appointmentId)}>{t('mailbox.toVisit')}</Link>
          {appointmentState(appointmentId)}
        </Cluster>
      )}
      {kind === 'alert' && (
        <Cluster>
          <Link to={paths.alerts}>{t('watch.see')}</Link>
          {offer !== undefined && Object.hasOwn(offerTones, offer) && (
            <Tag tone={offerTones[offer]}>{t(`mailbox.offer.${offer}`)}</Tag>
          )}
        </Cluster>
      )}
    </Card>
  );
}
