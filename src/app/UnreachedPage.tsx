import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, Page } from '../ui';
import { useOnline } from './offline/useOnline';

type Props = { fetchPage: () => Promise<ComponentType> };

/** A network that is back may still refuse: the pause before the next try by itself, in milliseconds. */
const pauseAfter = (tries: number): number => Math.min(500 * 2 ** tries, 30_000);

/**
 * Stands where a page would that could not be fetched, most often for want of a network. It says so, and opens that page by one tap,
 * or by itself once the network is back.
 */
export function UnreachedPage({ fetchPage }: Props) {
  const { t } = useTranslation();
  const online = useOnline();
  const [{ tries, isAsked }, setTries] = useState({ tries: 0, isAsked: false });
  const [answer, setAnswer] = useState<{ to: number; component?: ComponentType }>({ to: -1 });

  useEffect(() => {
    if (!online && tries === 0) return undefined;
    let next: number | undefined;
    let isLeft = false;
    void fetchPage().then(
      (component) => {
        setAnswer({ to: tries, component });
      },
      () => {
        setAnswer({ to: tries });
        if (online && !isLeft)
          next = window.setTimeout(() => {
            setTries({ tries: tries + 1, isAsked: false });
          }, pauseAfter(tries));
      },
    );
    return () => {
      isLeft = true;
      clearTimeout(next);
    };
  }, [fetchPage, online, tries]);

  const { component: Fetched } = answer;
  if (Fetched) return <Fetched />;
  return (
    <Page title={t('unreached.title')} lead={t('errors.network.error')}>
      <div>
        <Button
          busy={isAsked && tries > answer.to && t('common.loading')}
          onPress={() => {
            setTries({ tries: tries + 1, isAsked: true });
          }}
        >
          {t('common.retry')}
        </Button>
      </div>
    </Page>
  );
}
