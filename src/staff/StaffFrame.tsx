import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';

import { useLanguage } from '../i18n/useLanguage';
import { tagOf, type Language } from '../lib/language';
import { LanguageSwitch, SkipLink } from '../ui';
import { FirstPage, makeFirstPage } from '../ui/firstPage';
import { NoticeVoice } from '../ui/NoticeVoice';
import { width } from '../ui/theme/tokens';
import { selectMember, spoken } from './sessionSlice';
import { SessionWatch } from './SessionWatch';
import { SignOut } from './SignOut';
import { StaffHeader } from './StaffHeader';
import { keepChosenLanguage, speakStaff } from './staffI18n';
import { StaffNav } from './StaffNav';
import { isInside, staffPaths } from './staffPaths';
import { useStaffDispatch, useStaffSelector } from './staffStore';
import { useTouch } from './useTouch';

const Screen = styled.div`
  min-height: 100vh;
  > main {
    max-width: calc(${width.home} * 1.4);
  }
`;

const useSwitchLanguage = () => {
  const { i18n } = useTranslation();
  const dispatch = useStaffDispatch();
  return async (to: Language): Promise<boolean> => {
    const isSpoken = await speakStaff(i18n, to);
    if (!isSpoken) return false;
    keepChosenLanguage(to);
    dispatch(spoken(to));
    return true;
  };
};

const useElsewhere = (): string | undefined => {
  const member = useStaffSelector(selectMember);
  const { pathname, search } = useLocation();
  const isLost = member === null ? isInside(pathname) : !isInside(pathname);
  if (!isLost) return undefined;
  return (member === null ? staffPaths.signIn : staffPaths.day) + search;
};

export function StaffFrame() {
  const lang = useLanguage();
  const member = useStaffSelector(selectMember);
  const switchTo = useSwitchLanguage();
  const elsewhere = useElsewhere();
  useTouch();
  const [isFirst] = useState(makeFirstPage);
  useEffect(() => {
    document.documentElement.lang = tagOf(lang);
  }, [lang]);
  return (
    <Screen>
      <NoticeVoice />
      {member && <SessionWatch />}
      <SkipLink />
      <StaffHeader name={member?.name} nav={member && <StaffNav clinics={member.clinics} />}>
        <LanguageSwitch onSwitch={switchTo} />
        {member && <SignOut />}
      </StaffHeader>
      <FirstPage value={isFirst}>
        {elsewhere === undefined ? <Outlet /> : <Navigate to={elsewhere} replace />}
      </FirstPage>
    </Screen>
  );
}
