import { useTranslation } from 'react-i18next';

import { contrasts, themes } from '../../lib/display';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Card, Stack, Toggles } from '../../ui';
import { displayChosen, selectDisplay } from './displaySlice';

const asDevice = 'device';

export function DisplayChoices() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { theme, contrast } = useAppSelector(selectDisplay);
  return (
    <Stack $gap="l">
      <Card>
        <Stack $gap="m">
          <h2>{t('display.theme')}</h2>
          <Toggles
            label={t('display.theme')}
            chosen={theme ?? asDevice}
            options={[
              { value: asDevice, label: t('display.theme.device') },
              ...themes.map((value) => ({ value, label: t(`display.theme.${value}`) })),
            ]}
            onChoose={(value) => {
              dispatch(displayChosen({ theme: themes.find((one) => one === value) ?? null }));
            }}
          />
        </Stack>
      </Card>
      <Card>
        <Stack $gap="m">
          <h2>{t('display.contrast')}</h2>
          <p>{t('display.contrast.hint')}</p>
          <Toggles
            label={t('display.contrast')}
            chosen={contrast ?? asDevice}
            options={[
              { value: asDevice, label: t('display.contrast.device') },
              ...contrasts.map((value) => ({ value, label: t(`display.contrast.${value}`) })),
            ]}
            onChoose={(value) => {
              dispatch(displayChosen({ contrast: contrasts.find((one) => one === value) ?? null }));
            }}
          />
        </Stack>
      </Card>
    </Stack>
  );
}
