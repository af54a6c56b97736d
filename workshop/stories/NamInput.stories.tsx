import { useTranslation } from 'react-i18next';

import { cleanNam } from '../../contract/rules.ts';
import { NamInput } from '../../src/ui';
import { SampleForm } from '../stage/SampleForm';
import type { Subject } from '../stage/story';

export default { title: 'Fields/NamInput' } satisfies Subject;

export function Empty() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ nam: '' }}>
      <NamInput
        name="nam"
        label={t('signup.nam')}
        hint={t('signup.nam.hint')}
        clean={cleanNam}
        advise={() => undefined}
      />
    </SampleForm>
  );
}

export function Advised() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ nam: 'DESM50072412' }}>
      <NamInput
        name="nam"
        label={t('signup.nam')}
        hint={t('signup.nam.hint')}
        clean={cleanNam}
        advise={() => 'nam.advice.checkDigit'}
      />
    </SampleForm>
  );
}

export function Wrong() {
  const { t } = useTranslation();
  return (
    <SampleForm values={{ nam: 'DESM5007' }} wrong={{ nam: 'errors.jsnamInvalidChars' }}>
      <NamInput
        name="nam"
        label={t('signup.nam')}
        hint={t('signup.nam.hint')}
        clean={cleanNam}
        advise={() => undefined}
      />
    </SampleForm>
  );
}
