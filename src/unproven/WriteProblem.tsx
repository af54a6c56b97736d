import type { ComponentProps } from 'react';

import { useServerMessage } from '../i18n/useServerMessage';
import { LookAgain } from './LookAgain';
import { NotKnown } from './NotKnown';

type Props = {
  failure: NonNullable<Exclude<Parameters<ReturnType<typeof useServerMessage>>[0], string>>;
  what: string;
  phone?: ComponentProps<typeof NotKnown>['phone'];
  isBusy?: boolean;
  onLook: () => void;
};

export function WriteProblem({ failure, what, phone, isBusy = false, onLook }: Props) {
  const text = useServerMessage();
  if (failure.status !== 'unproven') return <p>{text(failure)}</p>;
  return (
    <NotKnown
      what={what}
      phone={phone}
      isReplaced={failure.message === 'errors.replacedWrite'}
      look={<LookAgain isBusy={isBusy} onLook={onLook} />}
    />
  );
}
