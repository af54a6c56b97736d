import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { readsMessages } from '../../contract/staffRoles.ts';
import { Passing, Unseen, ViewLinks } from '../ui';
import { useFollowDayQuery } from './liveApi';
import { useCountThreadsQuery } from './threadsApi';
import { staffPaths, threadsAt, todayAt } from './staffPaths';
import { useClinic, type StaffClinic } from './useClinic';

function Arrivals({ waiting }: { waiting: number }) {
  const { t } = useTranslation();
  const [heard, setHeard] = useState({ waiting, times: 0 });
  if (heard.waiting !== waiting)
    setHeard(({ waiting: before, times }) => ({ waiting, times: waiting > before ? times + 1 : times }));
  return (
    <Unseen as="div" aria-live="polite">
      {heard.times > 0 && (
        <Passing key={heard.times}>
          <p>{t('staff.live.message')}</p>
        </Passing>
      )}
    </Unseen>
  );
}

function ClinicNav({ clinic }: { clinic: StaffClinic }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { clinicId, role } = clinic;
  const mayRead = readsMessages(role);
  const { currentData } = useCountThreadsQuery(clinicId, { skip: !mayRead });
  useFollowDayQuery(clinicId);
  const day = { to: todayAt(clinicId), label: t('staff.nav.day') };
  const threads = {
    to: threadsAt(clinicId),
    label: currentData ? t('staff.nav.threads.count', { count: currentData.waiting }) : t('staff.nav.threads'),
  };
  return (
    <>
      <ViewLinks
        label={t('staff.nav')}
        current={(pathname.startsWith(staffPaths.threads) ? threads : day).to}
        views={mayRead ? [day, threads] : [day]}
      />
      {currentData && <Arrivals waiting={currentData.waiting} />}
    </>
  );
}

export function StaffNav({ clinics }: { clinics: readonly StaffClinic[] }) {
  const clinic = useClinic(clinics);
  return clinic && <ClinicNav key={clinic.clinicId} clinic={clinic} />;
}
