import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { refusalIn } from '../../../api/capability';
import { secondFactorApi } from '../../../api/secondFactorApi';
import { codeAsking } from '../../../api/withCode';
import { Button, Dialog, PortalForm, type FormFailure } from '../../../ui';
import { tellFailure } from '../../../scheduling/channel/tellFailure';
import { useAppDispatch } from '../../../store/hooks';
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
  const dispatch = useAppDispatch();
  const give = async (values: CodeValues): Promise<FormFailure | undefined> => {
    const { checkSecondFactor } = secondFactorApi.endpoints;
    const { error } = await dispatch(checkSecondFactor.initiate(values, { track: false }));
    const refusal = error && (refusalIn(error) ?? {});
    // Turned off meanwhile: nothing is asked any more.
    if (refusal && !('message' in refusal && refusal.message === 'factor.notOn')) return refusal;
    onGiven();
    return undefined;
  };
  return (
    <PortalForm
      initialValues={initialCode}
      validate={validateCode}
      onSubmit={give}
      tellFailure={tellFailure(t('unknown.done'))}
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

/** What was typed on the page stays under the dialog. */
export function CodeWatch() {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked>();
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
  const onGiven = () => {
    asked.resolve(true);
  };
  return (
    <Dialog
      title={t('factor.ask.title')}
      onClose={() => {
        asked.resolve(false);
      }}
    >
      <p>{t('factor.ask.lead')}</p>
      <CodeForm onGiven={onGiven} />
      <PasskeyCheck onGiven={onGiven} />
    </Dialog>
  );
}
