import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import type { CallName } from '../../contract/calls.ts';
import { selectIsOffered } from '../api/capability';
import { selectBrand } from '../features/config/configSlice';
import { selectIsSignedIn } from '../features/session/sessionSlice';
import type { MessageKey } from '../i18n/keys';
import { paths } from '../lib/paths';
import { useAppSelector } from '../store/hooks';
import { Page, saysOnArrival } from '../ui';
import { NetworkPhone } from './NetworkPhone';

type Offer = { title: MessageKey; needs: readonly CallName[] };

function NotOffered({ title }: Pick<Offer, 'title'>) {
  const { t } = useTranslation();
  const { phone } = useAppSelector(selectBrand);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const back = isSignedIn ? { to: paths.home, label: t('header.home') } : { to: paths.login, label: t('login.title') };
  return (
    <Page title={t(title)} back={back}>
      <p {...saysOnArrival}>
        <span>{t('notOffered.text')}</span> <span>{t(phone ? 'notOffered.call' : 'notOffered.clinic')}</span>
      </p>
      <NetworkPhone />
    </Page>
  );
}

/** When the back end lacks a call that the page needs (product §8). */
export const makeOffered = (Offering: ComponentType, { title, needs }: Offer): ComponentType => {
  const selectOffer = selectIsOffered(...needs);
  return function Offered() {
    return useAppSelector(selectOffer) ? <Offering /> : <NotOffered title={title} />;
  };
};
