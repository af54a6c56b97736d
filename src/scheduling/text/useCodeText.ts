import { useTranslation } from 'react-i18next';

import {
  clinicKinds,
  isCataloguedReason,
  modes,
  professions,
  type ClinicKind,
  type Mode,
  type Profession,
} from '../../../contract/catalogues.ts';

/** Other back ends' unknown codes get no text. */
const isOf = <T extends string>(known: readonly T[], code: string | undefined): code is T =>
  known.some((one) => one === code);

/** A reason that is no code is the person's own words. */
export const useCodeText = () => {
  const { t } = useTranslation();
  return {
    clinicKind: (code: ClinicKind | undefined) => (isOf(clinicKinds, code) ? t(`clinicKind.${code}`) : ''),
    mode: (code: Mode | undefined) => (isOf(modes, code) ? t(`mode.${code}`) : ''),
    modeChange: (from: Mode | undefined, to: Mode) =>
      from !== to && isOf(modes, from) && isOf(modes, to)
        ? { now: t(`news.moved.now.${to}`), was: t(`news.moved.was.${from}`) }
        : undefined,
    profession: (code: Profession | undefined) => (isOf(professions, code) ? t(`profession.${code}`) : ''),
    reason: (text: string) => (isCataloguedReason(text) ? t(`reason.${text}`) : text),
  };
};
