import { useTranslation } from 'react-i18next';

import type { Person } from '../../api/appointmentsApi';
import { useTold } from '../../i18n/useTold';
import { beside } from '../../lib/lists';
import { professionalChosen, reasonChosen } from '../../scheduling/channel/appointmentsSlice';
import { useCodeText } from '../../scheduling/text/useCodeText';
import { useNetwork } from '../../scheduling/text/useNetwork';
import { useAppDispatch } from '../../store/hooks';
import { TaskCard, TaskMissed } from '../../ui';
import { addressOfAgain, reasonOfAgain } from './againChoice';
import { useRemembered } from './useRemembered';

type Props = { person: Person; personName: string | undefined };

/** Names no reason: others may see the screen. */
export function BookAgain({ person, personName }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const dispatch = useAppDispatch();
  const codes = useCodeText();
  const { clinicOf, professionalsOf, professionOf, profNameOf } = useNetwork();
  const { chosen, missed, askAgain } = useRemembered(person);
  if (missed) return <TaskMissed icon="calendar" label={t('home.again.missed')} error={missed} onRetry={askAgain} />;
  const clinic = chosen && clinicOf(chosen.clinicId);
  if (!chosen || !clinic || chosen.offers === 'nothing') return null;
  const isThere = chosen.offers === 'professional' && professionalsOf([clinic.clinicId]).includes(chosen.profId ?? '');
  const profId = isThere ? chosen.profId : null;
  const label = (() => {
    const at = { clinic: clinic.name };
    if (profId === null)
      return personName === undefined
        ? told('home.again.clinic', at)
        : told('home.again.clinic.for', { ...at, name: personName });
    const who = { who: profNameOf(profId) };
    return personName === undefined ? told('home.again', who) : told('home.again.for', { ...who, name: personName });
  })();
  const about = beside([
    profId !== null && clinic.name,
    codes.profession(professionOf(profId)) || t(`careType.${chosen.careType}`),
    codes.mode(chosen.mode),
  ]);
  return (
    <TaskCard
      to={addressOfAgain(chosen)}
      icon="calendar"
      label={label}
      hint={about}
      onPress={() => {
        dispatch(reasonChosen(reasonOfAgain(chosen)));
        dispatch(professionalChosen({ profId, movingId: null }));
      }}
    />
  );
}
