import type { DataRouter, RouteObject } from 'react-router-dom';

import { showDisplay } from '../lib/display';
import { languageOfBrowser } from '../lib/language';
import { addShapes } from '../ui/Icon';
import { laterShapes } from '../ui/laterShapes';
import { languageChanged, touched } from './sessionSlice';
import { staffApi } from './staffApi';
import { chosenLanguage, startStaffI18n } from './staffI18n';
import { makeStaffRoutes } from './staffRoutes';
import { makeStaffStore } from './staffStore';
import { speakAsMember } from './speakAsMember';

/** @throws when a catalogue cannot be read */
export const startStaff = async (makeRouter: (routes: RouteObject[]) => DataRouter) => {
  addShapes(laterShapes);
  // As chosen in the portal, which a person who works at a clinic may use, too.
  showDisplay({ theme: localStorage.getItem('theme'), contrast: localStorage.getItem('contrast') });
  const lang = chosenLanguage() ?? languageOfBrowser(navigator.language);
  const store = makeStaffStore();
  store.dispatch(languageChanged(lang));
  store.dispatch(touched(Date.now()));
  const [i18n, { data: member }] = await Promise.all([
    startStaffI18n(lang),
    store.dispatch(staffApi.endpoints.whoAmI.initiate(undefined, { subscribe: false })),
  ]);
  if (member) await speakAsMember(member, i18n, store.dispatch);
  return { store, i18n, router: makeRouter(makeStaffRoutes()) };
};
