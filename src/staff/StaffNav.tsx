import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import { readsMessages, seesConnection } from '../../contract/staffRoles.ts';
import { Passing, saysWhole, Unseen } from '../ui';
import { Badge, Landmark, Links, Unseen as Told } from '../ui/navShapes';
import { toAccess, toConnection, toSlots, toThreads, toToday } from './staffPaths';
import { useCountThreadsQuery } from './threadsApi';
import { useClinic, type StaffClinic } from './useClinic';

/** Said on any page, and only when one more waits. */
function Arrivals({ waiting }: { waiting: number }) {
  const { t } = useTranslation();
  const [heard, setHeard] = useState({ waiting, times: 0 });
  if (heard.waiting !== waiting)
    setHeard(({ waiting: before, times }) => ({ waiting, times: waiting > before ? times + 1 : times }));
  return (
    <Unseen as="div" {...saysWhole}>
      <p>{heard.times > 0 && <Passing key={heard.times}>{t('staff.live.message')}</Passing>}</p>
    </Unseen>
  );
}

function ClinicNav({ clinicId, role }: StaffClinic) {
  const { t } = useTranslation();
  const { currentData } = useCountThreadsQuery(clinicId);
  return (
    <>
      <Landmark aria-label={t('staff.nav')} data-room="line">
        <Links>
          <li>
            <NavLink to={toToday(clinicId)}>{t('staff.nav.day')}</NavLink>
          </li>
          <li>
            <NavLink to={toSlots(clinicId)}>{t('staff.nav.slots')}</NavLink>
          </li>
          <li>
            <NavLink to={toThreads(clinicId)}>
              <span>{t('staff.nav.threads')}</span>
              {currentData && currentData.waiting > 0 && (
                <>
                  <Badge aria-hidden="true">{currentData.waiting}</Badge>{' '}
                  <Told>{t('staff.nav.waiting', { count: currentData.waiting })}</Told>
                </>
              )}
            </NavLink>
          </li>
          <li>
            <NavLink to={toAccess(clinicId)}>{t('staff.nav.access')}</NavLink>
          </li>
          {seesConnection(role) && (
            <li>
              <NavLink to={toConnection(clinicId)}>{t('staff.nav.connection')}</NavLink>
            </li>
          )}
        </Links>
      </Landmark>
      {currentData && <Arrivals waiting={currentData.waiting} />}
    </>
  );
}

/** Nothing for who reads no messages: the name of the area leads to the day. */
export function StaffNav() {
  const clinic = useClinic();
  return clinic && readsMessages(clinic.role) && <ClinicNav key={clinic.clinicId} {...clinic} />;
}
