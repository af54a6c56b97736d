import type { DataRouter, RouteObject } from 'react-router-dom';

import { languageOfBrowser } from '../lib/language';
import { spoken, touched } from './sessionSlice';
import { staffApi } from './staffApi';
import { chosenLanguage, speakStaff, startStaffI18n } from './staffI18n';
import { makeStaffRoutes } from './staffRoutes';
import { makeStaffStore } from './staffStore';

export const startStaff = async (makeRouter: (routes: RouteObject[]) => DataRouter) => {
  const lang = chosenLanguage() ?? languageOfBrowser(navigator.language);
  const store = makeStaffStore();
  store.dispatch(spoken(lang));
  store.dispatch(touched(Date.now()));
  const [i18n, { data: member }] = await Promise.all([
    startStaffI18n(lang),
    store.dispatch(staffApi.endpoints.whoAmI.initiate(undefined, { subscribe: false })),
  ]);
  if (member && chosenLanguage() === null && member.lang !== lang && (await speakStaff(i18n, member.lang)))
    store.dispatch(spoken(member.lang));
  return { store, i18n, router: makeRouter(makeStaffRoutes()) };
};
