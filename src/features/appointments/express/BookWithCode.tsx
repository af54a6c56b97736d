import type { ReactNode } from 'react';

import type { Reservation, Space } from '../../../../contract/appointments.ts';
import type { ExpressIdentified } from '../../../../contract/express.ts';
import { useIdentifyExpressMutation, type ExpressKept } from '../../../api/expressApi';
import { useLanguage } from '../../../i18n/useLanguage';
import { ProblemAlert } from '../ProblemAlert';
import { isEnded } from '../refusals';
import { identityOf, type ExpressAnswers } from './answers';
import { CodeStep } from './CodeStep';
import { useSendCode } from './useSendCode';

type Props = {
  kept: ExpressKept;
  place: Space;
  answers: ExpressAnswers;
  contactAddress: string;
  timer: ReactNode;
  /** Another code is on its way. */
  onSent: (sent: ExpressIdentified) => void;
  onBooked: (visit: Reservation) => void;
  onLost: () => void;
  onEnded: () => void;
};

/** The code books the visit; another one can be asked for, and only the newest counts. */
export function BookWithCode({ kept, place, answers, contactAddress, timer, onSent, ...ways }: Props) {
  const lang = useLanguage();
  const sendCode = useSendCode(kept, place, ways);
  const [identify, { isLoading, isSuccess, error }] = useIdentifyExpressMutation();
  const askAgain = async () => {
    const { data, error: failure } = await identify({ token: kept.token, ...identityOf(answers, lang) });
    if (data) onSent(data);
    else if (isEnded(failure)) ways.onEnded();
  };
  return (
    <CodeStep
      email={answers.email}
      contactAddress={contactAddress}
      timer={timer}
      onCode={sendCode}
      again={{
        send: () => {
          void askAgain();
        },
        isBusy: isLoading,
        isDone: isSuccess,
        problem: <ProblemAlert problem={error} />,
      }}
    />
  );
}
