import { api, tagTypes } from '../../api/api';
import type { StartListening } from '../../api/listening';
import { languageChanged } from './localeSlice';

/** Server texts follow the language: what was answered in the other one is asked for again. */
export const listenToLocale = (startListening: StartListening): void => {
  startListening({
    actionCreator: languageChanged,
    effect: (_action, { dispatch }) => {
      dispatch(api.util.invalidateTags([...tagTypes]));
    },
  });
};
