import { api, tagTypes } from '../../api/api';
import type { StartListening } from '../../api/listening';
import { languageChanged } from './localeSlice';

/** Refetches server texts. */
export const listenToLocale = (startListening: StartListening): void => {
  startListening({
    actionCreator: languageChanged,
    effect: (_action, { dispatch }) => {
      dispatch(api.util.invalidateTags([...tagTypes]));
    },
  });
};
