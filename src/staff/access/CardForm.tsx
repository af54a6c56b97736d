import { useTranslation } from 'react-i18next';

import { checkRequired } from '../../../contract/required.ts';
import { checkNam, cleanNam } from '../../../contract/rules.ts';
import type { StaffPersonSummary } from '../../../contract/staffPeople.ts';
import { useLanguage } from '../../i18n/useLanguage';
import { calendarDateOf, formatDate } from '../../lib/clinicTime';
import { BirthDateInput, Button, Card, NamInput, Note, PortalForm, useFieldValue, type FormFailure } from '../../ui';
import { useNoteCardMutation } from '../peopleApi';
import { useActKeys } from '../useActKeys';
import type { StaffClinic } from '../useClinic';
import { validateWho } from './FindPerson';

/** The number is compared with that of the file. */
const noAdvice = (): undefined => undefined;

type Values = { nam: string; birthDate: string };

type Props = { person: StaffPersonSummary; clinic: StaffClinic; onDone: (said: string) => void };

/** The date of the card will replace the recorded one. */
function OtherDate({ recorded, today }: { recorded: string | null; today: string }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const typed = useFieldValue('birthDate');
  if (recorded === null || typed === recorded || 'birthDate' in validateWho(typed, today)) return null;
  return (
    <Note icon="warning">{t('staff.card.otherDate', { date: formatDate(recorded, lang, { weekday: false }) })}</Note>
  );
}

function SeenForm({ person: { patientId, birthDate: recorded }, clinic: { clinicId, timeZone }, onDone }: Props) {
  const { t } = useTranslation();
  const [send] = useNoteCardMutation();
  const { keyOf, failed } = useActKeys();
  const today = calendarDateOf(new Date().toISOString(), timeZone);
  const validate = ({ nam, birthDate }: Values) => {
    const wrong = checkRequired(nam) ?? checkNam(nam);
    return { ...(wrong && { nam: wrong }), ...validateWho(birthDate, today) };
  };
  const note = async ({ nam, birthDate }: Values): Promise<FormFailure | undefined> => {
    const act = `${nam} ${birthDate}`;
    const { error } = await send({ clinic: clinicId, patientId, nam, birthDate, key: keyOf(act) });
    if (error) {
      failed(act, error);
      return error;
    }
    onDone(t('staff.card.done'));
    return undefined;
  };
  return (
    <PortalForm initialValues={{ nam: '', birthDate: '' }} validate={validate} onSubmit={note}>
      {({ isSending }) => (
        <>
          <NamInput
            name="nam"
            label={t('staff.card.nam')}
            hint={t('staff.card.nam.hint')}
            own={false}
            clean={cleanNam}
            advise={noAdvice}
          />
          <BirthDateInput name="birthDate" label={t('staff.card.birthDate')} namField="nam" />
          <OtherDate recorded={recorded} today={today} />
          <div>
            <Button type="submit" busy={isSending && t('staff.act.sending')}>
              {t('staff.card.submit')}
            </Button>
          </div>
        </>
      )}
    </PortalForm>
  );
}

export function CardForm(props: Props) {
  const { t } = useTranslation();
  const { number } = props.person;
  return (
    <Card>
      <h2>{t('staff.card.title')}</h2>
      <p>{t(`staff.card.${number}`)}</p>
      {number === 'claimed' && <SeenForm {...props} />}
    </Card>
  );
}
