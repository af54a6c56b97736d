import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { failureIn } from '../../../api/capability';
import { useCheckSecondFactorMutation } from '../../../api/secondFactorApi';
import { codeAsking } from '../../../api/withCode';
import { Button, Dialog, PortalForm, type FormFailure } from '../../../ui';
import { PageTopSlot } from '../../../ui/PageTop';
import { tellFailure } from '../../../unproven/tellFailure';
import { canUsePasskeys } from '../passkeys/passkeyDevice';
import { PasskeyCheck } from '../passkeys/PasskeyCheck';
import { CodeField } from './CodeField';
import { initialCode, validateCode, type CodeValues } from './codeValues';

type Asked = { answer: Promise<boolean>; resolve: (isGiven: boolean) => void };

const makeAsked = (): Asked => {
  let resolve: Asked['resolve'] = () => undefined;
  const answer = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  return { answer, resolve };
};

function CodeForm({ onGiven }: { onGiven: () => void }) {
  const { t } = useTranslation();
  const [check] = useCheckSecondFactorMutation();
  const give = async (values: CodeValues): Promise<FormFailure | undefined> => {
    const { error } = await check(values);
    if (error && failureIn(error).message !== 'factor.notOn') return failureIn(error);
    onGiven();
    return undefined;
  };
  return (
    <PortalForm
      initialValues={initialCode}
      validate={validateCode}
      onSubmit={give}
      tellFailure={tellFailure(t('factor.notKnown'))}
    >
      {({ isSending }) => (
        <>
          <CodeField />
          <div>
            <Button type="submit" busy={isSending && t('factor.checking')}>
              {t('factor.goOn')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}

export function CodeWatch() {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked>();
  const [top, setTop] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let current: Asked | undefined;
    codeAsking.ask = () => {
      if (current === undefined) {
        const asking = makeAsked();
        current = asking;
        setAsked(asking);
        void asking.answer.then(() => {
          current = undefined;
          setAsked(undefined);
        });
      }
      return current.answer;
    };
    return () => {
      codeAsking.ask = undefined;
      current?.resolve(false);
    };
  }, []);
  if (asked === undefined) return null;
  return (
    <Dialog
      title={t('factor.ask.title')}
      onClose={() => {
        asked.resolve(false);
      }}
    >
      <p>{t('factor.ask.lead')}</p>
      <div ref={setTop} />
      <PageTopSlot value={top}>
        {canUsePasskeys() && (
          <PasskeyCheck
            onGiven={() => {
              asked.resolve(true);
            }}
          />
        )}
        <CodeForm
          onGiven={() => {
            asked.resolve(true);
          }}
        />
      </PageTopSlot>
    </Dialog>
  );
}
