import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffSlot } from '../../../contract/staffSlots.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { formatDate } from '../../lib/clinicTime';
import { listed } from '../../lib/lists';
import { AlertDialog, Button, Outcome } from '../../ui';
import { useSaid } from '../useSaid';
import { ReasonForm } from './ReasonForm';
import { isUntaken, isWithdrawable } from './slotsOf';
import { useCloseDay } from './useCloseDay';

type Props = {
  clinicId: string;
  date: string;
  slots: readonly StaffSlot[];
  /** They are about to change. */
  onClosing: (slots: readonly StaffSlot[]) => void;
};

export function CloseDay({ clinicId, date, slots, onClosing }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const lang = useLanguage();
  const { said, onDone } = useSaid();
  const [asked, setAsked] = useState<readonly StaffSlot[]>();
  const closeDay = useCloseDay({ clinic: clinicId, date }, onDone);
  const open = slots.filter((slot) => isUntaken(slot) || slot.reservationId !== null);
  const keep = () => {
    setAsked(undefined);
  };
  const count = (of: readonly StaffSlot[]) => {
    const aside = of.filter(({ state }) => state === 'setAside').length;
    return listed([
      t('staff.count.free', { count: of.filter(isWithdrawable).length }),
      aside > 0 && t('staff.slots.close.aside', { count: aside }),
      t('staff.count.appointments', { count: of.filter(({ reservationId }) => reservationId !== null).length }),
    ]);
  };
  return (
    <>
      {said && (
        <Outcome key={said.count} tone="success">
          <p>{said.text}</p>
        </Outcome>
      )}
      {open.length > 0 && (
        <div>
          <Button
            look="secondary"
            onPress={() => {
              setAsked(open);
            }}
          >
            {t('staff.slots.close.button')}
          </Button>
        </div>
      )}
      {asked && (
        <AlertDialog
          title={t('staff.slots.close.title', { date: formatDate(date, lang) })}
          text={told('staff.slots.close.text', {}, { what: count(asked) })}
          onDismiss={keep}
        >
          <ReasonForm
            act="close"
            onSubmit={(reason) => {
              onClosing(asked);
              return closeDay(asked, reason);
            }}
            onClosed={keep}
          />
        </AlertDialog>
      )}
    </>
  );
}
