import { useTranslation } from 'react-i18next';

import { useGetChoicesQuery } from '../../api/choicesApi';
import type { Person } from '../../api/appointmentsApi';
import { useGetUserQuery } from '../../api/profileApi';
import { professionalChosen, reasonChosen } from '../../scheduling/channel/appointmentsSlice';
import { useCodeText } from '../../scheduling/text/useCodeText';
import { useNetwork } from '../../scheduling/text/useNetwork';
import { useAppDispatch } from '../../store/hooks';
import { TaskCard } from '../../ui';
import { addressOfAgain, reasonOfAgain } from './againChoice';

type Props = { person: Person; personName: string | undefined };

export function BookAgain({ person, personName }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const codes = useCodeText();
  const { clinicOf, professionalsOf, professionOf, profNameOf } = useNetwork();
  const { data: choices = [] } = useGetChoicesQuery();
  const { data: profile } = useGetUserQuery();
  const patientId = person === null ? profile?.patientId : person.patientId;
  const chosen = choices.find((one) => one.patientId === patientId);
  const clinic = chosen && clinicOf(chosen.clinicId);
  if (!chosen || !clinic) return null;
  const { clinicId, careType, mode } = chosen;
  const profId = chosen.profId !== null && professionalsOf([clinicId]).includes(chosen.profId) ? chosen.profId : null;
  const who = profId === null ? clinic.name : profNameOf(profId);
  const about = [
    profId !== null && clinic.name,
    codes.profession(professionOf(profId)) || t(`careType.${careType}`),
    codes.mode(mode),
  ];
  return (
    <TaskCard
      to={addressOfAgain(chosen)}
      icon="calendar"
      label={personName === undefined ? t('home.again', { who }) : t('home.again.for', { who, name: personName })}
      hint={about.filter(Boolean).join(' · ')}
      onPress={() => {
        dispatch(professionalChosen({ profId, movingId: null }));
        dispatch(reasonChosen(reasonOfAgain(chosen)));
      }}
    />
  );
}
