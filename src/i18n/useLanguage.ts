import { useTranslation } from 'react-i18next';

import type { Language } from '../lib/language';

export const useLanguage = (): Language => (useTranslation().i18n.language === 'en' ? 'en' : 'fr');
