import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';

import { useLanguage } from '../i18n/useLanguage';
import { tagOf, type Language } from '../lib/language';
import { LanguageSwitch, SkipLink } from '../ui';
import { FirstPage, makeFirstPage } from '../ui/firstPage';
import { NoticeVoice } from '../ui/NoticeVoice';
import { DayWatch } from './DayWatch';
import { makeUnsent, UnsentContext } from './leaving/unsent';
import { languageChanged, selectMember } from './sessionSlice';
import { SessionWatch } from './SessionWatch';
import { SignOut } from './SignOut';
import { StaffHeader } from './StaffHeader';
import { keepChosenLanguage, speakStaff } from './staffI18n';
import { isInside, staffPaths, toToday } from './staffPaths';
import { StaffNav } from './StaffNav';
import { useStaffDispatch, useStaffSelector } from './staffStore';
import { staffWidth } from './staffWidth';
import { useClinic } from './useClinic';
import { useTouch } from './useTouch';

const Screen = styled.div`
  min-height: 100vh;
  > main {
    max-width: ${staffWidth};
  }
`;

const useSwitchLanguage = () => {
  const { i18n } = useTranslation();
  const dispatch = useStaffDispatch();
  return async (to: Language): Promise<boolean> => {
    if (!(await speakStaff(i18n, to))) return false;
    keepChosenLanguage(to);
    dispatch(languageChanged(to));
    return true;
  };
};

/** The sign-in leads to the day that was asked for, and back to it. */
const useElsewhere = (): string | undefined => {
  const isSignedIn = useStaffSelector(selectMember) !== null;
  const { pathname, search } = useLocation();
  if (isSignedIn === isInside(pathname)) return undefined;
  return (isSignedIn ? staffPaths.day : staffPaths.signIn) + search;
};

export function StaffFrame() {
  const lang = useLanguage();
  const member = useStaffSelector(selectMember);
  const clinic = useClinic();
  const switchTo = useSwitchLanguage();
  const elsewhere = useElsewhere();
  useTouch();
  const [isFirst] = useState(makeFirstPage);
  const [unsent] = useState(makeUnsent);
  useEffect(() => {
    document.documentElement.lang = tagOf(lang);
  }, [lang]);
  return (
    <UnsentContext value={unsent}>
      <Screen>
        <NoticeVoice />
        <SkipLink />
        <StaffHeader
          homePath={member ? toToday(clinic?.clinicId) : staffPaths.signIn}
          name={member?.name}
          nav={member && <StaffNav />}
        >
          <LanguageSwitch onSwitch={switchTo} />
          {member && <SignOut />}
        </StaffHeader>
        {member && <SessionWatch />}
        {clinic && <DayWatch clinicId={clinic.clinicId} />}
        <FirstPage value={isFirst}>
          {elsewhere === undefined ? <Outlet /> : <Navigate to={elsewhere} replace />}
        </FirstPage>
      </Screen>
    </UnsentContext>
  );
}
